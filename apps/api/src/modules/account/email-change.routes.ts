import type { emailChangeRoutes } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import type { Handlers } from '#api/http/handler.ts';
import * as change from '#api/modules/account/email-change.service.ts';
import { isEmailTaken } from '#api/modules/profile/candidate.queries.ts';

/** Another address for a candidate's account (PROF-14). */
export const emailChangeHandlers = (deps: Deps): Handlers<typeof emailChangeRoutes> => ({
  sendEmailCode: async ({ caller, body, clientAddress, userAgent }) => {
    const isTaken = () => isEmailTaken(deps, caller.userId, body.email);
    await change.requestEmailChange(deps, caller, body, { clientAddress, userAgent }, isTaken);
    return { data: null, message: `We sent a code to ${body.email}.` };
  },

  resendEmailCode: async ({ caller, body: { email }, clientAddress }) => {
    await change.resendEmailCode(deps, caller.userId, { email, clientAddress });
    return { data: null, message: `We sent a new code to ${email}.` };
  },

  verifyEmailCode: async ({ caller, body, clientAddress }) => ({
    data: { email: await change.verifyEmailCode(deps, caller.userId, { ...body, clientAddress }) },
    message: 'Your email is changed. Other sessions were ended.',
  }),

  useEmailLink: async ({ body }) => ({
    data: { email: await change.verifyEmailLink(deps, body.token) },
    message: 'Your email is changed. Other sessions were ended.',
  }),
});
