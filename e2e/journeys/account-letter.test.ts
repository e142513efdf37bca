/// <reference lib="dom" />

import { accountForms, type Field } from '@forte/contract/testing/account-sentences';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';

/** In the page: types each text, leaves the field, and reads the sentence that stands at it then. */
const readSentences = async (element: Element, texts: readonly string[]): Promise<(string | null)[]> => {
  const input = element as HTMLInputElement; // every field of the table is one
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const told: (string | null)[] = [];
  for (const text of texts) {
    input.focus();
    setValue?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.blur();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    const error = ids.find((id) => id.endsWith('-error'));
    const isInvalid = input.getAttribute('aria-invalid') === 'true';
    told.push(isInvalid ? (document.getElementById(error ?? '')?.textContent ?? '') : null);
  }
  return told;
};

/** Holds a field of the screen against its table. */
const expectSentences = async (page: Page, { label, cases }: Field): Promise<void> => {
  if (label === undefined) throw new Error('this field has no label on screen');
  const input = page.getByRole('main').getByLabel(label);
  await expect(input).not.toHaveAttribute('aria-invalid', 'true');
  const typed = cases.filter(({ serverOnly }) => !serverOnly);
  const told = await input.evaluate(
    readSentences,
    typed.map((one) => one.typed),
  );
  expect(typed.map((one, index) => ({ ...one, sentence: told[index] }))).toEqual(typed);
};

const expectForm = async (page: Page, fields: readonly Field[]): Promise<void> => {
  for (const field of fields) await expectSentences(page, field);
};

test.describe('Every sentence of §5, after the field was touched', { tag: '@any-width' }, () => {
  for (const form of [accountForms.userLogin, accountForms.employerLogin]) {
    test(`[AUTH-04] login, ${form.role}`, async ({ page }) => {
      await page.goto('/auth/login');
      await page.getByRole('radio', { name: form.role }).click();
      await expectForm(page, form.fields);
    });
  }

  for (const form of [accountForms.createUserData, accountForms.createEmployeerData]) {
    test(`[SIGN-04] sign-up, ${form.role}`, async ({ page }) => {
      await page.goto('/signUp');
      await page.getByRole('radio', { name: form.role }).click();
      const ofConfirm = form.fields.filter(({ name }) => name === 'confirmPassword');
      await expectForm(
        page,
        form.fields.filter(({ name }) => name !== 'confirmPassword'),
      );
      await page.getByLabel(/^Password/).fill(form.valid.password);
      await expectForm(page, ofConfirm);
    });
  }

  test('[PWD-01] forgotten password', async ({ page }) => {
    await page.goto('/forget-password');
    await expectForm(page, accountForms.forgetPassword.fields);
  });

  test('[PWD-03] new password', async ({ page }) => {
    await page.addInitScript(() => {
      sessionStorage.setItem('reset-grant', 'any');
      localStorage.setItem('fpEmail', 'asha@example.com');
    });
    await page.goto('/reset-password');
    await expectForm(
      page,
      accountForms.resetPassword.fields.filter(({ name }) => name === 'newPassword'),
    );
  });

  test('[PWD-04] change of the password', async ({ page, people }) => {
    const email = await people.signUpCandidate();
    await openAs(page, 'Employee', email, '/profile/change-password');
    await expectForm(page, accountForms.changePassword.fields);
  });
});

type Screen = {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  readonly texts?: readonly string[];
  readonly buttons?: readonly string[];
  readonly links?: Readonly<Record<string, RegExp>>;
};

const login = {
  title: 'Login - Forte',
  heading: 'Welcome to Forte',
  texts: ['Hi, Welcome back!', "You're a", 'Employee', 'Employer'],
  buttons: ['Login', 'Show password'],
  links: { 'Create an Account': /\/signUp$/, 'Forgot password?': /\/forget-password$/ },
} as const;
const oops = {
  title: 'Page not found - Forte',
  heading: 'Oops!',
  texts: ["We can't find that page."],
  links: { 'Sign Out': /\/signout$/ },
} as const;
const denied = {
  title: 'Access Denied - Forte',
  heading: 'Access Denied',
  texts: ['Access denied. You are not authorized to use this page. Please complete all required steps.'],
} as const;

