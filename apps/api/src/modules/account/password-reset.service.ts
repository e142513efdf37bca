import { emailKey, type Role } from '@forte/contract';
import type { Trx } from '#api/db/connect.ts';
import type { Deps } from '#api/deps.ts';
import { Refusal, refuseField } from '#api/http/refusal.ts';
import { queueMail } from '#api/jobs/mail.job.ts';
import { passwordNotice } from '#api/mail/messages.ts';
import {
  endMailed,
  findAccount,
  findAccountById,
  hasPassword,
  setPassword,
} from '#api/modules/account/account.queries.ts';
import { type Client, knowClient, tryPassword } from '#api/modules/account/login.service.ts';
import { hashPassword } from '#api/modules/account/password.ts';
import { createSession } from '#api/modules/account/session.queries.ts';
import { codeLock, fromOneClient, pairOf, subjectOf, validity } from '#api/modules/limit/account-limits.ts';
import { forget, lockNames } from '#api/modules/limit/limit.queries.ts';
import {
  type CodeOwner,
  type CodeRequest,
  consumeLink,
  sendCode,
} from '#api/modules/one-time-code/one-time-code.service.ts';
import { hashToken, randomToken } from '#api/secret.ts';

const noticeLifetime = 24 * 3_600_000;

/** Mails a reset code; all the same, without the mail, when the address has no account. */
export const sendResetCode = async (
  deps: Deps,
  request: Pick<CodeRequest, 'role' | 'email' | 'clientAddress' | 'whenRecent'>,
): Promise<void> => {
  const account = await findAccount(deps.db, request.role, request.email);
  const owner = account === undefined ? null : { accountId: account.id };
  const email = account?.email ?? request.email;
  await deps.db
    .transaction()
    .execute((trx) => sendCode(trx, deps, { ...request, email, owner, purpose: 'password-reset' }));
};

/** The right to set a new password, once and for 10 minutes (PWD-02). @returns its token, stored only hashed */
export const grantReset = async (trx: Trx, deps: Deps, { accountId }: CodeOwner): Promise<string> => {
  if (accountId === null) throw new Error('a reset code without an account was accepted');
  const token = randomToken();
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + validity);
  await trx
    .insertInto('resetGrant')
    .values({ tokenHash: hashToken(token), accountId, createdAt: now, expiresAt })
    .execute();
  return token;
};

/** The grant behind a mailed link, and whose it is. */
export const grantByLink = (deps: Deps, token: string) =>
  consumeLink(deps, 'password-reset', token, async (trx, owner) => {
    const grant = await grantReset(trx, deps, owner);
    const { email } = await findAccountById(trx, owner.accountId ?? '');
    return { grant, email, role: owner.role };
  });

const findGrant = (db: Deps['db'] | Trx, now: Date, token: string, role: Role, email: string) =>
  db
    .selectFrom('resetGrant')
    .innerJoin('account', 'account.id', 'resetGrant.accountId')
    .select(['account.id', 'account.email'])
    .where('resetGrant.tokenHash', '=', hashToken(token))
    .where('resetGrant.usedAt', 'is', null)
    .where('resetGrant.expiresAt', '>', now)
    .where('account.role', '=', role)
    .where('account.emailKey', '=', emailKey(email))
    .executeTakeFirst();

/** Ends all grants of an account. @returns the hashes of those that were still good */
const endGrants = async (trx: Trx, now: Date, accountId: string): Promise<Buffer[]> => {
  const ended = await trx
    .updateTable('resetGrant')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .returning('tokenHash')
    .execute();
  return ended.map(({ tokenHash }) => tokenHash);
};

/**
 * What was mailed or granted before a password changes proves nothing after: whoever knew the old one may have asked for
 * another address, and its link needs no session.
 * @returns the hashes of the grants that were still good
 */
const endProofs = async (
  trx: Trx,
  now: Date,
  { id, role, email }: { id: string; role: Role; email: string },
): Promise<Buffer[]> => {
  // A code that is being used right now has made its grant, or finds itself ended.
  await lockNames(trx, [codeLock(subjectOf(role, email))]);
  await endMailed(trx, now, id);
  return endGrants(trx, now, id);
};

const grantEnded = () =>
  new Refusal('unauthenticated', 'Your password reset has ended. Please ask for a new code.');

const notify = (trx: Trx, deps: Deps, email: string): Promise<void> =>
  queueMail(trx, deps, passwordNotice(email, deps.publicUrl), {
    expiresAt: new Date(deps.now().getTime() + noticeLifetime),
  });

/**
 * Sets a new password with a grant (PWD-03): ends every session of the account and the waits of the client, which then
 * counts as the owner's, so that strangers' tries don't keep it from logging in (AUTH-05).
 * @throws Refusal `unauthenticated` when the grant is missing, used, expired or another account's
 */
export const resetPassword = async (
  deps: Deps,
  grant: string | undefined,
  { role, email, newPassword }: { role: Role; email: string; newPassword: string },
  clientAddress: string,
): Promise<void> => {
  if (grant === undefined) throw grantEnded();
  const account = await findGrant(deps.db, deps.now(), grant, role, email);
  if (account === undefined) throw grantEnded();
  const passwordHash = await hashPassword(newPassword);
  const subject = subjectOf(role, email);
  await deps.db.transaction().execute(async (trx) => {
    const ended = await endProofs(trx, deps.now(), { ...account, role });
    if (!ended.some((hash) => hash.equals(hashToken(grant)))) throw grantEnded();
    await setPassword(trx, account.id, passwordHash);
    await knowClient(trx, deps.now(), subject, clientAddress);
    await notify(trx, deps, account.email);
  });
  await forget(deps.db, fromOneClient, pairOf(subject, clientAddress));
};

const wrongPassword = () => refuseField('currentPassword', 'The current password is incorrect');

/**
 * Changes the own password (PWD-04): ends every session and grant, and opens a session in the place of the caller's.
 * @returns the new session's token
 */
export const changePassword = async (
  deps: Deps,
  accountId: string,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  client: Client,
): Promise<string> => {
  const { email, role, passwordHash } = await findAccountById(deps.db, accountId);
  const attempt = {
    account: subjectOf(role, email),
    clientAddress: client.clientAddress,
    passwordHash,
    password: currentPassword,
  };
  if (!(await tryPassword(deps, attempt))) throw wrongPassword();
  const newHash = await hashPassword(newPassword);
  return deps.db.transaction().execute(async (trx) => {
    await endProofs(trx, deps.now(), { id: accountId, role, email });
    if (!(await hasPassword(trx, accountId, passwordHash))) throw wrongPassword();
    await setPassword(trx, accountId, newHash);
    await notify(trx, deps, email);
    return createSession(trx, deps.now(), { accountId, ...client });
  });
};
