import { expectAccessible } from '../harness/accessible.ts';
import { fillLogin, fillPerson, sendSignUp, signUp, typeCode } from '../harness/account-forms.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';
import { password } from '../harness/people.ts';

test('[SIGN-02] [OTP-01] [OTP-02] [OTP-04] [AUTH-02] [APP-07] A candidate signs up, verifies and begins at the first step', async ({
  page,
  mailbox,
  newEmail,
}) => {
  const email = newEmail();
  await signUp(page, email);
  await expect(page).toHaveURL(/\/otp-verification$/);
  await expect(page.getByText(`to your registered email ${email}.`)).toBeVisible();
  await expect(page.getByText(/^Resend in 1\d\d seconds\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await expectAccessible(page);
  await typeCode(page, await mailbox.readCode(email));
  await expect(
    page.getByRole('heading', { name: 'Awesome! Your account created & verified successfully' }),
  ).toBeVisible();
  await expect(page).toHaveTitle('Done - Forte');
  await expect(page.getByText('Login & Update your profile', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/profile\/add\/personal-detail$/);
});

test('[SIGN-03] [APP-06] [APP-08] An employer signs up, logs in, and logs out leaving nothing behind', async ({
  page,
  mailbox,
  newEmail,
}) => {
  const email = newEmail();
  await page.goto('/signup');
  await page.getByRole('radio', { name: /Employer/ }).click();
  await page.getByRole('radio', { name: 'Non-Profit Organisation' }).check();
  await page.getByLabel('Organisation Name').fill('Helping Hands');
  await page.getByLabel('Designation').fill('Recruiter');
  await fillPerson(page, email);
  await sendSignUp(page);
  await expect(page).toHaveURL(/\/employer-otp-verification$/);
  await typeCode(page, await mailbox.readCode(email));
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('[PWD-01] [PWD-02] [PWD-03] A forgotten password is replaced, and only the new one logs in', {
  tag: '@any-width',
}, async ({ page, mailbox, people }) => {
  const email = await people.signUpCandidate();
  await page.goto('/forget-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/fp-otp-verification$/);
  await typeCode(page, await mailbox.readCode(email));
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('New password').fill('Another-Horse!');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your account reset & verified successfully' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await fillLogin(page, email);
  await expect(page.getByText('The login details are incorrect')).toBeVisible();
  await fillLogin(page, email, 'Another-Horse!');
  await expect(page).toHaveURL(/\/profile\/add\/personal-detail$/);
});

test('[APP-02] [APP-15] An ended session is told, and the login returns to the same page', {
  tag: '@any-width',
}, async ({ page, mailbox, newEmail }) => {
  const email = newEmail();
  await signUp(page, email);
  await expect(page).toHaveURL(/\/otp-verification$/);
  await page.goto(await mailbox.readLink(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await fillLogin(page, email);
  await expect(page).toHaveURL(/personal-detail$/);
  await page.goto('/account');
  // Until the stored session is verified, the start would write it back.
  await expect(page.getByLabel('Current password')).toBeVisible();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('forte-session') ?? '{}');
    localStorage.setItem('forte-session', JSON.stringify({ ...kept, api_token: 'x'.repeat(43) }));
  });
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill('Another-Horse!');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/account$/);
});

test('[APP-09] [APP-10] Access Denied names the missing step; an unknown page says Oops!', async ({
  page,
  people,
}) => {
  await openAs(page, 'Employee', await people.signUpCandidate());
  await expect(page).toHaveURL(/personal-detail$/);
  await page.goto('/Explore-Jobs');
  await expect(page.getByText('Access denied. You are not authorized to use this page.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Personal detail' })).toBeVisible();
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible();
});

test('[OTP-03] The code screen without a sign-up leads to the sign-up', async ({ page }) => {
  await page.goto('/otp-verification');
  await expect(page.getByText('Please sign up to access this page.')).toBeVisible();
  await expect(page).toHaveURL(/\/signup$/i);
});
