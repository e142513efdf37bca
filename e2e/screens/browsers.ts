import { completeProfileStatus } from '@forte/contract';
import type { Browser, Page } from '@playwright/test';
import type { Cast, Person, PersonName } from './cast.ts';

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

/**
 * A browser for each person, with one window that goes from screen to screen: a new one would read and compile the whole
 * product again.
 */
export type Browsers = {
  /** The window of a person, or of a visitor. */
  readonly windowOf: (name: PersonName | undefined) => Promise<Page>;
  readonly close: () => Promise<void>;
};

export const createBrowsers = (browser: Browser, url: string, cast: Cast): Browsers => {
  const windows = new Map<PersonName | undefined, Page>();
  const start = async (person?: Person): Promise<Page> => {
    const context = await browser.newContext({
      reducedMotion: 'reduce', // nothing is caught on its way
      locale: 'en-US',
      baseURL: url,
      ...(person === undefined ? {} : { storageState: stateOf(url, person) }),
    });
    return context.newPage();
  };
  return {
    windowOf: async (name) => {
      const page = windows.get(name) ?? (await start(name && cast.people[name]));
      windows.set(name, page);
      return page;
    },
    close: async () => {
      for (const page of windows.values()) await page.context().close();
    },
  };
};
