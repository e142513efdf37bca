import * as z from 'zod/mini';
import { defineRoutes } from '../route.ts';
import { email } from '../rules/email.ts';
import { loginPassword } from '../rules/login-password.ts';
import { oneTimeCode, token } from '../rules/one-time.ts';
import { newPassword } from '../rules/password.ts';
import { sentId } from '../rules/text.ts';
import { userType } from '../words/user-type.ts';
import { session } from './login.ts';

const addressForm = z.strictObject({ userType, email });

/** A forgotten password, and another one: §7.1, §7.2. */
export const passwordRoutes = defineRoutes({
  forgetPassword: {
    method: 'POST',
    path: '/login/forgetPassword',
    access: 'none',
    body: addressForm,
    reply: z.null(),
    refuses: ['limited'],
    summary: 'Mails a code to reset the password. The same answer whether or not the account exists.',
    origin: 'spec',
    source: '§7.1, PWD-01',
  },
  resendOTP: {
    method: 'POST',
    path: '/login/resendOTP',
    access: 'none',
    body: addressForm,
    reply: z.null(),
    refuses: ['limited'],
    summary: 'Mails a new reset code. 429 with Retry-After before 120 seconds have passed.',
    origin: 'spec',
    source: '§7.1, OTP-05',
  },
  checkOTP: {
    method: 'POST',
    path: '/login/checkOTP',
    access: 'none',
    body: z.strictObject({ userType, email, otpValue: oneTimeCode }),
    reply: z.object({ grant: z.string() }),
    refuses: ['limited'],
    summary:
      'Trades a reset code for a grant: a token, valid once and for 10 minutes, that resetPassword takes as bearer token.',
    origin: 'spec',
    source: '§7.1, PWD-02',
  },
  resetLink: {
    method: 'POST',
    path: '/login/resetLink',
    access: 'none',
    body: z.strictObject({ token }),
    reply: z.object({ grant: z.string(), userType, email: z.string() }),
    summary:
      'Trades the token of the mailed link (fragment `#password-reset=token`) for a grant, and tells whose it is.',
    origin: 'ours',
    source: 'OTP-06, PWD-02',
  },
  resetPassword: {
    method: 'POST',
    path: '/login/resetPassword',
    access: 'grant',
    body: z.strictObject({ userType, email, newPassword }),
    reply: z.null(),
    summary: 'Sets a new password. Takes the grant as bearer token; ends every session of the account.',
    origin: 'spec',
    source: '§7.1, PWD-03',
  },
  changePassword: {
    method: 'POST',
    path: '/profile/change-password/{id}',
    access: 'any',
    actor: 'params.id',
    params: z.object({ id: sentId }),
    body: z.strictObject({ currentPassword: loginPassword, newPassword }),
    reply: session,
    refuses: ['limited'],
    summary:
      'Changes the own password. Ends every other session; Data is the session that replaces the one of this call.',
    origin: 'spec',
    source: '§7.2, PWD-04, AUTH-06',
  },
});
