import { emailKey } from '@forte/contract';
import type { Trx } from '#api/db/connect.ts';
import type { Deps } from '#api/deps.ts';
import type { Caller } from '#api/http/handler.ts';
import { Refusal, refuseField } from '#api/http/refusal.ts';
import { queueMail } from '#api/jobs/mail.job.ts';
import { addressNotice } from '#api/mail/messages.ts';
import { findAccount, findAccountById, hasPassword } from '#api/modules/account/account.queries.ts';
import * as changes from '#api/modules/account/email-change.queries.ts';
import { type Client, tryPassword } from '#api/modules/account/login.service.ts';
import { codeLock, subjectOf } from '#api/modules/limit/account-limits.ts';
import { lockNames } from '#api/modules/limit/limit.queries.ts';
import {
  type CodeOwner,
  checkCode,
  consumeLink,
  sendCode,
} from '#api/modules/one-time-code/one-time-code.service.ts';

// PROF-14. The address is what a password is reset with, so a session alone must not change it: the password is asked for
// first, the new address proves itself, and the old one is told.

const role = 'employee';
const hour = 3_600_000;
/** How long a request waits to be proven; each code of it is good for 10 minutes. */
const requestLifetime = hour;
const noticeLifetime = 24 * hour;

const taken = () => refuseField('emailId', 'This email is already registered', 'duplicate');
const noRequest = () => refuseField('emailId', 'Ask for a code for this address first.');

type Asked = { readonly email: string; readonly clientAddress: string };

const mailCode = (trx: Trx, deps: Deps, accountId: string, { email, clientAddress }: Asked) =>
  sendCode(trx, deps, {
    purpose: 'email-change',
    role,
    email,
    owner: { accountId },
    clientAddress,
    whenRecent: 'refuse',
  });

/**
 * Asks for another address: with the password, and a code that goes to the new address.
 * @throws Refusal `invalid` for a wrong password or the address that the account has; `duplicate` when another has it
 */
export const requestEmailChange = async (
  deps: Deps,
  { userId, sessionId }: Caller,
  { email, password }: { email: string; password: string },
  { clientAddress }: Client,
  isTaken: () => Promise<boolean>,
): Promise<void> => {
  const account = await findAccountById(deps.db, userId);
  const { passwordHash } = account;
  const attempt = { account: subjectOf(role, account.email), clientAddress, passwordHash, password };
  if (!(await tryPassword(deps, attempt))) throw refuseField('password', 'The password is incorrect');
  if (emailKey(account.email) === emailKey(email)) {
    throw refuseField('emailId', 'This is the address that you have already.');
  }
  if (await isTaken()) throw taken();
  await deps.db.transaction().execute(async (trx) => {
    await lockNames(trx, [codeLock(subjectOf(role, email))]);
    if (!(await hasPassword(trx, userId, passwordHash))) {
      throw refuseField('password', 'The password is incorrect');
    }
    const expiresAt = new Date(deps.now().getTime() + requestLifetime);
    await changes.putEmailChange(trx, {
      accountId: userId,
      email,
      emailKey: emailKey(email),
      sessionId,
      expiresAt,
    });
    await mailCode(trx, deps, userId, { email, clientAddress });
  });
};

/** Mails a new code for the address that was asked for; the password was given with the request. */
export const resendEmailCode = (deps: Deps, accountId: string, { email, clientAddress }: Asked) =>
  deps.db.transaction().execute(async (trx) => {
    await lockNames(trx, [codeLock(subjectOf(role, email))]);
    const change = await changes.findEmailChange(trx, deps.now(), accountId, emailKey(email));
    if (change === undefined) throw noRequest();
    await mailCode(trx, deps, accountId, { email: change.email, clientAddress });
  });

/** What a right code or link does. The caller holds the lock of the new address: nobody can take it meanwhile. */
const complete = async (trx: Trx, deps: Deps, { accountId, emailKey: key }: CodeOwner): Promise<string> => {
  const change = await changes.findEmailChange(trx, deps.now(), accountId ?? '', key);
  if (change === undefined) throw noRequest();
  if (await findAccount(trx, role, change.email)) throw taken();
  const { email: before } = await findAccountById(trx, change.accountId);
  await changes.applyEmailChange(trx, change);
  await queueMail(trx, deps, addressNotice(before, deps.publicUrl), {
    expiresAt: new Date(deps.now().getTime() + noticeLifetime),
  });
  return change.email;
};

/** Proves the new address with its code. @returns the address as it is stored now */
export const verifyEmailCode = async (
  deps: Deps,
  accountId: string,
  { email, code, clientAddress }: Asked & { code: string },
): Promise<string> => {
  // Before anything is counted: guesses count only for who has asked.
  if (!(await changes.findEmailChange(deps.db, deps.now(), accountId, emailKey(email)))) throw noRequest();
  const attempt = { purpose: 'email-change', role, email, accountId, code, clientAddress } as const;
  return checkCode(deps, { ...attempt, field: 'otpValue' }, (trx, owner) => complete(trx, deps, owner));
};

/** Proves it with the mailed link, in whatever browser. @throws Refusal `invalid` when it is used or has ended */
export const verifyEmailLink = async (deps: Deps, token: string): Promise<string> => {
  try {
    return await consumeLink(deps, 'email-change', token, (trx, owner) => complete(trx, deps, owner));
  } catch (error) {
    if (!(error instanceof Refusal && error.errors.length > 0)) throw error;
    throw new Refusal(error.kind, error.message); // a link has no field to stand at
  }
};
