/**
 * The sentences of §5 for the account forms, letter by letter: what is typed, and what is told. One table, held against
 * the server (every call that takes the field) and against the screen (after the field was touched).
 */

export type Case = {
  readonly typed: string;
  /** Null: the text is fine. */
  readonly sentence: string | null;
  /** The field on screen keeps such a text out, so that only a caller of the API can send it. */
  readonly serverOnly?: true;
};

const told = (sentence: string | null, ...typed: readonly string[]): Case[] =>
  typed.map((text) => ({ typed: text, sentence }));
const toldByServer = (sentence: string | null, ...typed: readonly string[]): Case[] =>
  told(sentence, ...typed).map((one) => ({ ...one, serverOnly: true }));

/** One letter for a reader, several code points for a computer (SIGN-04). */
const oneLetter = '👩🏽‍💻';
const accented = 'e\u0301';

const email: readonly Case[] = [
  ...told('Email is required', '', '   '),
  ...told('Invalid email format', 'a', 'ab', '12', 'asha', 'a@', '@example.com', 'a b@example.com'),
  ...told('Invalid email format', 'a@b@example.com', 'a..b@example.com', 'a,b@example.com', 'a'.repeat(60)),
  ...told('Invalid domain name', 'a@b', 'asha@example', 'asha@example.c', 'asha@example.c0', 'asha@1.1'),
  ...told('Invalid domain name', `asha@${'b'.repeat(60)}`),
  ...told('Maximum 50 symbols', `${'a'.repeat(39)}@example.com`),
  ...told(null, `${'a'.repeat(38)}@example.com`, 'a@b.co', "o'brien+jobs@mail.example.photography"),
  ...told(null, 'ASHA@EXAMPLE.COM', ' asha@example.com ', 'asha@exämple.se'),
];

const loginPassword: readonly Case[] = [
  ...told('Password is required', ''),
  ...told('Minimum 3 symbols', 'a', 'ab', oneLetter.repeat(2)),
  ...told('Maximum 50 symbols', 'a'.repeat(51), oneLetter.repeat(51)),
  ...told(null, 'abc', '   ', 'a'.repeat(50), oneLetter.repeat(50)),
];

const newPassword: readonly Case[] = [
  ...told('Password is required', ''),
  ...told('Password must be at least 8 characters long', 'a', 'A!', 'Abcdef!', oneLetter.repeat(7)),
  ...told('Password must contain at least one capital letter', 'abcdefgh', 'abcdefg!', 'a'.repeat(51)),
  ...told(
    'Password must contain at least one special character (!@#$%^&*)',
    'Abcdefgh',
    'Abcdefg-',
    'A'.repeat(51),
  ),
  ...told('Maximum 50 letters', `A!${'a'.repeat(49)}`, `A!${accented.repeat(49)}`),
  ...told(null, 'Abcdefg!', `A!${'a'.repeat(48)}`, `A!${accented.repeat(48)}`, ' Abcde !', 'Ünderwegs#'),
];

/** Against the password 'Abcdefg!'. */
const confirmPassword: readonly Case[] = [
  ...told('Confirm Password is required', ''),
  ...told('Both passwords should be the same', 'a', 'abcdefg!', 'Abcdefg! '),
  ...told(null, 'Abcdefg!'),
];

const upTo50 = (required: string): readonly Case[] => [
  ...told(required, '', '   '),
  ...told('Maximum 50 letters', 'a'.repeat(51), oneLetter.repeat(51), accented.repeat(51)),
  ...told(null, 'a', 'Ö', 'a'.repeat(50), oneLetter.repeat(50), accented.repeat(50), ` ${'a'.repeat(50)} `),
  ...told(null, "O'Brien-Díaz y López", '山田', 'مريم'),
];

const noNumber = 'Mobile number should contain only numbers';
const employeeMobile: readonly Case[] = [
  ...told('Mobile is required', ''),
  ...toldByServer(noNumber, 'abc', '98765 43210', '+', '++919876543210', '9876543210x'),
  ...told('Minimum 10 numbers', '+911234567'),
  ...told(null, '+9112345678', '+919876543210', '+9112345678901', '+91123456789012', '+911234567890123'),
  ...told('Maximum 15 numbers', '+9112345678901234'),
  ...toldByServer(null, '919876543210'),
];
const employerMobile: readonly Case[] = [
  ...told('Mobile is required', ''),
  ...toldByServer(noNumber, 'abc', '98765 43210', '+'),
  ...told('Minimum 10 letters', '+911234567'),
  ...told(null, '+9112345678', '+919876543210', '+9112345678901'),
  ...told('Maximum 13 letters', '+91123456789012', '+9112345678901234'),
];

