import { expect, type Locator, type Page } from '@playwright/test';
import { password } from './people.ts';

/** More stops than any page has between two controls of a journey. */
const mostStops = 90;

/** Runs in the page: whether the control that has focus shows it, by an outline of its own, its frame's or its card's. */
const showsFocus = (): boolean => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.matches('main, h1')) return true;
  const hasOutline = (element: Element | null, pseudo?: string): boolean => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  return (
    hasOutline(focused) ||
    hasOutline(focused, '::after') ||
    hasOutline(focused, '::before') ||
    hasOutline(focused.closest('label, .mantine-Input-input')) ||
    hasOutline(focused.nextElementSibling) // drawn for a box that is not seen itself
  );
};

/** Runs in the page: whether a part of what has focus is seen, and not below a bar that stands still (WCAG 2.4.11). */
const isSeen = (): boolean => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return true;
  const isDrawn = focused.getBoundingClientRect().width > 0;
  const drawn = isDrawn ? focused : (focused.nextElementSibling ?? focused); // the word of a choice stands for its box
  const { left, top, right, bottom } = drawn.getBoundingClientRect();
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 3, top + 3],
    [right - 3, bottom - 3],
  ] as const;
  return points.some(([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (drawn.contains(found) || found.contains(drawn));
  });
};

const pressTab = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> => {
  await page.keyboard.press(key);
  const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160));
  // A sheet that slides in, or a page that comes in below, is on its way for a moment: what counts is where it ends.
  await expect.poll(() => page.evaluate(showsFocus), { message: `focus shows on ${where}` }).toBe(true);
  await expect
    .poll(() => page.evaluate(isSeen), { message: `what has focus is in view: ${where}` })
    .toBe(true);
};

/** Goes from stop to stop until that control has focus; each stop on the way shows its focus, in view. */
export const tabTo = async (
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  await control.waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await pressTab(page, key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No key leads to ${control}.`);
};

/** Goes to a control and presses it. */
export const pressByKey = async (page: Page, control: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};

/** Goes to a field and types. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};

/** Chooses an option of the list that has focus, once the list is there: a key that comes before it chooses nothing. */
export const chooseByKey = async (page: Page, list: Locator): Promise<void> => {
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  if ((await list.getAttribute('aria-activedescendant')) === null) await page.keyboard.press('ArrowDown');
  await expect(list).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
};

/** Fills the form of the login and sends it. */
export const logInByKeys = async (
  page: Page,
  email: string,
  role: 'Employee' | 'Employer',
): Promise<void> => {
  await page.goto('/auth/login');
  await tabTo(page, page.getByRole('radio', { name: 'Employee' }));
  if (role === 'Employer') await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: role })).toBeChecked();
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByRole('textbox', { name: 'Password' }), password);
  await page.keyboard.press('Enter');
};
