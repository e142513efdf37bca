import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/fixtures.ts';

test('[APP-01] A signed-out visitor gets the login screen, whatever was asked for', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText('Hi, Welcome back!')).toBeVisible();
  await expectAccessible(page);
});

test('[API-03] The document of the HTTP interface can be browsed', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.goto('/V1/docs');
  await expect(page.getByRole('heading', { name: /Forte/ })).toBeVisible();
  await page.locator('[data-path="/V1/login/userLogin"]').click();
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible();
});

test('[SEC-15] A missing asset is a 404 and never the page', { tag: '@any-width' }, async ({ request }) => {
  for (const path of ['/assets/missing.js', '/missing.png', '/V1/missing', '/dev/missing']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.json(), path).toMatchObject({ Code: '0' });
  }
});

test('[SEC-14] No public page asks anything of another origin', { tag: '@any-width' }, async ({
  page,
  baseURL,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  for (const path of [
    '/auth/login',
    '/signup',
    '/forget-password',
    '/privacy-policy',
    '/about',
    '/V1/docs',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  expect([...asked].filter((origin) => origin !== 'null')).toEqual([baseURL]);
});
