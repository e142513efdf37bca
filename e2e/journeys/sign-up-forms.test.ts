/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { fillPerson, sendSignUp } from '../harness/account-forms.ts';
import { expect, test } from '../harness/fixtures.ts';
import { password } from '../harness/people.ts';

const signupButton = (page: Page) => page.getByRole('button', { name: /^(Signup|Please wait\.\.\.)$/ });
const terms = (page: Page) => page.getByRole('checkbox', { name: 'I Agree to all Terms & Conditions' });
const country = (page: Page) => page.getByRole('button', { name: /country: / });
const employeeCall = '**/V1/login/createUserData';

/** Sets a value as a browser's autofill does: no key, no focus, an input and a change event. */
const fillAsBrowser = (input: Element, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }));
};
const autofill = async (page: Page, values: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) {
    for (const input of await page.locator(`input[autocomplete="${name}"]`).all()) {
      await input.evaluate(fillAsBrowser, value);
    }
  }
};

/** From now on time passes only by `clock.runFor`. */
const stopClock = async (page: Page): Promise<void> => {
  const start = Date.parse('2030-01-01T10:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 60_000);
};

test('[SIGN-04] Enter with errors tells them and goes to the first wrong field', async ({ page }) => {
  await page.goto('/signup');
  await expect(signupButton(page)).toBeDisabled();
  await page.getByLabel('Email address').fill('nobody');
  await page.getByLabel('Email address').press('Enter');
  const firstName = page.getByLabel('First Name');
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAttribute('aria-invalid', 'true');
  await expect(firstName).toHaveAccessibleDescription('First Name is required');
  await expect(page.getByLabel('Last Name')).toHaveAccessibleDescription('Last Name is required');
  await expect(page.getByLabel('Contact Number')).toHaveAccessibleDescription('Mobile is required');
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription('Invalid email format');
  await expect(page.getByLabel(/^Password/)).toHaveAccessibleDescription(/Password is required/);
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription(
    'Confirm Password is required',
  );
  await expect(terms(page)).toHaveAccessibleDescription('Agree to the Terms & Conditions to sign up');
  await expectAccessible(page);
});

test('[SIGN-02] Phone: paste and autofill pick the country, and what is typed stays as typed', async ({
  page,
}) => {
  await page.goto('/signup');
  const number = page.getByLabel('Contact Number');
  await expect(country(page)).toHaveText('IN +91');
  await number.pressSequentially('98 765-4');
  await expect(number).toHaveValue('98 765-4');
  await number.fill('');
  await page.keyboard.insertText('+41 79 424 24 36'); // a paste, as far as the page can tell
  await expect(country(page)).toHaveText('CH +41');
  await expect(number).toHaveValue('+41 79 424 24 36');
  await country(page).click();
  await page.getByLabel('Search country').fill('swe');
  await page.keyboard.press('Enter');
  await expect(country(page)).toHaveText('SE +46');
  await expect(number).toHaveValue('794242436');
  await autofill(page, { tel: '+49 176 12345678' });
  await expect(country(page)).toHaveText('DE +49');
  await country(page).click();
  await expect(page.getByRole('option', { name: 'Germany (+49)' })).toBeVisible();
  await expectAccessible(page);
});

test('[SIGN-02] [SIGN-05] Autofill enables the button; the call goes out once, 1 s after submit', {
  tag: '@any-width',
}, async ({ page, newEmail }) => {
  const email = newEmail();
  const bodies: unknown[] = [];
  await page.route(employeeCall, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.continue();
  });
  await page.goto('/signup');
  await terms(page).check();
  await autofill(page, {
    'given-name': 'Asha',
    'family-name': 'Rao',
    tel: '+91 98765 43210',
    email: ` ${email.toUpperCase()} `,
    'new-password': password,
  });
  await expect(signupButton(page)).toBeEnabled();
  await stopClock(page);
  await page.getByLabel('Confirm Password').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(signupButton(page)).toHaveText('Please wait...');
  await expect(signupButton(page)).toBeDisabled();
  await page.keyboard.press('Enter');
  await page.clock.runFor(900);
  expect(bodies).toEqual([]);
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(/\/otp-verification$/);
  expect(bodies).toMatchObject([{ mobile: '+919876543210', country: 'India' }]);
});

