/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { logIn, otherCode, signUp, typeCode } from '../harness/account-forms.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';
import { password } from '../harness/people.ts';

const digits = (page: Page) =>
  page
    .getByLabel(/^Digit \d of 4$/)
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
const kept = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

const alertOf = (page: Page, title: 'Success Message' | 'Error Message') =>
  page.getByRole(title === 'Success Message' ? 'status' : 'alert').filter({ hasText: title });

const flows = [
  {
    role: 'Employee',
    kept: 'email',
    screen: '/otp-verification',
    call: 'verifyEmail',
    createCall: 'createUserData',
  },
  {
    role: 'Employer',
    kept: 'Eplremail',
    screen: '/employer-otp-verification',
    call: 'employerVerifyMailOTP',
    createCall: 'createEmployeerData',
  },
] as const;

for (const flow of flows) {
  test(`[SIGN-07] [OTP-03] [OTP-04] ${flow.role}: Code 1, 2 and 0 of the sign-up, a wrong code, a missing e-mail, the right code`, {
    tag: '@any-width',
  }, async ({ page, mailbox, newEmail }) => {
    test.setTimeout(120_000);
    const email = newEmail();
    const ends = (path: string) => new RegExp(`${path}$`, 'i');
    await signUp(page, email, { role: flow.role }); // Code '1'
    await expect(page).toHaveURL(ends(flow.screen));
    expect(await kept(page, flow.kept)).toBe(email);
    const firstId = await kept(page, 'uniqueId');
    await mailbox.readCode(email);

    await signUp(page, email, { role: flow.role }); // Code '2': signed up before, not verified
    await expect(page).toHaveURL(ends(flow.screen));
    expect(await kept(page, 'uniqueId')).not.toBe(firstId);
    const code = await mailbox.readCode(email);

    await typeCode(page, otherCode(code));
    await expect(alertOf(page, 'Error Message')).toContainText('This code is wrong or no longer valid.');
    await expect(page).toHaveURL(ends(flow.screen));
    expect(await digits(page)).toEqual(['', '', '', '']);
    await expect(page.getByLabel('Digit 1 of 4')).toBeFocused();

    await page.evaluate((name) => localStorage.removeItem(name), flow.kept);
    await typeCode(page, code);
    await expect(page).toHaveURL(/\/signup$/i);
    await expect(page.getByText('Please try again')).toBeVisible();

    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [flow.kept, email] as const);
    await page.goto(flow.screen.toUpperCase());
    await typeCode(page, code); // Code '1'
    await expect(page).toHaveURL(/\/register-success$/);
    await expect(alertOf(page, 'Success Message')).toContainText('Your account is created and verified.');
    expect([await kept(page, flow.kept), await kept(page, 'uniqueId')]).toEqual([null, null]);

    await signUp(page, email, { role: flow.role }); // Code '0'
    await expect(alertOf(page, 'Error Message')).toContainText('This email is already registered');
    await expect(page).toHaveURL(/\/signup$/i);
    await expect(page.getByText('Please try again')).toHaveCount(flow.role === 'Employer' ? 1 : 0);
  });
}

for (const flow of flows) {
  test(`[OTP-04] ${flow.role}: a screen that waits for the code tells that the sign-up was finished in another tab, or on another device`, {
    tag: '@any-width',
  }, async ({ page, context, request, mailbox, newEmail }) => {
    test.slow();
    const email = newEmail();
    await signUp(page, email, { role: flow.role });
    const other = await context.newPage();
    await other.goto(flow.screen);
    await expect(other.getByLabel('Digit 1 of 4')).toBeVisible();
    await typeCode(page, await mailbox.readCode(email));
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(
        'Awesome! Your account created & verified successfully',
      );
      await expect(tab.getByRole('link', { name: 'Login' })).toBeVisible();
    }
    await other.close();

    const isOver = async () => {
      await expect(page).toHaveURL(/\/register-success$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This sign-up is over');
      await expect(page.getByText('Log in, or sign up again.')).toBeVisible();
    };
    for (const comesBack of [false, true]) {
      const second = newEmail();
      await signUp(page, second, { role: flow.role });
      await expect(page.getByLabel('Digit 1 of 4')).toBeVisible();
      const emailOtp = await mailbox.readCode(second);
      const verified = await request.post(`/V1/login/${flow.call}`, { data: { email: second, emailOtp } });
      expect(verified.status()).toBe(200);
      if (comesBack) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      else await typeCode(page, emailOtp);
      await isOver();
    }
    await expectAccessible(page);
  });
}

