/**
 * What the browser keeps (APP-05, §3). Private windows and full disks make storage throw:
 * the product then works on without keeping.
 */
const localNames = {
  session: 'forte-session',
  userType: 'userType',
  uniqueId: 'uniqueId',
  email: 'email',
  employerEmail: 'Eplremail',
  resetEmail: 'fpEmail',
} as const;
const sessionNames = { userType: 'userType', loginEmail: 'email' } as const;

export type Kept = {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
  readonly remove: () => void;
};

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

const kept = (area: () => Storage, name: string): Kept => ({
  get: () => attempt(() => area().getItem(name), null),
  set: (value) => attempt(() => area().setItem(name, value), undefined),
  remove: () => attempt(() => area().removeItem(name), undefined),
});

const keptUnder = <N extends Readonly<Record<string, string>>>(area: () => Storage, names: N) =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [key, kept(area, name)])) as {
    [K in keyof N]: Kept; // fromEntries forgets the keys
  };

/** Kept until logout, shared by all tabs. */
export const local = keptUnder(() => window.localStorage, localNames);
/** Kept for this tab only. */
export const perTab = keptUnder(() => window.sessionStorage, sessionNames);

/** A value of this tab under a name of one's own, as the draft of a form. */
export const keptInTab = (name: string): Kept => kept(() => window.sessionStorage, name);

/** The one-time grant that a reset's code was traded for (PWD-02): used by the next screen, then gone. */
export const resetGrant = keptInTab('reset-grant');

export const sessionKey = localNames.session;

export const forgetThisTab = (): void => attempt(() => window.sessionStorage.clear(), undefined);

/** Logout leaves nothing behind (APP-06). */
export const forgetEverything = (): void => {
  attempt(() => window.localStorage.clear(), undefined);
  forgetThisTab();
};
