import { useEffect } from 'react';
import { revokeToken } from '#core/log-out.ts';
import { paths } from '#core/paths.ts';
import { leave } from '#core/session.ts';
import { Page } from '#ui/page.tsx';

/** Revokes the token, forgets everything and starts afresh at the login (APP-06). */
export const LogoutPage = () => {
  useEffect(() => {
    void revokeToken().then(() => {
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
