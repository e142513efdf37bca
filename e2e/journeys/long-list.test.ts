/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/fixtures.ts';
import { resting } from '../harness/frames.ts';
import { openAs } from '../harness/open-as.ts';

/** The first card that begins in view (the highest of a phone is 500), and how high it stands there. */
const firstInView = (page: Page) =>
  page.evaluate(() => {
    for (const row of document.querySelectorAll('main li[aria-posinset]')) {
      const { top } = row.getBoundingClientRect();
      if (top >= 100 && top < 700) return { place: row.getAttribute('aria-posinset'), top: Math.round(top) };
    }
    return undefined;
  });

test('[APP-14] [SEARCH-05] Of a long list the rows near what is seen are there; one comes back to the same row, and the focus stays', async ({
  page,
  people,
}) => {
  test.slow();
  const email = await people.signUpEmployer();
  await openAs(page, 'Employer', email, '/dashboard?pages=6');
  const rows = page.locator('main li[aria-posinset]');
  await expect(rows.first()).toHaveAttribute('aria-setsize', /^\d+$/);
  // Six pages are loaded one after the other; the last is there when the list can be seen down to its end.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return rows.last().getAttribute('aria-posinset');
    })
    .toBe('120');
  expect(await rows.count()).toBeLessThan(60);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect.poll(async () => Number((await firstInView(page))?.place)).toBeGreaterThan(30);
  const left = await resting(page, () => firstInView(page));
  const link = page.locator(`main li[aria-posinset="${left?.place}"]`).getByRole('heading').getByRole('link');
  await link.click();
  await expect(page).toHaveURL(/\/employee-profile\//);
  await page.getByRole('button', { name: 'Back to dashboard' }).click();
  await expect.poll(() => firstInView(page)).toEqual(left);

  await link.focus();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('main li[aria-posinset="1"]')).toBeVisible();
  await expect(link).toBeFocused();
  await expectAccessible(page);
  const next = Number(left?.place) + 1;
  for (let pressed = 0; pressed < 10; pressed += 1) {
    await page.keyboard.press('Tab');
    if ((await page.locator(`li[aria-posinset="${next}"]:focus-within`).count()) > 0) break;
  }
  await expect(page.locator(`li[aria-posinset="${next}"]:focus-within`)).toBeInViewport();
});
