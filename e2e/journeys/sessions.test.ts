import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { logInAsEmployer } from '../harness/account-forms.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';
import { logInByApi } from '../harness/people.ts';

const panel = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
const list = (page: Page) => panel(page, 'Where you are signed in');
const rows = (page: Page) => list(page).getByRole('listitem');

const openAccount = async (page: Page): Promise<void> => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 992;
  await page.getByRole('button', { name: isPhone ? 'Menu' : /Ana|Ravi/ }).click();
  await page.getByText('Account', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
};

/** The same user on a phone of their own: another browser, another address. */
const onAPhone = async (browser: Browser, email: string, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.7' },
  });
  const phone = await context.newPage();
  await openAs(phone, 'Employee', email);
  await expect(phone).toHaveURL(/\/profile\/add\/personal-detail$/);
  return phone;
};

test('[PWD-06] A candidate sees where they are signed in and signs out a lost phone', {
  tag: '@any-width',
}, async ({ page, browser, baseURL, people }) => {
  const email = await people.signUpCandidate();
  const phone = await onAPhone(browser, email, baseURL);
  await openAs(page, 'Employee', email);
  await expect(page).toHaveURL(/\/profile\/add\/personal-detail$/);
  await openAccount(page);

  await expect(list(page).getByText('2 sessions')).toBeVisible();
  await expect(rows(page).first()).toContainText('This device');
  await expect(rows(page).first().getByRole('button')).toHaveCount(0);
  const lost = rows(page).nth(1);
  await expect(lost).toContainText('Safari on iPhone');
  await expect(lost).toContainText('198.51.100.7');
  await expectAccessible(page);

  const end = lost.getByRole('button', { name: /^Sign out of Safari on iPhone, signed in .+, last used / });
  await end.click();
  const question = page.getByRole('dialog', { name: 'Sign out there?' });
  await expect(question).toContainText('Safari on iPhone');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(end).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out there.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(list(page).getByText('1 session')).toBeVisible();

  await phone.goto('/account');
  await expect(phone.getByText('Hi, Welcome back!')).toBeVisible();
  await phone.context().close();
});

test('[PWD-06] An employer sees the company and signs out everywhere else', { tag: '@any-width' }, async ({
  page,
  request,
  people,
}) => {
  const email = await people.signUpEmployer();
  for (let logins = 0; logins < 21; logins += 1) await logInByApi(request, 'employer', email);
  await page.goto('/account');
  await logInAsEmployer(page, email);
  await expect(page).toHaveURL(/\/account$/);
  await expect(panel(page, 'Company')).toContainText('Søn & Co');

  await expect(list(page).getByText('22 sessions')).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  await list(page).getByRole('button', { name: 'Load more' }).click();
  await expect(rows(page)).toHaveCount(22);
  await list(page).getByRole('button', { name: 'Sign out everywhere else' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
  await page.route('**/V1/account/sessions/end-others', (route) => route.abort());
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(question.getByRole('alert')).toContainText('We could not reach the server.');
  await page.unroute('**/V1/account/sessions/end-others');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('This device');
  await expect(list(page).getByRole('button')).toHaveCount(0);
});

test('[PWD-06] [APP-16] A list that does not come says so, and Retry brings it', {
  tag: '@any-width',
}, async ({ page, people }) => {
  const email = await people.signUpCandidate();
  await page.route('**/V1/account/sessions', (route) => route.abort());
  await openAs(page, 'Employee', email, '/profile/change-password');
  await page.getByRole('link', { name: 'See where you are signed in' }).click();
  await expect(list(page).getByRole('alert')).toContainText('This could not be loaded');
  await expectAccessible(page);
  await page.unroute('**/V1/account/sessions');
  await list(page).getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page)).toContainText('This device');
});
