import { completeProfileStatus } from '@forte/contract';
import type { Browser, BrowserContext } from '@playwright/test';
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

/** A browser for each person, which keeps what it has loaded; a visitor has a new one each time. */
export type Browsers = {
  readonly of: (name: PersonName | undefined) => Promise<BrowserContext>;
  readonly close: () => Promise<void>;
};

export const createBrowsers = (browser: Browser, url: string, cast: Cast): Browsers => {
  const open = new Map<PersonName, BrowserContext>();
  const visitors: BrowserContext[] = [];
  const start = (person?: Person) =>
    browser.newContext({
      reducedMotion: 'reduce', // nothing is caught on its way
      locale: 'en-US',
      baseURL: url,
      ...(person === undefined ? {} : { storageState: stateOf(url, person) }),
    });
  return {
    of: async (name) => {
      if (name === undefined) {
        const context = await start();
        visitors.push(context);
        return context;
      }
      const context = open.get(name) ?? (await start(cast.people[name]));
      open.set(name, context);
      return context;
    },
    close: async () => {
      for (const context of [...open.values(), ...visitors]) await context.close();
    },
  };
};