test('[OTP-03] [PWD-01] [PWD-03] Each screen that needs something stored sends away who has not got it', {
  tag: '@any-width',
}, async ({ page }) => {
  for (const path of ['/otp-verification', '/employer-otp-verification', '/fp-otp-verification']) {
    await page.goto(path);
    await expect(alertOf(page, 'Error Message')).toContainText('Please sign up to access this page.');
    await expect(page).toHaveURL(/\/signup$/i);
  }
  await page.goto('/reset-password');
  await expect(alertOf(page, 'Error Message')).toContainText('Please ask for a code first.');
  await expect(page).toHaveURL(/\/forget-password$/);
});

test('[OTP-02] [PWD-01] [PWD-02] The wait of 120 s goes on over a reload, then Resend mails a code that fits', {
  tag: '@any-width',
}, async ({ page, mailbox, people }) => {
  const email = await people.signUpCandidate();
  await page.clock.install();
  await page.goto('/forget-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/fp-otp-verification$/);
  await expect(page.getByText(/registered email/)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByText(/^Resend in [56]\d seconds\.$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Resend in [345]\d seconds\.$|^Resend in 60 seconds\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend' })).toBeHidden();
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Resend' }).click();
  // The server's clock has not moved: it refuses, names the seconds, and the screen counts them.
  await expect(alertOf(page, 'Error Message')).toContainText(/You can ask for a new code in \d+ seconds\./);
  await expect(page.getByText(/^Resend in 1?\d\d seconds\.$/)).toBeVisible();
  await typeCode(page, await mailbox.readCode(email));
  await expect(page).toHaveURL(/\/reset-password$/);
});

test('[APP-08] [APP-10] [APP-01] Signed in, the login and the sign-up lead to the index, unknown paths say Oops!, and roles are guarded', {
  tag: '@any-width',
}, async ({ page, people }) => {
  const email = await people.signUpCandidate();
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(/\/auth$/);
  await openAs(page, 'Employee', email);
  await expect(page).toHaveURL(/personal-detail$/);
  for (const path of ['/', '/auth', '/AUTH/login', '/login', '/auth/any', '/employer-otp-verification']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/profile\/add\/personal-detail$/);
  }
  for (const path of ['/no-such-page', '/error/500']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
  }
  for (const path of [
    '/Dashboard',
    '/posting-jobs',
    '/saved-jobs',
    '/access-denied',
    '/employer/access-denied',
  ]) {
    await page.goto(path);
    await expect(page.getByText(/^Access denied\. You are not authorized/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Personal detail' })).toBeVisible();
  }
  await expectAccessible(page);
  await page.goto('/SignOut');
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('[SIGN-07] [OTP-06] A mailed link opened in another browser asks for the password that was chosen', {
  tag: '@any-width',
}, async ({ page, browser, baseURL, mailbox, newEmail }) => {
  const email = newEmail();
  await signUp(page, email);
  await expect(page).toHaveURL(/\/otp-verification$/);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await other.goto(await mailbox.readLink(email));
  await other.getByRole('button', { name: 'Verify' }).click();
  const chosen = other.getByRole('textbox', { name: 'Password' });
  await expect(other.getByRole('alert')).toContainText('Enter the password that you chose');
  await expect(other.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await expectAccessible(other);
  await chosen.fill('Another-one!7');
  await other.getByRole('button', { name: 'Verify' }).click();
  await expect(other.getByRole('alert')).toContainText('This is not the password that was chosen');
  await chosen.fill(password);
  await chosen.press('Enter');
  await expect(other).toHaveURL(/\/register-success$/);
  await context.close();
});

test('[PWD-03] [OTP-06] A reset link opened while another user is signed in leads to the new password, signed out', {
  tag: '@any-width',
}, async ({ page, request, mailbox, people }) => {
  const employer = await people.signUpEmployer();
  const candidate = await people.signUpCandidate();
  await openAs(page, 'Employee', candidate);
  await expect(page).toHaveURL(/personal-detail$/);
  await request.post('/V1/login/forgetPassword', { data: { userType: '2', email: employer } });
  await page.goto(await mailbox.readLink(employer));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('New password').fill('Another-Horse!9');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/reset-success$/);
  await expect(alertOf(page, 'Success Message')).toContainText('Your password is changed.');
  expect([await kept(page, 'fpEmail'), await kept(page, 'userType')]).toEqual([null, null]);
  expect((await mailbox.readMail(employer)).subject).toBe('Your Forte password was changed');
  const asEmployer = { username: employer, password: 'Another-Horse!9' };
  expect((await request.post('/V1/login/employerLogin', { data: asEmployer })).status()).toBe(200);
});

const failures = [
  {
    path: '/auth/login',
    call: 'userLogin',
    fill: { Email: 'asha@example.com', Password: 'secret' },
    button: 'Login',
  },
  { path: '/forget-password', call: 'forgetPassword', fill: { Email: 'asha@example.com' }, button: 'Submit' },
  { path: '/reset-password', call: 'resetPassword', fill: { 'New password': 'Abcdefg!' }, button: 'Submit' },
] as const;

test('[AUTH-03] [APP-16] A failing network or server says so, offers to try again, and keeps what was typed', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('reset-grant', 'any');
    localStorage.setItem('fpEmail', 'asha@example.com');
  });
  for (const { path, call, fill, button } of failures) {
    let calls = 0;
    await page.route(`**/V1/login/${call}`, (route) => {
      calls += 1;
      const Message = 'The service is busy. Please try again in a moment.';
      if (calls === 1) return route.abort('connectionrefused');
      return route.fulfill({ status: 503, json: { Code: '0', Message, Data: null } });
    });
    await page.goto(path);
    const field = (label: string) => page.getByRole('main').getByRole('textbox', { name: label });
    for (const [label, typed] of Object.entries(fill)) await field(label).fill(typed);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toContainText('The service is busy. Please try again in a moment.');
    for (const [label, typed] of Object.entries(fill)) await expect(field(label)).toHaveValue(typed);
    await expect(page.getByText('The login details are incorrect')).toBeHidden();
    expect(calls).toBe(2);
  }
});

test('[OTP-01] A code that could not be sent stays in its boxes; a long wait stays in sight', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('email', 'asha@example.com'));
  await page.goto('/otp-verification');
  await page.route('**/V1/login/verifyEmail', (route) => route.abort('connectionrefused'), { times: 1 });
  await typeCode(page, '1234');
  await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
  expect(await digits(page)).toEqual(['1', '2', '3', '4']);
  const Message =
    'There were too many wrong codes. Please try again in 24 hours, or use the link in our mail.';
  await page.route('**/V1/login/verifyEmail', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '86400' },
      json: { Code: '0', Message, Data: null },
    }),
  );
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toContainText(Message);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
  await expectAccessible(page);
});

test('[AUTH-03] The right password of an address that is not verified leads to its code screen, which says why', {
  tag: '@any-width',
}, async ({ page, mailbox, newEmail }) => {
  const email = newEmail();
  await signUp(page, email);
  await expect(page).toHaveURL(/\/otp-verification$/);
  const code = await mailbox.readCode(email);
  await page.evaluate(() => localStorage.clear());
  await logIn(page, email);
  await expect(page).toHaveURL(/\/otp-verification$/);
  await expect(alertOf(page, 'Error Message')).toContainText('Your email is not verified yet.');
  await typeCode(page, code);
  await expect(page).toHaveURL(/\/register-success$/);
});