/** The code boxes take four digits and nothing else. */
const code = toldByServer('Enter the 4 digits of the code', '', '12', '12345', 'abcd', '١٢٣٤');

export type Field = {
  /** The field's name on the wire. */
  readonly name: string;
  /** Its label on screen; none where no screen asks for it. */
  readonly label?: RegExp;
  readonly cases: readonly Case[];
};

export type AccountForm = {
  readonly path: string;
  readonly role: 'Employee' | 'Employer';
  /** A body in which every field is right. */
  readonly valid: Readonly<Record<string, unknown>>;
  readonly fields: readonly Field[];
};

const chosen = 'Abcdefg!';
const shared = {
  firstName: 'Asha',
  lastName: 'Rao',
  mobile: '+919876543210',
  email: 'asha@example.com',
  password: chosen,
  confirmPassword: chosen,
};
const emailField = { name: 'email', label: /^Email/, cases: email };
const sharedFields = [
  { name: 'firstName', label: /^First Name/, cases: upTo50('First Name is required') },
  { name: 'lastName', label: /^Last Name/, cases: upTo50('Last Name is required') },
  emailField,
  { name: 'password', label: /^Password/, cases: newPassword },
  { name: 'confirmPassword', label: /^Confirm Password/, cases: confirmPassword },
];
const loginFields = [
  { name: 'username', label: /^Email/, cases: email },
  { name: 'password', label: /^Password/, cases: loginPassword },
];
const newPasswordField = { name: 'newPassword', label: /^New password/, cases: newPassword };
const login = { username: 'asha@example.com', password: 'secret' };
const code4 = { email: 'asha@example.com', emailOtp: '1234' };
const ofEmployee = { userType: '1', email: 'asha@example.com' };

/** Every call of §7.1 and §7.2 that takes a field of §5. */
export const accountForms = {
  userLogin: { path: '/login/userLogin', role: 'Employee', valid: login, fields: loginFields },
  employerLogin: { path: '/login/employerLogin', role: 'Employer', valid: login, fields: loginFields },
  createUserData: {
    path: '/login/createUserData',
    role: 'Employee',
    valid: { ...shared, country: 'India' },
    fields: [...sharedFields, { name: 'mobile', label: /^Contact Number/, cases: employeeMobile }],
  },
  createEmployeerData: {
    path: '/login/createEmployeerData',
    role: 'Employer',
    valid: {
      ...shared,
      company: 'Acme',
      designation: 'Recruiter',
      address: '',
      category: 'Company',
      gender: 1,
    },
    fields: [
      ...sharedFields,
      { name: 'mobile', label: /^Contact Number/, cases: employerMobile },
      { name: 'company', label: /^Company Name/, cases: upTo50('Company Name is required') },
      { name: 'designation', label: /^Designation/, cases: upTo50('Designation Name is required') },
    ],
  },
  verifyEmail: {
    path: '/login/verifyEmail',
    role: 'Employee',
    valid: code4,
    fields: [emailField, { name: 'emailOtp', cases: code }],
  },
  employerVerifyMailOTP: {
    path: '/login/employerVerifyMailOTP',
    role: 'Employer',
    valid: code4,
    fields: [emailField, { name: 'emailOtp', cases: code }],
  },
  forgetPassword: {
    path: '/login/forgetPassword',
    role: 'Employee',
    valid: ofEmployee,
    fields: [emailField],
  },
  resendOTP: { path: '/login/resendOTP', role: 'Employee', valid: ofEmployee, fields: [emailField] },
  checkOTP: {
    path: '/login/checkOTP',
    role: 'Employee',
    valid: { ...ofEmployee, otpValue: '1234' },
    fields: [emailField, { name: 'otpValue', cases: code }],
  },
  resetPassword: {
    path: '/login/resetPassword',
    role: 'Employee',
    valid: { ...ofEmployee, newPassword: chosen },
    fields: [emailField, newPasswordField],
  },
  changePassword: {
    path: '/profile/change-password/{id}',
    role: 'Employee',
    valid: { currentPassword: 'secret', newPassword: chosen },
    fields: [{ name: 'currentPassword', label: /^Current password/, cases: loginPassword }, newPasswordField],
  },
} as const satisfies Record<string, AccountForm>;
