import type { Page } from '@playwright/test';
import type { Cast, PersonName } from './cast.ts';

/** What may be wrong, or not there yet, when a screen is looked at. */
export type Trouble = 'loading' | 'error' | 'offline';

/** One way that a screen can look. */
export type Shown = {
  /** `empty`, `one`, `many`, `longest`, or what was done on it: `delete`, `errors`. */
  readonly state: string;
  /** Left out: a visitor. */
  readonly as?: PersonName;
  readonly path: string | ((cast: Cast) => string);
  readonly trouble?: Trouble;
  /** Brings the screen to its state, as a user would. */
  readonly act?: (page: Page) => Promise<void>;
  /** Where the state exists on one side of the folded header only: what it opens is not there on the other. */
  readonly only?: 'phone' | 'desk';
};

export type Screen = { readonly name: string; readonly states: readonly Shown[] };

/** A screen that reads something, in each trouble it may have with that. */
export const troubles = (shown: Pick<Shown, 'as' | 'path'>): Shown[] =>
  (['loading', 'error', 'offline'] as const).map((trouble) => ({ ...shown, state: trouble, trouble }));

export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

/** Opens the page anew as if the one before it had told it that. */
export const told = (state: object) => async (page: Page) => {
  await page.evaluate((more) => history.replaceState({ ...history.state, ...more }, ''), state);
  await page.reload();
};

/** Sends a form that is not to be taken as it is: waits for the sentence at what is missing. */
export const refused = async (page: Page): Promise<void> => {
  await page.locator('main form button[type=submit]').last().click();
  await page.locator('main form [id$=-error]').first().waitFor();
};

/** Leaves every required field empty, so that each has its sentence. */
export const blurEverything = async (page: Page): Promise<void> => {
  for (const field of await page.locator('main form input:not([type=radio], [type=checkbox])').all()) {
    await field.focus();
    await field.blur();
  }
};

/** Up to this width the header and the filters are folded. */
const phoneWidth = 991;

/** Whether a state can be looked at that wide. */
export const fits = ({ only }: Shown, width: number): boolean =>
  only === undefined || (only === 'phone') === width <= phoneWidth;
