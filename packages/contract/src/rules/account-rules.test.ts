import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accountRoutes } from '../routes/account.ts';
import { employeeSignUp, employerSignUp } from '../routes/sign-up.ts';
import { email } from './email.ts';
import { loginPassword } from './login-password.ts';
import { newPassword } from './password.ts';
import { employeeMobile, employerMobile, firstName } from './person.ts';

/** The sentence that is told first, or undefined when the value is fine. */
const sentence = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  z.safeParse(schema, value).error?.issues[0]?.message;
const sentences = (schema: z.ZodMiniType, value: unknown): Record<string, string> => {
  const told: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, value).error?.issues ?? []) {
    told[path.join('.')] ??= message;
  }
  return told;
};

test.each([
  [undefined, 'Email is required'],
  [null, 'Email is required'],
  [7, 'Email is required'],
  ['  ', 'Email is required'],
  ['ab', 'Invalid email format'],
  ['a b@example.com', 'Invalid email format'],
  ['a@b@example.com', 'Invalid email format'],
  ['a@example.com\r\nBcc: x@example.com', 'Invalid email format'],
  ['<a@example.com>', 'Invalid email format'],
  ['a,b@example.com', 'Invalid email format'],
  ['a@example', 'Invalid domain name'],
  ['a@example.c', 'Invalid domain name'],
  ['a@example.c0m', 'Invalid domain name'],
  [`${'a'.repeat(39)}@example.com`, 'Maximum 50 symbols'],
  [`${'a'.repeat(38)}@example.com`, undefined],
  [' a@example.com ', undefined],
  ["o'brien+jobs@mail.example.co", undefined],
  ['díaz@exämple.se', undefined],
  ['a@xn--exmple-cua.xn--p1ai', undefined],
])('the e-mail %o: %s', (value, expected) => {
  expect(sentence(email, value)).toBe(expected);
});

test('full-width and decomposed spellings of an address are unified, outer spaces dropped', () => {
  expect(z.parse(email, ' ａｓｈａ＠example．com ')).toBe('asha@example.com');
  expect(z.parse(email, 'di\u0301az@example.com')).toBe('d\u00edaz@example.com');
});

test.each([
  [undefined, 'Password is required'],
  ['', 'Password is required'],
  ['ab', 'Minimum 3 symbols'],
  ['a'.repeat(51), 'Maximum 50 symbols'],
  ['   ', undefined],
])('the login password %o: %s', (value, expected) => {
  expect(sentence(loginPassword, value)).toBe(expected);
});

test.each([
  [undefined, 'Password is required'],
  ['', 'Password is required'],
  ['abc', 'Password must be at least 8 characters long'],
  ['abcdefgh', 'Password must contain at least one capital letter'],
  ['Abcdefgh', 'Password must contain at least one special character (!@#$%^&*)'],
  ['Abcdefgh-', 'Password must contain at least one special character (!@#$%^&*)'],
  [`A!${'a'.repeat(49)}`, 'Maximum 50 letters'],
  ['Abcdefg!', undefined],
  ['Élan d’été!', undefined],
])('the new password %o: %s', (value, expected) => {
  expect(sentence(newPassword, value)).toBe(expected);
});

test.each([
  [undefined, 'Mobile is required', 'Mobile is required'],
  [919876543210, 'Mobile is required', 'Mobile is required'],
  ['98 76', 'Mobile number should contain only numbers', 'Mobile number should contain only numbers'],
  ['+', 'Mobile number should contain only numbers', 'Mobile number should contain only numbers'],
  ['+123456789', 'Minimum 10 numbers', 'Minimum 10 letters'],
  ['+12345678901234', undefined, 'Maximum 13 letters'],
  ['+1234567890123456', 'Maximum 15 numbers', 'Maximum 13 letters'],
  ['1234567890', undefined, undefined],
])('the mobile %o: employee %s, employer %s', (value, employee, employer) => {
  expect(sentence(employeeMobile, value)).toBe(employee);
  expect(sentence(employerMobile, value)).toBe(employer);
});

test('a mobile is kept as + and digits, in both directions', () => {
  expect(z.parse(employeeMobile, '919876543210')).toBe('+919876543210');
  expect(z.encode(employeeMobile, '+919876543210')).toBe('+919876543210');
});

test('letters are counted as people count them', () => {
  expect(sentence(firstName, '👩🏽‍💻'.repeat(50))).toBeUndefined();
  expect(sentence(firstName, '👩🏽‍💻'.repeat(51))).toBe('Maximum 50 letters');
  expect(sentence(firstName, `A${'\u0301'.repeat(3_000)}`)).toBe('Maximum 50 letters');
  expect(sentence(firstName, ' ')).toBe('First Name is required');
  expect(sentence(firstName, 'Ō')).toBeUndefined();
});

test('an empty sign-up tells every required sentence', () => {
  expect(sentences(employeeSignUp, {})).toEqual({
    firstName: 'First Name is required',
    lastName: 'Last Name is required',
    mobile: 'Mobile is required',
    email: 'Email is required',
    password: 'Password is required',
    confirmPassword: 'Confirm Password is required',
  });
  expect(sentences(employerSignUp, {})).toMatchObject({
    company: 'Company Name is required',
    designation: 'Designation Name is required',
    gender: 'Gender is required',
  });
});

const sentAsForm = {
  firstName: 'Asha',
  lastName: 'Rao',
  mobile: '+919876543210',
  email: 'asha@example.com',
  country: 'India',
};

test('different passwords are told even when other fields are wrong or missing', () => {
  const told = sentences(employeeSignUp, { password: 'short', confirmPassword: 'other', email: 'x' });
  expect(told).toMatchObject({
    password: 'Password must be at least 8 characters long',
    confirmPassword: 'Both passwords should be the same',
    email: 'Invalid email format',
  });
  expect(sentences(employeeSignUp, { password: 'Abcdefg!', confirmPassword: '' }).confirmPassword).toBe(
    'Confirm Password is required',
  );
  const form = { ...sentAsForm, password: 'Abcdefg!', confirmPassword: '' };
  const [issue] = z.safeEncode(employeeSignUp, form).error?.issues ?? [];
  expect(issue?.message).toBe('Confirm Password is required');
  for (const odd of [null, 'text', 7, []]) expect(z.safeParse(employeeSignUp, odd).success).toBe(false);
});

test('the odd path and wire names of the spec', () => {
  expect(accountRoutes.createEmployerData.path).toBe('/login/createEmployeerData');
  expect(
    z.encode(accountRoutes.forgetPassword.body, { userType: 'employer', email: 'a@example.com' }),
  ).toEqual({
    userType: '2',
    email: 'a@example.com',
  });
});
