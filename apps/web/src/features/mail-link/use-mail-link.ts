import { accountRoutes, CallError, emailChangeRoutes } from '@forte/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { showAlert } from '#core/messages.ts';
import { paths } from '#core/paths.ts';
import { send } from '#core/send.ts';
import { endSession, storeRole, tokenOf } from '#core/session.ts';
import { keptInTab, local, resetGrant } from '#core/storage.ts';
import { useAction } from '#core/use-action.ts';

const purposes = ['sign-up', 'password-reset', 'email-change'] as const;
export type MailLink = { readonly purpose: (typeof purposes)[number]; readonly token: string };

/** `#sign-up=token`, `#password-reset=token` or `#email-change=token`: a fragment never reaches a server's log. */
export const readMailLink = (hash: string): MailLink | undefined => {
  const [, named, token] = /^#?([a-z-]+)=([\w-]{1,200})$/.exec(hash) ?? [];
  const purpose = purposes.find((one) => one === named);
  return token === undefined || purpose === undefined ? undefined : { purpose, token };
};

const wantsPassword = (error: unknown): boolean =>
  error instanceof CallError && error.errors.some(({ path }) => path === 'password');

/** Who sets a new password is not signed in: neither here as that user, nor as another one. */
const leaveSession = async (): Promise<void> => {
  if (tokenOf() === undefined) return;
  await send(accountRoutes.logout, {}).catch(() => undefined);
  endSession();
};

/** Uses the link up, when the button is pressed (OTP-06). */
export const useMailLink = ({ purpose, token }: MailLink) => {
  const navigate = useNavigate();
  /** '' once the server asked for the password that was chosen at sign-up (SIGN-07). */
  const [password, setPassword] = useState<string>();

  const verify = async (): Promise<void> => {
    const id = local.uniqueId.get();
    const proof = { ...(id === null ? {} : { id }), ...(password ? { password } : {}) };
    const { message } = await send(accountRoutes.verifyLink, { body: { token, ...proof } });
    for (const kept of [local.uniqueId, local.email, local.employerEmail]) kept.remove();
    showAlert('1', message); // also for who is signed in already, and goes to the own start page
    await navigate({ to: paths.registerSuccess, replace: true, state: { isDone: true } });
  };
  const allowReset = async (): Promise<void> => {
    const { data } = await send(accountRoutes.resetLink, { body: { token } });
    await leaveSession();
    resetGrant.set(data.grant);
    local.resetEmail.set(data.email);
    storeRole(data.userType);
    await navigate({ to: paths.resetPassword, replace: true });
  };
  const changeEmail = async (): Promise<void> => {
    const { message } = await send(emailChangeRoutes.useEmailLink, { body: { token } });
    keptInTab('email-change').remove();
    showAlert('1', message);
    await navigate({ to: paths.loginShort, replace: true });
  };
  const acts = { 'sign-up': verify, 'password-reset': allowReset, 'email-change': changeEmail };
  const use = useAction({
    act: acts[purpose],
    onError: (error) => wantsPassword(error) && setPassword((typed) => typed ?? ''),
  });
  return { use, password, setPassword };
};
