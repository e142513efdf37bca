import { expectAccessible } from '../harness/accessible.ts';
import { logIn, logInAsEmployer } from '../harness/account-forms.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';

const sessionOf = 'forte-session';

test('[AUTH-01] [SIGN-01] [SIGN-10] Login and sign-up greet both roles and lead to each other', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByText('Hi, Welcome back!')).toBeVisible();
  await expect(page.getByText("You're a")).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Employee' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('secret');
  await page.getByRole('button', { name: /show password/i }).click();
  await expect(password).toHaveAttribute('type', 'text');

  await page.getByRole('radio', { name: 'Employer' }).click();
  await page.getByLabel('Email').fill('recruiter@example.com');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/forget-password$/);
  await expect(page.getByLabel(/email/i)).toHaveValue('recruiter@example.com');

  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an Account' }).click();
  await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible();
  await expect(page.getByText('looking for a job')).toBeVisible();
  await expect(page.getByText('looking to hire')).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByText('Hi, Welcome back!')).toBeVisible();
});

test('[AUTH-03] [AUTH-04] A login that fails says one sentence, and each field its own', async ({
  page,
  newEmail,
}) => {
  await page.goto('/auth/login');
  const email = page.getByLabel('Email');
  await email.fill('nobody@localhost');
  await email.blur();
  await expect(page.getByText('Invalid domain name')).toBeVisible();
  await email.fill('');
  await email.blur();
  await expect(page.getByText('Email is required')).toBeVisible();
  await logIn(page, newEmail());
  const banner = page.getByText('The login details are incorrect');
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /close|dismiss/i }).click();
  await expect(banner).toBeHidden();
});

test('[SIGN-05] [SIGN-06] The terms can be read before they are agreed to, and no sign-up goes without', async ({
  page,
}) => {
  await page.goto('/signUp');
  await page.getByRole('button', { name: /Terms & Conditions/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Applicant Data Privacy').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Signup' })).toBeDisabled();
});

test('[APP-13] Public pages show the welcome, and about and contact their word', async ({ page }) => {
  for (const word of ['about', 'contact']) {
    await page.goto(`/${word}`);
    await expect(page.getByRole('main').getByText(word, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Forte, start page' })).toBeVisible();
    await expectAccessible(page);
  }
});

test('[APP-03] [APP-04] The splash waits three seconds, then says so and keeps the session', {
  tag: '@any-width',
}, async ({ page, people }) => {
  const email = await people.signUpCandidate();
  await openAs(page, 'Employee', email);
  await expect(page).toHaveURL(/\/profile\/add\/personal-detail$/);

  let hangs = true;
  await page.route('**/V1/login/userVerifyToken', (route) => (hangs ? undefined : route.continue()));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome to Forte' })).toBeVisible();
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  await expectAccessible(page);
  hangs = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Personal/ })).toBeVisible();

  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, api_token: 'x'.repeat(43) }));
  }, sessionOf);
  await page.reload();
  await expect(page.getByText('Hi, Welcome back!')).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionOf)).toBeNull();
});

test('[APP-05] [APP-06] [APP-12] The employer has a header, a new tab knows the role, and leaving one tab leaves all', async ({
  page,
  context,
  people,
}) => {
  const email = await people.signUpEmployer();
  await page.goto('/auth/login');
  await logInAsEmployer(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionOf)).toContain('api_token');
  expect(await page.evaluate(() => sessionStorage.getItem('userType'))).toBe('2');

  const isPhone = (page.viewportSize()?.width ?? 0) < 992;
  if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Home', 'Explore Employee', 'Posting Jobs', 'Subscription']) {
    await expect(navigation.getByRole('link', { name })).toBeVisible();
  }
  await page.keyboard.press('Escape');

  const other = await context.newPage();
  await other.goto('/');
  await expect(other).toHaveURL(/\/dashboard$/);
  await other.goto('/logout');
  await expect(other).toHaveURL(/\/auth\/login$/);
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText('You were signed out in another tab.')).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionOf)).toBeNull();
});

test('[APP-12] A candidate has a header of their own', async ({ page, people }) => {
  const email = await people.signUpCandidate();
  await openAs(page, 'Employee', email);
  await expect(page).toHaveURL(/\/profile\/add\/personal-detail$/);
  const isPhone = (page.viewportSize()?.width ?? 0) < 992;
  if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Home', 'Explore Jobs', 'Applied Jobs', 'Saved Jobs']) {
    await expect(navigation.getByRole('link', { name })).toBeVisible();
  }
  if (!isPhone) await page.getByRole('button', { name: /Ana/ }).click();
  for (const name of ['Edit Profile', 'Change Password', 'Logout']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
});
