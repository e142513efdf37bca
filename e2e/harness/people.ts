import type { APIRequestContext } from '@playwright/test';
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
