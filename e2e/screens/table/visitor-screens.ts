import type { Page } from '@playwright/test';
import { blurEverything, press, type Screen, told } from '../screen.ts';

const asEmployer = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'Employer' }).check({ force: true });
};

const login = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('Wrong!passphrase7');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('alert').first().waitFor();
};

/** As if a code had just been mailed: what the screens before keep in the browser. */
const withCodeSent = (path: string, kept: Readonly<Record<string, string>>) => async (page: Page) => {
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    sessionStorage.setItem('reset-grant', 'grant');
  }, kept);
  await page.goto(path);
};

const address = 'ana@example.com';

/** Public pages. */
export const visitorScreens: readonly Screen[] = [
  {
    name: 'login',
    states: [
      { state: 'empty', path: '/auth/login' },
      { state: 'invalid', path: '/auth/login', act: blurEverything },
      { state: 'refused', path: '/auth/login', act: login },
      { state: 'offline', path: '/auth/login', trouble: 'offline' },
      { state: 'colours', path: '/auth/login', act: press('Colours') },
    ],
  },
  {
    name: 'sign-up',
    states: [
      { state: 'candidate', path: '/signUp' },
      { state: 'candidate-invalid', path: '/signUp', act: blurEverything },
      { state: 'employer', path: '/signUp', act: asEmployer },
      {
        state: 'employer-invalid',
        path: '/signUp',
        act: async (page) => {
          await asEmployer(page);
          await blurEverything(page);
        },
      },
      { state: 'terms', path: '/signUp', act: press(/Terms & Conditions/) },
    ],
  },
  {
    name: 'code',
    states: [
      {
        state: 'candidate',
        path: '/about',
        act: withCodeSent('/otp-verification', { email: address, uniqueId: 'x' }),
      },
      {
        state: 'employer',
        path: '/about',
        act: withCodeSent('/employer-otp-verification', { Eplremail: address }),
      },
      { state: 'reset', path: '/about', act: withCodeSent('/fp-otp-verification', { fpEmail: address }) },
    ],
  },
  {
    name: 'forgot-password',
    states: [
      { state: 'empty', path: '/forget-password' },
      { state: 'invalid', path: '/forget-password', act: blurEverything },
    ],
  },
  {
    name: 'reset-password',
    states: [
      { state: 'empty', path: '/about', act: withCodeSent('/reset-password', { fpEmail: address }) },
      {
        state: 'invalid',
        path: '/about',
        act: async (page) => {
          await withCodeSent('/reset-password', { fpEmail: address })(page);
          await page.locator('main form').waitFor();
          await blurEverything(page);
        },
      },
    ],
  },
  {
    name: 'mailed-link',
    states: [
      { state: 'whole', path: '/mail-link#sign-up=abc' },
      { state: 'broken', path: '/mail-link' },
    ],
  },
  {
    name: 'reset-success',
    states: [
      { state: 'nothing-done', path: '/reset-success' },
      { state: 'done', path: '/reset-success', act: told({ isDone: true }) },
    ],
  },
  {
    name: 'register-success',
    states: [
      { state: 'nothing-done', path: '/register-success' },
      { state: 'done', path: '/register-success', act: told({ isDone: true }) },
    ],
  },
  { name: 'about', states: [{ state: 'shown', path: '/about' }] },
  { name: 'contact', states: [{ state: 'shown', path: '/contact' }] },
  { name: 'privacy-policy', states: [{ state: 'shown', path: '/privacy-policy' }] },
  { name: 'not-found', states: [{ state: 'visitor', path: '/error/404' }] },
];
