import type { Page } from '@playwright/test';
import { password } from './people.ts';

export type Role = 'Employee' | 'Employer';

/** Fills what both roles are asked for in the sign-up form that is shown. */
export const fillPerson = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Last Name').fill("O'Neil-Rao");
  await page.getByLabel('Contact Number').fill('98765 43210');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
};

/** Agrees to the terms and sends the sign-up form that is shown. */
export const sendSignUp = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: 'I Agree to all Terms & Conditions' }).check();
  await page.getByRole('button', { name: 'Signup' }).click();
};

/** Signs up on the sign-up screen; what comes then is the journey's. */
export const signUp = async (
  page: Page,
  email: string,
  { role = 'Employee', company = 'Søn & Co' }: { role?: Role; company?: string } = {},
): Promise<void> => {
  await page.goto('/signUp');
  await page.getByRole('radio', { name: role }).click();
  if (role === 'Employer') {
    await page.getByLabel('Company Name').fill(company);
    await page.getByLabel('Designation').fill('Recruiter');
  }
  await fillPerson(page, email);
  await sendSignUp(page);
};

/** Types a mailed code into the boxes that are shown, and sends it. */
export const typeCode = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel('Digit 1 of 4').click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Verify' }).click();
};

/** A code that is wrong where this one is right. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');

/** Fills and sends the login form that is shown, for the role that is chosen there. */
export const fillLogin = async (page: Page, email: string, typed = password): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(typed);
  await page.getByRole('button', { name: 'Login' }).click();
};

/** Logs a candidate in on the login screen, in a journey about that; any other opens its page by `openAs`. */
export const logIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/auth/login');
  await fillLogin(page, email);
};

/** Logs an employer in on the login screen that is shown, in a journey about that. */
export const logInAsEmployer = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('radio', { name: 'Employer' }).check();
  await fillLogin(page, email);
};
