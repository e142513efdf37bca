import { accountRoutes } from '@forte/contract';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { send } from '#core/send.ts';
import { storedRole } from '#core/session.ts';
import { local, resetGrant } from '#core/storage.ts';
import type { Flow } from './flow.ts';

/** The code that lets a new password be set (PWD-02). */
export const useResetFlow = (): Flow => {
  const navigate = useNavigate();
  return {
    name: 'password-reset',
    title: 'Enter the code',
    lead: 'We sent a 4-digit code to your registered email, if it has an account.',
    storedEmail: local.resetEmail.get,
    verify: async (email, otpValue) => {
      const body = { userType: storedRole(), email, otpValue };
      const answer = await send(accountRoutes.checkOTP, { body });
      resetGrant.set(answer.data.grant);
      return answer;
    },
    resend: (email) => send(accountRoutes.resendOTP, { body: { userType: storedRole(), email } }),
    done: () => void navigate({ to: paths.resetPassword }),
    doneElsewhere: () => navigate({ to: paths.resetSuccess, replace: true, state: { isDone: true } }),
    leaveIfOver: async () => false, // who knows the address alone may not be told
  };
};
