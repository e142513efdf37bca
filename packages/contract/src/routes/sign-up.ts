import * as z from 'zod/mini';
import { defineRoutes } from '../route.ts';
import { email } from '../rules/email.ts';
import { loginPassword } from '../rules/login-password.ts';
import { oneTimeCode, token } from '../rules/one-time.ts';
import { confirmPassword, newPassword, samePasswords } from '../rules/password.ts';
import {
  company,
  designation,
  employeeMobile,
  employerMobile,
  firstName,
  gender,
  lastName,
} from '../rules/person.ts';
import { oneOf, optionalText, sentId } from '../rules/text.ts';
import { employerCategories } from '../words/reference.ts';
import { userType } from '../words/user-type.ts';
import { signUpId } from './login.ts';

/** The fields of the employee's sign-up, for a form that asks them (SIGN-02). */
export const employeeSignUpFields = {
  firstName,
  lastName,
  mobile: employeeMobile,
  email,
  password: newPassword,
  confirmPassword,
  country: z._default(optionalText(60), ''),
};
export const employeeSignUp = z.strictObject(employeeSignUpFields).check(samePasswords());

/** The fields of the employer's sign-up (SIGN-03). `address` has no input on screen and is sent empty. */
export const employerSignUpFields = {
  company,
  designation,
  firstName,
  lastName,
  mobile: employerMobile,
  email,
  address: z._default(optionalText(200), ''),
  password: newPassword,
  confirmPassword,
  category: oneOf('Category', employerCategories),
  gender,
};
export const employerSignUp = z.strictObject(employerSignUpFields).check(samePasswords());

const registerDetail = { firstName: z.string(), lastName: z.string(), mobile: z.string(), email: z.string() };
const signUpParams = z.object({ id: sentId });
const codeForm = z.strictObject({ email, emailOtp: oneTimeCode, id: z.optional(sentId) });
const addressParams = z.object({ emailAddress: email });

/** Signing up, and the one-time codes that verify it: §7.1. */
export const signUpRoutes = defineRoutes({
  createUserData: {
    method: 'POST',
    path: '/login/createUserData',
    access: 'none',
    body: employeeSignUp,
    reply: signUpId,
    refuses: ['duplicate', 'limited'],
    summary:
      'Signs an employee up and mails a code. Code 2: this address signed up before and is not verified. 409: it is registered already.',
    origin: 'spec',
    source: '§7.1, SIGN-02, SIGN-07',
  },
  createEmployerData: {
    method: 'POST',
    path: '/login/createEmployeerData',
    access: 'none',
    body: employerSignUp,
    reply: signUpId,
    refuses: ['duplicate', 'limited'],
    summary:
      'Signs an employer up and mails a code. Code 2: this address signed up before and is not verified. 409: it is registered already.',
    origin: 'spec',
    source: '§7.1, SIGN-03, SIGN-07',
  },
  getRegisterDetail: {
    method: 'GET',
    path: '/login/getRegisterDetail/{id}',
    access: 'none',
    params: signUpParams,
    reply: z.object(registerDetail),
    refuses: ['not-found'],
    summary: "What an employee's pending sign-up holds, to prefill the form; for 24 hours.",
    origin: 'spec',
    source: '§7.1, SIGN-08',
  },
  getRegisterDetailEmployer: {
    method: 'GET',
    path: '/login/getRegisterDetailEmployer/{id}',
    access: 'none',
    params: signUpParams,
    reply: z.object({
      ...registerDetail,
      company: z.string(),
      designation: z.string(),
      address: z.string(),
    }),
    refuses: ['not-found'],
    summary: "What an employer's pending sign-up holds, to prefill the form; for 24 hours.",
    origin: 'spec',
    source: '§7.1, SIGN-08',
  },
  verifyEmail: {
    method: 'POST',
    path: '/login/verifyEmail',
    access: 'none',
    body: codeForm,
    reply: z.null(),
    refuses: ['not-found', 'duplicate', 'limited'],
    summary:
      "Verifies an employee's address with the mailed code and makes the account. With the sign-up's id only a code mailed for that sign-up fits.",
    origin: 'spec',
    source: '§7.1, OTP-04',
  },
  employerVerifyMailOTP: {
    method: 'POST',
    path: '/login/employerVerifyMailOTP',
    access: 'none',
    body: codeForm,
    reply: z.null(),
    refuses: ['not-found', 'duplicate', 'limited'],
    summary: "Verifies an employer's address with the mailed code. As verifyEmail.",
    origin: 'spec',
    source: '§7.1, OTP-04',
  },
  userResendOTP: {
    method: 'GET',
    path: '/login/userResendOTP/{emailAddress}',
    access: 'none',
    params: addressParams,
    reply: z.null(),
    sameSite: true,
    refuses: ['limited'],
    summary:
      'Mails a new code for the newest pending sign-up of an employee. 429 with Retry-After before 120 seconds have passed.',
    origin: 'ours',
    source: 'OTP-02, OTP-05',
  },
  employerResendOTP: {
    method: 'GET',
    path: '/login/employerResendOTP/{emailAddress}',
    access: 'none',
    params: addressParams,
    reply: z.null(),
    sameSite: true,
    refuses: ['limited'],
    summary: 'Mails a new code for the newest pending sign-up of an employer. As userResendOTP.',
    origin: 'spec',
    source: '§7.1, OTP-02, OTP-05',
  },
  verifyLink: {
    method: 'POST',
    path: '/login/verifyLink',
    access: 'none',
    body: z.strictObject({ token, id: z.optional(sentId), password: z.optional(loginPassword) }),
    reply: z.object({ userType }),
    refuses: ['not-found', 'duplicate', 'limited'],
    summary:
      'Verifies a sign-up with the token of the mailed link (fragment `#sign-up=token`). `id` proves that the sign-up started in this browser; without it (or when it is another one) the password chosen then is wanted: 400 with an Errors entry for `password`, which does not use the link up.',
    origin: 'ours',
    source: 'OTP-06, SIGN-07',
  },
});
