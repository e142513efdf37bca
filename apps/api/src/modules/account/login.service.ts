import { completeProfileStatus, emailKey, type Role } from '@forte/contract';
import type { Trx } from '#api/db/connect.ts';
import type { Deps } from '#api/deps.ts';
import { Refusal } from '#api/http/refusal.ts';
import { createTurnsByName } from '#api/http/turns.ts';
import { findAccount, findProfileStatus, hasPassword } from '#api/modules/account/account.queries.ts';
import { isPassword } from '#api/modules/account/password.ts';
import { createSession } from '#api/modules/account/session.queries.ts';
import { findNewestSignUp } from '#api/modules/account/sign-up.queries.ts';
import { resendSignUpCode } from '#api/modules/account/sign-up.service.ts';
import { inARow, knownClient, loginLimits, pairOf, subjectOf } from '#api/modules/limit/account-limits.ts';
import { forget, hasHappened, release } from '#api/modules/limit/limit.queries.ts';
import { countOrRefuse } from '#api/modules/limit/limit.service.ts';

/** Where a call comes from, as sessions and limits keep it. */
export type Client = { readonly clientAddress: string; readonly userAgent: string };

/**
 * A try is counted before it is looked at, so tries of one account from one client wait for each other: else many right
 * ones at the same instant would be refused for what is taken back a moment later.
 */
const oneByOne = createTurnsByName({ atOnce: 1, inLine: 100 });

const countTry = async (deps: Deps, account: string, clientAddress: string) => {
  const isKnown = await hasHappened(deps.db, knownClient(account, clientAddress));
  const limits = loginLimits(account, clientAddress, isKnown);
  return countOrRefuse(deps, limits, 'Too many failed logins.', 'reset your password');
};

/**
 * Compares a password within the limits of AUTH-05. The try is counted first, and taken back unless it was wrong.
 * @param passwordHash undefined when there is no account: the same work is done
 * @throws Refusal `limited`, alike for accounts that don't exist
 */
export const tryPassword = (
  deps: Deps,
  attempt: { account: string; clientAddress: string; passwordHash: string | undefined; password: string },
): Promise<boolean> => {
  const { account, clientAddress, passwordHash, password } = attempt;
  return oneByOne(pairOf(account, clientAddress), async () => {
    const events = await countTry(deps, account, clientAddress);
    let wrong = false;
    try {
      wrong = !(await isPassword(passwordHash, password));
      return !wrong;
    } finally {
      if (!wrong) await release(deps.db, events);
    }
  });
};

/** A client that has proven to be the owner's ends the growing waits, and never waits for strangers' tries again. */
export const knowClient = async (
  trx: Trx,
  now: Date,
  account: string,
  clientAddress: string,
): Promise<void> => {
  const known = knownClient(account, clientAddress);
  await forget(trx, inARow, account);
  await forget(trx, known.kind, known.subject);
  await trx
    .insertInto('limitedEvent')
    .values({ ...known, at: now })
    .execute();
};

/** Undefined when the password was changed since it was compared: no session outlives its password (AUTH-06). */
const openSession = (
  deps: Deps,
  { id: accountId, passwordHash }: { id: string; passwordHash: string },
  account: string,
  client: Client,
): Promise<string | undefined> =>
  deps.db.transaction().execute(async (trx) => {
    if (!(await hasPassword(trx, accountId, passwordHash))) return undefined;
    await knowClient(trx, deps.now(), account, client.clientAddress);
    return createSession(trx, deps.now(), { accountId, ...client });
  });

/** The new code of an unverified account. That mails are limited right now does not keep anybody from its code screen. */
const mailNewCode = async (deps: Deps, role: Role, email: string, clientAddress: string): Promise<void> => {
  try {
    await resendSignUpCode(deps, { role, email, clientAddress, whenRecent: 'keep' });
  } catch (error) {
    if (!(error instanceof Refusal && error.kind === 'limited')) throw error;
  }
};

const wrongDetails = () => new Refusal('unauthenticated', 'The login details are incorrect');

export type LoginOutcome =
  | { readonly kind: 'session'; readonly token: string; readonly profileStatus: number }
  | { readonly kind: 'unverified'; readonly signUpId: string };

/**
 * Logs in. Wrong password, unknown address and the other role's account are one and the same refusal, after the same
 * work (AUTH-03).
 */
export const login = async (
  deps: Deps,
  role: Role,
  { username, password }: { username: string; password: string },
  client: Client,
): Promise<LoginOutcome> => {
  const account = subjectOf(role, username);
  const verified = await findAccount(deps.db, role, username);
  const pending = await findNewestSignUp(deps.db, deps.now(), role, emailKey(username));
  const { clientAddress } = client;
  const passwordHash = (verified ?? pending)?.passwordHash;
  const right = await tryPassword(deps, { account, clientAddress, passwordHash, password });
  if (right && verified !== undefined) {
    const token = await openSession(deps, verified, account, client);
    if (token === undefined) throw wrongDetails();
    const profileStatus = (await findProfileStatus(deps.db, verified.id)) ?? completeProfileStatus;
    return { kind: 'session', token, profileStatus };
  }
  if (right && pending !== undefined) {
    await mailNewCode(deps, role, username, clientAddress);
    return { kind: 'unverified', signUpId: pending.id };
  }
  throw wrongDetails();
};
