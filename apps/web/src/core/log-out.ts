import { loginRoutes } from '@forte/contract';
import { send } from '#core/send.ts';
import { tokenOf } from '#core/session.ts';

/** A server that does not answer keeps nobody signed in on this screen. */
const patience = 3_000;

/** Revokes this tab's token on the server. Ends without an error whatever comes of it. */
export const revokeToken = async (): Promise<void> => {
  if (tokenOf() === undefined) return;
  await send(loginRoutes.logout, { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
};
