import { isSignedOut } from '@forte/contract';
import {
  endSession,
  readStoredSession,
  sessionStore,
  setSignedIn,
  storedRole,
  storeRole,
  storeSession,
} from '#core/session.ts';
import { sessionKey } from '#core/storage.ts';
import { verifyToken } from '#core/verify.ts';

/**
 * Verifies the stored session once (APP-04). A token that is not valid signs out quietly; when nobody answers, the
 * session is kept and the splash offers to try again. Without a stored session there is no call.
 */
export const startSession = async (): Promise<void> => {
  const stored = readStoredSession();
  if (stored === undefined) return endSession();
  sessionStore.set({ status: 'verifying' });
  try {
    const role = storedRole();
    const user = await verifyToken(role, stored.api_token);
    storeRole(role);
    storeSession({ ...stored, profileStatus: user.profileStatus });
    setSignedIn(user);
  } catch (error) {
    if (isSignedOut(error)) endSession();
    else sessionStore.set({ status: 'unreachable' });
  }
};

/** Follows what other tabs do to the session: a logout there is one here, another login is taken over (APP-06). */
export const followOtherTabs = (): (() => void) => {
  const follow = (event: StorageEvent) => {
    if (event.key !== sessionKey && event.key !== null) return; // null: storage was cleared
    const state = sessionStore.get();
    if (readStoredSession() === undefined) {
      if (state.status === 'signed-in') endSession('elsewhere');
    } else if (event.oldValue === null || state.status !== 'signed-in') {
      void startSession();
    }
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};