/** Every screen of §2.1 that can be opened directly, as it is written. */
const screens: readonly Screen[] = [
  { path: '/auth', ...login },
  { path: '/auth/login', ...login },
  { path: '/AUTH/Login', ...login },
  { path: '/login', ...login },
  { path: '/auth/whatever', ...login },
  {
    path: '/signUp',
    title: 'Create an Account - Forte',
    heading: 'Create an Account',
    texts: ["You're a", 'looking for a job', 'looking to hire', 'I Agree to all'],
    buttons: ['Signup', 'Terms & Conditions'],
    links: { Login: /\/login$/ },
  },
  {
    path: '/forget-password',
    title: 'Forgot password? - Forte',
    heading: 'Forgot password?',
    texts: ['Give us your email', 'Get a one-time code by mail', 'Enter the code', 'Set a new password'],
    buttons: ['Submit'],
    links: { 'Create an Account': /\/signUp$/ },
  },
  {
    path: '/Register-Success',
    title: 'No account was created here - Forte',
    heading: 'No account was created here',
    links: { Login: /\/auth\/login$/, 'Create an Account': /\/signUp$/ },
  },
  {
    path: '/reset-success',
    title: 'No password was reset here - Forte',
    heading: 'No password was reset here',
    links: { Login: /\/auth\/login$/, 'Forgot password?': /\/forget-password$/ },
  },
  { path: '/about', title: 'About - Forte', heading: 'About', texts: ['about'] },
  { path: '/contact', title: 'Contact - Forte', heading: 'Contact', texts: ['contact'] },
  {
    path: '/privacy-policy',
    title: 'Privacy policy - Forte',
    heading: 'Applicant Data Privacy',
    links: { 'Download PDF': /\.pdf$/ },
  },
  { path: '/mail-link', title: 'This link is not complete - Forte', heading: 'This link is not complete' },
  { path: '/error/404', ...oops },
  { path: '/Error/any/thing', ...oops },
  { path: '/access-denied', ...denied },
  { path: '/employer/access-denied', ...denied },
];

const expectScreen = async (page: Page, screen: Screen): Promise<void> => {
  await page.goto(screen.path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(screen.heading);
  await expect(page).toHaveTitle(screen.title);
  for (const text of screen.texts ?? []) await expect(main.getByText(text, { exact: true })).toBeVisible();
  for (const name of screen.buttons ?? []) {
    await expect(main.getByRole('button', { name, exact: true }).first()).toBeVisible();
  }
  for (const [name, address] of Object.entries(screen.links ?? {})) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  }
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
};

test('[APP-01] [APP-09] [APP-10] [APP-13] [AUTH-01] [SIGN-10] Each public screen reads as it is written, in any letter case', {
  tag: '@any-width',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const held = new Set<string>(); // several addresses show one screen
  for (const screen of screens) {
    await test.step(screen.path, () => expectScreen(page, screen));
    if (!held.has(screen.heading)) await expectAccessible(page);
    held.add(screen.heading);
  }
});

test('[AUTH-04] [SIGN-04] A form full of errors is readable at every width and read out', async ({
  page,
}) => {
  await page.goto('/signUp');
  await page.getByRole('radio', { name: /Employer/ }).click();
  await page.getByLabel('Email address').press('Enter');
  await expect(page.getByLabel('Company Name')).toHaveAccessibleDescription('Company Name is required');
  await expectAccessible(page);
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('nobody');
  await expect(page.getByText('Invalid email format')).toBeHidden(); // it is still being typed
  await page.getByRole('main').getByRole('textbox', { name: 'Password' }).fill('a');
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await page.getByLabel('Email').focus();
  await expect(page.getByText('Minimum 3 symbols')).toBeVisible();
  await expectAccessible(page);
});
