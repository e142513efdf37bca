import { accountRoutes, type Role } from '@forte/contract';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { send } from '#core/send.ts';
import { local } from '#core/storage.ts';
import type { Flow } from './flow.ts';

const calls = {
  employee: { verify: accountRoutes.verifyEmail, resend: accountRoutes.userResendOTP, email: local.email },
  employer: {
    verify: accountRoutes.employerVerifyMailOTP,
    resend: accountRoutes.employerResendOTP,
    email: local.employerEmail,
  },
} as const satisfies Record<Role, unknown>;

/** The code that verifies a sign-up of either role (OTP-04). */
export const useSignUpFlow = (role: Role): Flow => {
  const navigate = useNavigate();
  const { verify, resend, email: kept } = calls[role];
  const address = kept.get();
  return {
    name: role,
    title: 'Verify your email',
    lead: `We sent a 4-digit code to your registered email${address === null ? '' : ` ${address}`}.`,
    storedEmail: kept.get,
    verify: (email, emailOtp) => {
      const id = local.uniqueId.get(); // a code that was mailed for a stranger's attempt does not fit (SIGN-07)
      return send(verify, { body: { email, emailOtp, ...(id === null ? {} : { id }) } });
    },
    resend: (emailAddress) => send(resend, { params: { emailAddress } }),
    done: () => {
      kept.remove();
      local.uniqueId.remove();
      void navigate({ to: paths.registerSuccess, state: { isDone: true } });
    },
  };
};
