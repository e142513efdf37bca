/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';

/** The scripts that were asked for up to a call's answer, or to now, and those of them that the document names. */
const scriptsOf = (page: Page, call: string | undefined) =>
  page.evaluate((path) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const end = entries.find(({ name }) => path !== undefined && name.endsWith(path))?.responseEnd;
    const asked = entries.filter(
      ({ name, startTime }) => name.endsWith('.js') && startTime <= (end ?? Number.POSITIVE_INFINITY),
    );
    const named = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][fetchpriority=low]'),
    ].map(({ href }) => href);
    const start = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
    return { asked: asked.map(({ name }) => name).sort(), named: [start, ...named] };
  }, call);

test('The document of the search names every script that the search begins with', async ({
  page,
  people,
}) => {
  const email = await people.signUpEmployer();
  // What comes once the page rests is not begun with.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openAs(page, 'Employer', email, '/dashboard');
  await expect(page.getByRole('heading', { level: 2 }).getByRole('link').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).getByRole('link').first()).toBeVisible();
  const { asked, named } = await scriptsOf(page, '/V1/employer/list-user-profile');
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((script) => !named.includes(script))).toEqual([]);
});

for (const path of ['/signUp', '/privacy-policy']) {
  test(`The document of ${path} names every script that the page begins with`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { asked, named } = await scriptsOf(page, undefined);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter((script) => !named.includes(script))).toEqual([]);
  });
}
