import { accountRoutes, CallError, type Role } from '@forte/contract';
import { type HistoryState, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#core/paths.ts';
import { send } from '#core/send.ts';
import { local } from '#core/storage.ts';
import type { Flow } from './flow.ts';

const calls = {
  employee: {
    verify: accountRoutes.verifyEmail,
    resend: accountRoutes.userResendOTP,
    detail: accountRoutes.getRegisterDetail,
    email: local.email,
  },
  employer: {
    verify: accountRoutes.employerVerifyMailOTP,
    resend: accountRoutes.employerResendOTP,
    detail: accountRoutes.getRegisterDetailEmployer,
    email: local.employerEmail,
  },
} as const satisfies Record<Role, unknown>;

type Detail = (typeof calls)[Role]['detail'];

/** False once it is certain that the sign-up is verified or too old. */
const isPending = (detail: Detail, id: string): Promise<boolean> =>
  send(detail, { params: { id } }).then(
    () => true,
    (error: unknown) => !(error instanceof CallError && error.status === 404),
  );

/** The code that verifies a sign-up of either role (OTP-04). */
export const useSignUpFlow = (role: Role): Flow => {
  const navigate = useNavigate();
  const { verify, resend, detail, email: kept } = calls[role];
  const [idAtFirst] = useState(local.uniqueId.get);
  const address = kept.get();
  const toSuccess = (state: HistoryState, replace: boolean) =>
    void navigate({ to: paths.registerSuccess, replace, state });
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
      toSuccess({ isDone: true }, false);
    },
    doneElsewhere: async () => {
      const isOther = idAtFirst !== null && (await isPending(detail, idAtFirst)); // the mailed link forgets both roles'
      if (!isOther) toSuccess({ isDone: true }, true);
    },
    // The sign-up's own id, which nobody else has, and not the address: strangers learn nothing of it (SIGN-08).
    leaveIfOver: async () => {
      const id = local.uniqueId.get() ?? idAtFirst;
      if (id === null || (await isPending(detail, id))) return false;
      toSuccess({ isOver: true }, true);
      return true;
    },
  };
};
