import * as z from 'zod/mini';
import { renamed } from '../renamed.ts';
import { defineRoutes } from '../route.ts';
import { email } from '../rules/email.ts';
import { loginPassword } from '../rules/login-password.ts';
import { oneTimeCode, token } from '../rules/one-time.ts';

const names = { email: 'emailId' } as const;

/** Another e-mail address for a candidate: §7.2, PROF-14. */
export const emailChangeRoutes = defineRoutes({
  sendEmailCode: {
    method: 'POST',
    path: '/profile/profile-send-OTP',
    access: 'employee',
    body: renamed({ email, password: loginPassword }, names, 'refuse'),
    reply: z.null(),
    refuses: ['duplicate', 'limited'],
    summary:
      'Mails a code to the address that shall take the place of the own one. Wants the password; 409 when the address is taken.',
    origin: 'spec',
    source: '§7.2, PROF-14',
  },
  verifyEmailCode: {
    method: 'POST',
    path: '/profile/profile-verify-OTP',
    access: 'employee',
    body: renamed({ email, code: oneTimeCode }, { ...names, code: 'otpValue' }, 'refuse'),
    reply: renamed({ email: z.string() }, names),
    refuses: ['duplicate', 'limited'],
    summary: 'Proves the new address with its code. It counts from now on; other sessions end.',
    origin: 'spec',
    source: '§7.2, PROF-14',
  },
  resendEmailCode: {
    method: 'POST',
    path: '/profile/profile-resend-OTP',
    access: 'employee',
    body: renamed({ email }, names, 'refuse'),
    reply: z.null(),
    refuses: ['limited'],
    summary:
      'Mails a new code to the address that was asked for. 429 with Retry-After before 120 seconds have passed.',
    origin: 'spec',
    source: '§7.2, PROF-14, OTP-02',
  },
  useEmailLink: {
    method: 'POST',
    path: '/login/emailLink',
    access: 'none',
    body: z.strictObject({ token }),
    reply: renamed({ email: z.string() }, names),
    refuses: ['duplicate'],
    summary: 'Proves the new address with the token of the mailed link (fragment `#email-change=token`).',
    origin: 'ours',
    source: 'OTP-06, PROF-14',
  },
});
