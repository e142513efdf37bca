import type { currentUser, Role } from '@forte/contract';
import { session as sessionSchema, userTypeOf } from '@forte/contract';
import * as z from 'zod/mini';
import { forgetEverything, forgetThisTab, local, perTab } from '#core/storage.ts';
import { createStore, useStore } from '#core/store.ts';

export type User = z.output<typeof currentUser>;
export type StoredSession = z.output<typeof sessionSchema>;

type Ending = 'expired' | 'elsewhere';

/** `ended`: why nobody is signed in any more, when the visitor should be told. */
export type SessionState =
  | { readonly status: 'verifying' }
  | { readonly status: 'unreachable' }
  | { readonly status: 'signed-out'; readonly ended?: Ending }
  | { readonly status: 'signed-in'; readonly user: User };

export const sessionStore = createStore<SessionState>({ status: 'verifying' });

/** The session as stored under its one key, or undefined when there is none that can be read. */
export const readStoredSession = (): StoredSession | undefined => {
  const text = local.session.get();
  if (text === null) return undefined;
  try {
    return z.parse(sessionSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
};

/**
 * The token that this tab works with. Storage is shared: it may already hold the login of somebody else in another
 * tab, with which this tab must not call while it still shows the first one's pages (APP-06).
 */
let ownToken: string | undefined;

export const tokenOf = (): string | undefined => ownToken;

/** False where the browser keeps nothing: then this tab is alone with its session. */
let isShared = true;

export const storeSession = (session: StoredSession): void => {
  ownToken = session.api_token;
  local.session.set(JSON.stringify(session));
  isShared = local.session.get() !== null;
};

/** Another session than this tab's is stored, or none: this tab has yet to follow. */
export const isOutOfStep = (): boolean => isShared && readStoredSession()?.api_token !== ownToken;

/** Brings this tab to what is stored. Set by who starts sessions: a call only notices that it is time. */
export const followStored = createStore<() => void>(() => undefined);

/** Takes what is stored for this tab's own. */
export const adoptStoredSession = (): StoredSession | undefined => {
  const stored = readStoredSession();
  ownToken = stored?.api_token;
  return stored;
};

const roleOfType = (userType: string | null): Role | undefined => {
  if (userType === userTypeOf.employee) return 'employee';
  return userType === userTypeOf.employer ? 'employer' : undefined;
};

/** The role chosen last: this tab's, or in a tab opened afresh that of the others (APP-05). */
export const storedRole = (): Role =>
  roleOfType(perTab.userType.get()) ?? roleOfType(local.userType.get()) ?? 'employee';

/** The role of the stored session, for all tabs; the choice of one tab may be older. */
export const storedSessionRole = (): Role => roleOfType(local.userType.get()) ?? storedRole();

export const storeRole = (role: Role): void => {
  perTab.userType.set(userTypeOf[role]);
  local.userType.set(userTypeOf[role]);
};

export const setSignedIn = (user: User): void => sessionStore.set({ status: 'signed-in', user });

const beSignedOut = (ended: Ending | undefined): void => {
  ownToken = undefined;
  sessionStore.set(ended === undefined ? { status: 'signed-out' } : { status: 'signed-out', ended });
};

/**
 * Forgets this tab's session, nothing else: what was typed into a form stays for the next login (APP-15). A session
 * that another tab has stored meanwhile stays, too.
 */
export const endSession = (ended?: Ending): void => {
  if (readStoredSession()?.api_token === ownToken) local.session.remove();
  beSignedOut(ended);
};

/** Leaves nothing of the session in this browser (APP-06). */
export const leave = (): void => {
  forgetEverything();
  beSignedOut(undefined);
};

/** The same in a tab that another one's logout reaches: all that tabs share is cleared already. */
export const leaveToo = (): void => {
  forgetThisTab();
  beSignedOut('elsewhere');
};

/** `profileStatus` alone, in storage and on screen, after a step was saved (APP-05). */
export const setProfileStatus = (profileStatus: number): void => {
  const stored = readStoredSession();
  if (stored !== undefined && stored.api_token === ownToken) storeSession({ ...stored, profileStatus });
  const state = sessionStore.get();
  if (state.status === 'signed-in') setSignedIn({ ...state.user, profileStatus });
};

/** Whether all of the storage was cleared, as a logout does; a session that ran out leaves the role (APP-06). */
export const wasLeft = (): boolean => readStoredSession() === undefined && local.userType.get() === null;

export const useSession = (): SessionState => useStore(sessionStore);

/** The signed-in user. For pages behind the login only. */
export const useUser = (): User => {
  const state = useSession();
  if (state.status !== 'signed-in') throw new Error('Nobody is signed in on this page.');
  return state.user;
};
