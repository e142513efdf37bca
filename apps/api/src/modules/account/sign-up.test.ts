import { accountRoutes as routes } from '@forte/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let forte: TestApp;
beforeAll(async () => {
  forte = await createTestApp();
});
afterAll(() => forte.close());

const employee = (email: string) => ({
  firstName: "Asha-Marie O'Brien",
  lastName: 'Ö',
  mobile: '919876543210',
  email,
  password: 'Str0ng!pass',
  confirmPassword: 'Str0ng!pass',
  country: 'India',
});

test('[SIGN-02] [OTP-04] [AUTH-02] an employee signs up, verifies and logs in', async () => {
  const email = 'asha@example.com';
  const signUp = await forte.call(routes.createUserData, { body: employee(email) });
  expect(signUp.code).toBe('1');
  const { code } = await forte.mailbox.newestTo(email);
  const verified = await forte.call(routes.verifyEmail, {
    body: { email, emailOtp: code, id: signUp.data.id },
  });
  expect(verified.code).toBe('1');
  const login = await forte.call(routes.userLogin, { body: { username: email, password: 'Str0ng!pass' } });
  expect(login).toMatchObject({ code: '1', data: { profileStatus: 0 } });
});
