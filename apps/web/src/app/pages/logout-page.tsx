import { accountRoutes } from '@forte/contract';
import { useEffect } from 'react';
import { paths } from '#core/paths.ts';
import { send } from '#core/send.ts';
import { leave, tokenOf } from '#core/session.ts';
import { Page } from '#ui/page.tsx';

/** A server that does not answer keeps nobody signed in on this screen. */
const patience = 3_000;

const revoke = async (): Promise<void> => {
  if (tokenOf() === undefined) return;
  await send(accountRoutes.logout, { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
};

/** Revokes the token, forgets everything and starts afresh at the login (APP-06). */
export const LogoutPage = () => {
  useEffect(() => {
    void revoke().then(() => {
      leave();
      window.location.replace(paths.login);
    });
  }, []);
  return (
    <Page title="Signing you out" width="form">
      <p role="status">One moment.</p>
    </Page>
  );
};
