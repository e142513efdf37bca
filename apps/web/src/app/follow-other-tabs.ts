import { startSession } from '#app/start-session.ts';
import {
  endSession,
  followStored,
  leaveToo,
  readStoredSession,
  type SessionState,
  sessionStore,
  setSignedIn,
  tokenOf,
  wasLeft,
} from '#core/session.ts';
import { sessionKey } from '#core/storage.ts';

/** Somebody's pages are shown here, or what they typed is kept for their next login (APP-15). */
const isSomebodys = (state: SessionState): boolean =>
  state.status !== 'signed-out' || state.ended === 'expired';

/** Brings this tab to what is stored: a logout elsewhere is one here, another login is taken over (APP-06). */
const follow = (): void => {
  const state = sessionStore.get();
  if (wasLeft()) {
    if (isSomebodys(state)) leaveToo();
    return;
  }
  const stored = readStoredSession();
  if (stored?.api_token !== tokenOf()) {
    if (stored === undefined) endSession('expired');
    else void startSession();
  } else if (stored !== undefined && state.status === 'signed-in') {
    const { profileStatus } = stored; // a step was saved in another tab
    if (profileStatus !== state.user.profileStatus) setSignedIn({ ...state.user, profileStatus });
  }
};

/** Follows what other tabs do to the session, also what they did while this page was kept for the Back button. */
export const followOtherTabs = (): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === sessionKey || key === null) follow(); // null: storage was cleared
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow();
  };
  followStored.set(follow);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
};
