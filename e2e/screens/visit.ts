import { completeProfileStatus } from '@forte/contract';
import type { Browser, Page, Route } from '@playwright/test';
import type { Cast, Person } from './cast.ts';
import type { Shown, Trouble } from './screen.ts';

const userTypes = { employee: '1', employer: '2' } as const;

/** A browser in which this person has logged in before. */
const stateOf = (url: string, { token, role }: Person) => ({
  cookies: [],
  origins: [
    {
      origin: url,
      localStorage: [
        {
          name: 'forte-session',
          value: JSON.stringify({ api_token: token, profileStatus: completeProfileStatus }), // the server says which it is
        },
        { name: 'userType', value: userTypes[role] },
      ],
    },
  ],
});

const failure = { status: 500, json: { Code: '0', Message: 'Something went wrong.', Data: null } };

const answers: Readonly<Record<Exclude<Trouble, 'offline'>, (route: Route) => Promise<void> | undefined>> = {
  loading: () => undefined, // no answer, ever
  error: (route) => route.fulfill(failure),
};

/** All that a screen reads; who is signed in is known all the same. */
const dataCalls = /\/V1\/(?!login\/)/;

/** What stands on a screen that is there: its heading, and no shape of what is still to come. */
const isReady = ({ mayLoad }: { mayLoad: boolean }): boolean => {
  const heading = document.querySelector('#main h1'); // the splash has a main of its own
  const loading = document.querySelector('#main [aria-label="Loading"]');
  return (heading !== null || loading !== null) && (mayLoad ? loading !== null : loading === null);
};

/** Waits until the screen stands as it should: a changed window may make it load something again. */
export const untilReady = async (page: Page, { trouble }: Shown): Promise<void> => {
  await page.waitForFunction(isReady, { mayLoad: trouble === 'loading' }, { timeout: 15_000 });
};

/** Lets what hangs on the window's size come to rest. */
export const resize = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
};

const settle = async (page: Page, shown: Shown): Promise<void> => {
  await untilReady(page, shown);
  if (shown.trouble === 'offline') await page.context().setOffline(true);
  if (shown.act !== undefined) {
    await shown.act(page);
    await untilReady(page, shown);
  }
  await page.evaluate(() => document.fonts.ready);
};

export type Visit = {
  readonly browser: Browser;
  readonly url: string;
  readonly cast: Cast;
  /** Of the window that the screen is opened in. */
  readonly width: number;
};

/** Opens a screen in one of its states in a browser of its own; `use` looks at it. */
export const visit = async <T>(
  { browser, url, cast, width }: Visit,
  shown: Shown,
  use: (page: Page) => Promise<T>,
): Promise<T> => {
  const person = shown.as === undefined ? undefined : cast.people[shown.as];
  const context = await browser.newContext({
    reducedMotion: 'reduce', // nothing is caught on its way
    locale: 'en-US',
    baseURL: url,
    viewport: { width, height: 900 },
    ...(person === undefined ? {} : { storageState: stateOf(url, person) }),
  });
  try {
    const page = await context.newPage();
    const { path, trouble } = shown;
    if (trouble !== undefined && trouble !== 'offline') await page.route(dataCalls, answers[trouble]);
    await page.goto(typeof path === 'string' ? path : path(cast));
    await settle(page, shown);
    return await use(page);
  } finally {
    await context.close();
  }
};
