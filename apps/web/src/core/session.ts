import type { currentUser, Role } from '@forte/contract';
import { session as sessionSchema, userTypeOf } from '@forte/contract';
import * as z from 'zod/mini';
import { forgetEverything, local, perTab } from '#core/storage.ts';
import { createStore, useStore } from '#core/store.ts';

export type User = z.output<typeof currentUser>;
export type StoredSession = z.output<typeof sessionSchema>;

/** `ended`: why nobody is signed in any more, when the visitor should be told. */
export type SessionState =
  | { readonly status: 'verifying' }
  | { readonly status: 'unreachable' }
  | { readonly status: 'signed-out'; readonly ended?: 'expired' | 'elsewhere' }
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

export const storeSession = (session: StoredSession): void => local.session.set(JSON.stringify(session));

const roleOfType = (userType: string | null): Role | undefined => {
  if (userType === userTypeOf.employee) return 'employee';
  return userType === userTypeOf.employer ? 'employer' : undefined;
};

/** The role chosen last: this tab's, or in a tab opened afresh that of the others (APP-05). */
export const storedRole = (): Role =>
  roleOfType(perTab.userType.get()) ?? roleOfType(local.userType.get()) ?? 'employee';

export const storeRole = (role: Role): void => {
  perTab.userType.set(userTypeOf[role]);
  local.userType.set(userTypeOf[role]);
};

export const tokenOf = (): string | undefined => readStoredSession()?.api_token;

export const setSignedIn = (user: User): void => sessionStore.set({ status: 'signed-in', user });

/** Forgets the session, nothing else: what was typed into a form stays for the next login (APP-15). */
export const endSession = (ended?: 'expired' | 'elsewhere'): void => {
  local.session.remove();
  sessionStore.set(ended === undefined ? { status: 'signed-out' } : { status: 'signed-out', ended });
};

/** Leaves nothing of the session in this browser (APP-06). */
export const leave = (): void => {
  forgetEverything();
  sessionStore.set({ status: 'signed-out' });
};

/** `profileStatus` alone, in storage and on screen, after a step was saved (APP-05). */
export const setProfileStatus = (profileStatus: number): void => {
  const stored = readStoredSession();
  if (stored !== undefined) storeSession({ ...stored, profileStatus });
  const state = sessionStore.get();
  if (state.status === 'signed-in') setSignedIn({ ...state.user, profileStatus });
};

export const useSession = (): SessionState => useStore(sessionStore);

/** The signed-in user. For pages behind the login only. */
export const useUser = (): User => {
  const state = useSession();
  if (state.status !== 'signed-in') throw new Error('Nobody is signed in on this page.');
  return state.user;
};
