import { isSignedOut } from '@forte/contract';
import {
  adoptStoredSession,
  endSession,
  sessionStore,
  setSignedIn,
  storedSessionRole,
  storeRole,
  storeSession,
  tokenOf,
} from '#core/session.ts';
import { verifyToken } from '#core/verify.ts';

/**
 * Verifies the stored session once (APP-04). A token that is not valid signs out quietly; when nobody answers, the
 * session is kept and the splash offers to try again. Without a stored session there is no call.
 */
export const startSession = async (): Promise<void> => {
  const stored = adoptStoredSession();
  if (stored === undefined) return endSession();
  const wasSignedIn = sessionStore.get().status === 'signed-in'; // another session is taken over in mid-use
  sessionStore.set({ status: 'verifying' });
  const isOutdated = () => tokenOf() !== stored.api_token; // this tab signed out or follows another login by now
  try {
    const role = storedSessionRole();
    const user = await verifyToken(role, stored.api_token);
    if (isOutdated()) return;
    storeRole(role);
    storeSession({ ...stored, profileStatus: user.profileStatus });
    setSignedIn(user);
  } catch (error) {
    if (isOutdated()) return;
    if (isSignedOut(error)) endSession(wasSignedIn ? 'expired' : undefined);
    else sessionStore.set({ status: 'unreachable' });
  }
};
