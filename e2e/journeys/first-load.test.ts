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
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][fetchpriority=low]');
    const start = document.querySelectorAll<HTMLScriptElement>('script[type=module]');
    const named = [...[...links].map(({ href }) => href), ...[...start].map(({ src }) => src)];
    return { asked: asked.map(({ name }) => name).sort(), named };
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

/** The calls of a page that is opened afresh, in order. */
const callsOf = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries.map(({ name }) => new URL(name).pathname).filter((path) => path.startsWith('/V1/'));
  });

/** Opens a page whose start is held back. @returns how to let it go */
const withoutStart = async (page: Page, role: 'Employee' | 'Employer', email: string, path: string) => {
  const start = /\/assets\/index-[^/]+\.js$/;
  const held = Promise.withResolvers<void>();
  await page.route(start, async (route) => {
    await held.promise;
    await route.continue();
  });
  const opened = openAs(page, role, email, path); // a page is open once its start is here
  return async () => {
    held.resolve();
    await opened;
  };
};

test('Who is there and the first candidates are asked for once, before the start is here', async ({
  page,
  people,
}) => {
  const email = await people.signUpEmployer();
  const list = page.waitForResponse(/list-user-profile/);
  const letStart = await withoutStart(page, 'Employer', email, '/dashboard');
  await list;
  await letStart();
  await expect(page.getByRole('heading', { level: 2 }).getByRole('link').first()).toBeVisible();
  expect(await callsOf(page)).toEqual([
    '/V1/login/employerUserVerifyToken',
    '/V1/employer/list-user-profile',
  ]);
});

test("Who is there and that candidate's first jobs are asked for once, before the start is here", async ({
  page,
  people,
}) => {
  const { email } = await people.newCandidate();
  const list = page.waitForResponse(/jobsList/);
  const letStart = await withoutStart(page, 'Employee', email, '/explore-jobs');
  await list;
  await letStart();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Jobs' })).toBeVisible();
  const calls = (await callsOf(page)).map((path) => path.replace(/[\w-]{36}$/, '{id}'));
  expect(calls).toEqual([
    '/V1/login/userVerifyToken',
    '/V1/employees/jobsList',
    '/V1/profile/viewProfile/{id}',
  ]);
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
