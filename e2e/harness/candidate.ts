import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Mailbox } from './mailbox.ts';

export const password = 'Strong!passphrase7';

/** Signs a candidate up and verifies the address by the code in the mail. */
export const signUpCandidate = async (
  request: APIRequestContext,
  mailbox: Mailbox,
  email: string,
): Promise<void> => {
  const signUp = await request.post('/V1/login/createUserData', {
    data: {
      firstName: 'Ana',
      lastName: 'Díaz-O’Brien',
      mobile: '+919876543210',
      email,
      password,
      confirmPassword: password,
      country: 'India',
    },
  });
  expect(signUp.status()).toBe(200);
  const code = await mailbox.readCode(email);
  const verified = await request.post('/V1/login/verifyEmail', { data: { email, emailOtp: code } });
  expect(verified.status()).toBe(200);
};

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

/** Signs an employer up and verifies the address by the code in the mail. */
export const signUpEmployer = async (
  request: APIRequestContext,
  mailbox: Mailbox,
  email: string,
  company = 'Søn & Co',
): Promise<void> => {
  const signUp = await request.post('/V1/login/createEmployeerData', {
    data: {
      company,
      designation: 'Recruiter',
      firstName: 'Ravi',
      lastName: 'Rao',
      mobile: '+919876543211',
      email,
      address: '',
      password,
      confirmPassword: password,
      category: 'Company',
      gender: 1,
    },
  });
  expect(signUp.status()).toBe(200);
  const code = await mailbox.readCode(email);
  const verified = await request.post('/V1/login/employerVerifyMailOTP', { data: { email, emailOtp: code } });
  expect(verified.status()).toBe(200);
};
