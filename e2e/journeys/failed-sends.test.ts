import type { Page } from '@playwright/test';
import { fillPerson, sendSignUp } from '../harness/account-forms.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';
import { password } from '../harness/people.ts';

/** Longer than the shared alert and a toast stay. */
const longerThanAToast = 8_000;
const wait = 'There were too many attempts. Please try again in 15 minutes.';

/** The first send reaches nobody, the second is told to wait, and then the server is there again. */
const failTwice = async (page: Page, call: string): Promise<void> => {
  let sent = 0;
  await page.route(call, (route) => {
    sent += 1;
    if (sent === 1) return route.abort('connectionrefused');
    if (sent > 2) return route.continue();
    const headers = { 'retry-after': '900' };
    return route.fulfill({ status: 429, headers, json: { Code: '0', Message: wait, Data: null } });
  });
};

/** Each failure stays in sight over a form that keeps what was typed; a wait of minutes offers no Retry. */
const expectToLast = async (page: Page, typed: Readonly<Record<string, string>>): Promise<void> => {
  const banner = page.getByRole('main').getByRole('alert');
  await expect(banner).toContainText('We could not reach the server.');
  await page.clock.runFor(longerThanAToast);
  await expect(banner).toContainText('We could not reach the server.');
  await banner.getByRole('button', { name: 'Retry' }).click();
  await expect(banner).toContainText(wait);
  await page.clock.runFor(longerThanAToast);
  await expect(banner).toContainText(wait);
  await expect(banner.getByRole('button', { name: 'Retry' })).toBeHidden();
  for (const [label, text] of Object.entries(typed)) {
    await expect(page.getByRole('main').getByRole('textbox', { name: label, exact: true })).toHaveValue(text);
  }
};

test.describe('A send that fails says so until the next try', { tag: '@any-width' }, () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('[SIGN-04] [APP-16] a sign-up', async ({ page, newEmail }) => {
    await failTwice(page, '**/V1/login/createUserData');
    await page.goto('/signUp');
    await fillPerson(page, newEmail());
    await sendSignUp(page);
    await expectToLast(page, { 'First Name': 'Asha', Password: password });
    await page.getByRole('button', { name: 'Signup' }).click();
    await expect(page).toHaveURL(/\/otp-verification$/);
  });

  test('[PWD-04] [APP-16] a change of password', async ({ page, people }) => {
    await failTwice(page, '**/V1/profile/change-password/**');
    await openAs(page, 'Employee', await people.signUpCandidate(), '/profile/change-password');
    const [current, next] = ['Current password', 'New password'].map((label) =>
      page.getByRole('textbox', { name: label }),
    );
    await current?.fill(password);
    await next?.fill('Another!passphrase8');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectToLast(page, { 'Current password': password, 'New password': 'Another!passphrase8' });
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('status').filter({ hasText: /password/i })).toBeVisible();
  });

  test('[OTP-06] [APP-16] a mailed link', async ({ page, mailbox, newEmail }) => {
    const email = newEmail();
    await page.goto('/signUp');
    await fillPerson(page, email);
    await sendSignUp(page);
    await expect(page).toHaveURL(/\/otp-verification$/);
    const link = await mailbox.readLink(email);
    await failTwice(page, '**/V1/login/verifyLink');
    await page.goto(link);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expectToLast(page, {});
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(/\/register-success$/);
  });
});
