import {
  type Answer,
  CallError,
  type CallInput,
  call,
  isSignedOut,
  type Route,
  refusalStatus,
  type Transport,
} from '@forte/contract';
import { fetchUnlessAsked } from '#core/asked-ahead.ts';
import { noteReached, noteUnanswered } from '#core/connection.ts';
import { endSession, followStored, isOutOfStep, sessionStore, tokenOf } from '#core/session.ts';

export type SendInput<R extends Route> = CallInput<R>;

const needsSession = (route: Route): boolean => route.access !== 'none' && route.access !== 'grant';

/** No page of one user calls once another one is stored, or none (APP-06). */
const requireStep = (): void => {
  if (!isOutOfStep()) return;
  followStored.get()();
  throw new CallError('Your session has ended. Please log in again.', {
    failure: 'refused',
    status: refusalStatus.unauthenticated,
  });
};

/**
 * Sends one call of the contract as the signed-in user. A grant is given as `token` by who holds it.
 * A token that the server no longer knows ends the session here, wherever the call came from (APP-15).
 */
export const send = async <const R extends Route>(
  route: R,
  input: SendInput<R>,
  transport: Transport = fetchUnlessAsked,
): Promise<Answer<R>> => {
  if (needsSession(route)) requireStep();
  const token = needsSession(route) ? tokenOf() : undefined;
  try {
    const answer = await call(route, token === undefined ? input : { ...input, token }, '', transport);
    noteReached();
    return answer;
  } catch (error) {
    if (error instanceof CallError) void (error.failure === 'unreachable' ? noteUnanswered : noteReached)();
    // This tab may have another token by now: that one is not ended by this answer. And one that is still being verified
    // is that call's to end, quietly.
    const isOwn = token !== undefined && tokenOf() === token && sessionStore.get().status === 'signed-in';
    if (isOwn && isSignedOut(error)) endSession('expired');
    throw error;
  }
};
