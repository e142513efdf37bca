import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { logIn, logInAsEmployer } from '../harness/account-forms.ts';
import { expect, test } from '../harness/fixtures.ts';
import { wholeBrowserOptions } from '../harness/launch-options.ts';
import { openAs } from '../harness/open-as.ts';
import { logInByApi } from '../harness/people.ts';

// As browsers do, and Playwright does not by default: pages that were left are kept for the Back button.
test.use({ launchOptions: { ...wholeBrowserOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const firstStep = /\/profile\/add\/personal-detail$/;

/** With which tokens the page calls from now on. */
const tokensSentBy = (page: Page) => {
  const tokens = new Set<string>();
  page.on('request', (sent) => {
    const { authorization } = sent.headers();
    if (authorization !== undefined) tokens.add(authorization);
  });
  return () => [...tokens];
};

const storageOf = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, tab: { ...sessionStorage } }));

test('[APP-06] Another user in one tab leaves nothing of the first one in another', {
  tag: '@any-width',
}, async ({ page, context, people }) => {
  const recruiter = await people.signUpEmployer();
  const candidate = await people.signUpCandidate();
  await openAs(page, 'Employer', recruiter, '/account');
  await expect(page.getByText('Søn & Co')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/logout');
  await expect(other).toHaveURL(/\/auth\/login$/);
  await expect(page.getByText('You were signed out in another tab.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await expectAccessible(page);
  const tokens = tokensSentBy(page);

  await logIn(other, candidate);
  await expect(other).toHaveURL(firstStep);
  await expect(page).toHaveURL(firstStep);
  await expect(page.getByText('Søn & Co')).toHaveCount(0);
  await page.reload();
  // The heading comes before the first call is answered, the form after it.
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
  const { local } = await storageOf(page);
  expect(local.userType).toBe('1');
  expect(tokens()).toEqual([`Bearer ${JSON.parse(local['forte-session'] ?? '{}').api_token}`]);
});

test('[APP-06] A login that replaces another one is taken over by every tab before it shows anything', {
  tag: '@any-width',
}, async ({ page, context, request, people }) => {
  const recruiter = await people.signUpEmployer();
  const candidate = await people.signUpCandidate();
  await openAs(page, 'Employer', recruiter, '/account');
  await expect(page.getByText('Søn & Co')).toBeVisible();
  const tokens = tokensSentBy(page);

  // Nobody logged out first: two logins at the same time in two tabs end like this.
  const { token } = await logInByApi(request, 'candidate', candidate);
  const other = await context.newPage();
  await other.goto('/mark.svg');
  await other.evaluate((api_token) => {
    localStorage.setItem('userType', '1');
    localStorage.setItem('forte-session', JSON.stringify({ api_token, profileStatus: 0 }));
  }, token);
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByText('Søn & Co')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Saved Jobs' })).toBeVisible();
  expect(tokens()).toEqual([`Bearer ${token}`]);
});

test('[APP-06] After the logout, Back shows nothing private', { tag: '@any-width' }, async ({
  page,
  context,
  people,
}) => {
  const { email } = await people.newCandidate('Tapestry');
  await logIn(page, email);
  await expect(page.getByText('Tapestry').first()).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('This device')).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/auth\/login$/);
  const { local, tab } = await storageOf(page);
  expect(local).toEqual({});
  expect(Object.keys(tab).filter((key) => !key.startsWith('tsr-scroll'))).toEqual([]);
  await page.goBack();
  await expect(page.getByText('Hi, Welcome back!')).toBeVisible();
  await expect(page.getByText('Tapestry')).toHaveCount(0);

  // The page was kept whole while its user logged out elsewhere.
  await logIn(page, email);
  await expect(page.getByText('Tapestry').first()).toBeVisible();
  await page.evaluate('globalThis.isKeptPage = true');
  await page.goto('about:blank');
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(other).toHaveURL(/\/auth\/login$/);
  await page.goBack();
  await expect(page.getByText('Hi, Welcome back!')).toBeVisible();
  await expect(page.getByText('Tapestry')).toHaveCount(0);
  expect(await page.evaluate('globalThis.isKeptPage')).toBe(true);
});

test('[APP-15] A session that was ended from elsewhere says so, and the form is as it was after the login', {
  tag: '@any-width',
}, async ({ page, request, people }) => {
  const email = await people.signUpEmployer();
  await page.goto('/employer/add/posting-jobs?from=mail');
  await logInAsEmployer(page, email);
  await expect(page).toHaveURL(/\/employer\/add\/posting-jobs\?from=mail$/);
  const location = page.getByLabel(/^Address/);
  await location.fill('Austin, Texas');
  const { local } = await storageOf(page);
  const { api_token: token } = JSON.parse(local['forte-session'] ?? '{}');
  const ended = await request.post('/V1/login/logout', { headers: { authorization: `Bearer ${token}` } });
  expect(ended.status()).toBe(200);

  await page.getByRole('link', { name: 'Posting Jobs' }).click();
  await expect(
    page.getByText('Your session has ended. Please log in again; you will return to where you were.'),
  ).toBeVisible();
  await logInAsEmployer(page, email);
  await expect(page).toHaveURL(/\/posting-jobs$/);
  await page.goto('/employer/add/posting-jobs');
  await expect(location).toHaveValue('Austin, Texas');
});

test('[SEC-18] [APP-02] A login returns to a page of this site only, however the address is written', {
  tag: '@any-width',
}, async ({ page, baseURL, people }) => {
  test.slow();
  const email = await people.signUpEmployer();
  const evil = [
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example/dashboard',
    `${baseURL}@evil.example/dashboard`,
    'javascript:document.title="evil"',
    'java\nscript:document.title="evil"',
    'data:text/html,evil',
    '%2F%2Fevil.example',
    '/%2F%2Fevil.example',
    '/logout',
  ];
  for (const written of evil) {
    await page.goto(`/auth/login?returnTo=${encodeURIComponent(written)}`);
    await logInAsEmployer(page, email);
    await expect(page, written).toHaveURL(`${baseURL}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  }
  await page.goto(`/auth/login?returnTo=${encodeURIComponent('/posting-jobs?sort=oldest')}`);
  await logInAsEmployer(page, email);
  await expect(page).toHaveURL(`${baseURL}/posting-jobs?sort=oldest`);
});

test('[APP-03] [APP-04] Without a stored session nothing is asked; with one, the splash lets go of it', {
  tag: '@any-width',
}, async ({ page, people }) => {
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/V1/')) calls.push(sent.url());
  });
  await page.goto('/');
  await expect(page.getByText('Hi, Welcome back!')).toBeVisible();
  expect(calls).toEqual([]);

  const email = await people.signUpCandidate();
  await openAs(page, 'Employee', email);
  await expect(page).toHaveURL(/\/profile\/add\/personal-detail$/);
  await page.route('**/V1/login/userVerifyToken', () => undefined);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);
  const left = page.waitForResponse('**/V1/login/logout');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Hi, Welcome back!')).toBeVisible();
  expect((await left).status()).toBe(200);
  expect((await storageOf(page)).local).toEqual({});
});