test('[SIGN-01] [SIGN-03] Another choice of role keeps what was typed, in both directions', async ({
  page,
}) => {
  await page.goto('/signup');
  await fillPerson(page, 'asha+jobs@mail.example.museum');
  await page.getByRole('radio', { name: /Employer/ }).click();
  await page.getByLabel('Company Name').fill('Helping Hands');
  const expectShared = async () => {
    await expect(page.getByLabel('First Name')).toHaveValue('Asha');
    await expect(page.getByLabel('Last Name')).toHaveValue("O'Neil-Rao");
    await expect(page.getByLabel('Contact Number')).toHaveValue('98765 43210');
    await expect(page.getByLabel('Email address')).toHaveValue('asha+jobs@mail.example.museum');
    await expect(page.getByLabel(/^Password/)).toHaveValue(password);
  };
  await expectShared();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /Employee/ }).click();
  await expectShared();
  await page.getByRole('radio', { name: /Employer/ }).click();
  await expect(page.getByLabel('Company Name')).toHaveValue('Helping Hands');
});

test('[SIGN-07] [SIGN-08] A second try is prefilled; a refused one keeps all but the passwords', {
  tag: '@any-width',
}, async ({ page, mailbox, newEmail }) => {
  const email = newEmail();
  await page.goto('/signup');
  await fillPerson(page, email);
  await sendSignUp(page);
  await expect(page).toHaveURL(/\/otp-verification$/);
  await page.goto('/signup');
  await expect(page.getByLabel('First Name')).toHaveValue('Asha');
  await expect(page.getByLabel('Contact Number')).toHaveValue('9876543210');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByLabel(/^Password/)).toHaveValue('');
  await page.goto('/otp-verification');
  await page.getByLabel('Digit 3 of 4').focus();
  await page.keyboard.insertText(await mailbox.readCode(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/register-success$/);
  await page.goto('/signup');
  await fillPerson(page, email);
  await terms(page).check();
  await page.getByLabel('Confirm Password').press('Enter');
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
    'This email is already registered',
  );
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expect(page.getByLabel('First Name')).toHaveValue('Asha');
  await expect(page.getByLabel(/^Password/)).toHaveValue('');
  await expect(page.getByLabel('Confirm Password')).toHaveValue('');
  await expect(page.getByRole('radio', { name: /Employee/ })).toBeChecked();
});

test('[SIGN-06] The terms hold the focus, close with Escape and give the focus back', async ({ page }) => {
  await page.goto('/signup');
  const link = page.getByRole('button', { name: 'Terms & Conditions' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Applicant Data Privacy' });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('[PWD-05] A common password is warned of and accepted; each password shows and hides alone', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByLabel(/^Password/).fill('Password1!');
  await expect(page.getByText('This password is very common and easily guessed.')).toBeVisible();
  await page.getByLabel(/^Password/).press('Enter');
  await expect(page.getByText('Confirm Password is required')).toBeVisible();
  await expect(page.getByLabel(/^Password/)).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(page.getByLabel(/^Password/)).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Confirm Password')).toHaveAttribute('type', 'password');
  await page.getByLabel(/^Password/).fill(`A!${'a'.repeat(60)}`);
  await page.getByLabel(/^Password/).blur();
  await expect(page.getByLabel(/^Password/)).toHaveValue(`A!${'a'.repeat(60)}`);
  await expect(page.getByText('Maximum 50 letters')).toBeVisible();
});

test('[APP-11] The alert box says what it is, stays while hovered or focused, and hides after 2 s', {
  tag: '@any-width',
}, async ({ page }) => {
  await stopClock(page);
  await page.goto('/otp-verification');
  const box = page.getByRole('alert').filter({ hasText: 'Please sign up to access this page.' });
  await expect(box.getByText('Error Message')).toBeVisible();
  await box.hover();
  await page.clock.runFor(10_000);
  await box.getByRole('button', { name: 'Close message' }).focus();
  await page.mouse.move(5, 700);
  await page.clock.runFor(10_000);
  await expect(box).toBeVisible();
  await page.getByLabel('First Name').focus();
  await page.clock.runFor(1_900);
  await expect(box).toBeVisible();
  await page.clock.runFor(200);
  await expect(box).toBeHidden();
});
