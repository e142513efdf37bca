import { type Answer, type CallInput, call, isSignedOut, type Route, type Transport } from '@forte/contract';
import { endSession, tokenOf } from '#core/session.ts';

export type SendInput<R extends Route> = CallInput<R>;

const needsSession = (route: Route): boolean => route.access !== 'none' && route.access !== 'grant';

/**
 * Sends one call of the contract as the signed-in user. A grant is given as `token` by who holds it.
 * A token that the server no longer knows ends the session here, wherever the call came from (APP-15).
 */
export const send = async <const R extends Route>(
  route: R,
  input: SendInput<R>,
  transport?: Transport,
): Promise<Answer<R>> => {
  const token = needsSession(route) ? tokenOf() : undefined;
  try {
    return await call(route, token === undefined ? input : { ...input, token }, '', transport);
  } catch (error) {
    // This tab may have another token by now: that one is not ended by this answer.
    if (token !== undefined && isSignedOut(error) && tokenOf() === token) endSession('expired');
    throw error;
  }
};
