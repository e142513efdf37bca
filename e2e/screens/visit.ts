import type { Page, Route } from '@playwright/test';
import { nextFrames } from '../harness/frames.ts';
import type { Browsers } from './browsers.ts';
import type { Cast } from './cast.ts';
import type { Shown, Trouble } from './screen.ts';

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
  const filters = document.querySelector('#main aside [aria-busy=true]'); // their code may come after the page
  return heading !== null && filters === null && (loading !== null) === mayLoad; // without a heading it is the page's code that is still to come
};

/** Waits until the screen stands as it should: a changed window may make it load something again. */
export const untilReady = async (page: Page, { trouble }: Shown): Promise<void> => {
  await page.waitForFunction(isReady, { mayLoad: trouble === 'loading' }, { timeout: 15_000 });
};

/** Lets what hangs on the window's size come to rest. */
export const resize = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await nextFrames(page);
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
  readonly browsers: Browsers;
  readonly cast: Cast;
  /** Of the window that the screen is opened in. */
  readonly width: number;
};

/** Leaves the window as if nothing had been done in it. */
const leave = async (page: Page, isVisitor: boolean): Promise<void> => {
  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' }); // who waits for an answer is about to leave
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.evaluate((forgetAll) => {
    sessionStorage.clear();
    if (forgetAll) localStorage.clear();
  }, isVisitor);
};

/** Opens a screen in one of its states; `use` looks at it. */
export const visit = async <T>(
  { browsers, cast, width }: Visit,
  shown: Shown,
  use: (page: Page) => Promise<T>,
): Promise<T> => {
  const page = await browsers.windowOf(shown.as);
  try {
    await page.setViewportSize({ width, height: 900 });
    const { path, trouble } = shown;
    if (trouble !== undefined && trouble !== 'offline') await page.route(dataCalls, answers[trouble]);
    await page.goto(typeof path === 'string' ? path : path(cast));
    await settle(page, shown);
    return await use(page);
  } finally {
    await leave(page, shown.as === undefined);
  }
};
