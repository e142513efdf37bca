import { randomInt, timingSafeEqual } from 'node:crypto';
import { emailKey, type Role } from '@forte/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '#api/db/connect.ts';
import type { Deps } from '#api/deps.ts';
import { limited, Refusal, refuseField } from '#api/http/refusal.ts';
import { queueMail } from '#api/jobs/mail.job.ts';
import { type CodePurpose, codeMail } from '#api/mail/messages.ts';
import {
  codeLimits,
  codeLock,
  codesStopped,
  knownClient,
  linkMailLimit,
  maximumTries,
  recipientLimits,
  resendInterval,
  senderLimits,
  subjectOf,
  validity,
} from '#api/modules/limit/account-limits.ts';
import { hasHappened, lockNames, release, reserve, waitFor } from '#api/modules/limit/limit.queries.ts';
import * as codes from '#api/modules/one-time-code/one-time-code.queries.ts';
import { hashToken, keyedHash, randomToken } from '#api/secret.ts';

export type { CodeOwner } from '#api/modules/one-time-code/one-time-code.queries.ts';

export type CodeRequest = {
  readonly purpose: CodePurpose;
  readonly role: Role;
  readonly email: string;
  /** Null: nobody has this address. Everything happens as if, but for the mail (SEC-20). */
  readonly owner: { readonly signUpId: string } | { readonly accountId: string } | null;
  readonly clientAddress: string;
  /** What to do within 120 seconds of the last one: send all the same, leave it at that, or refuse (OTP-02). */
  readonly whenRecent: 'send' | 'keep' | 'refuse';
};

const tooMany = (retryAfter: number) => limited('Too many mails were asked for.', retryAfter);

/** Another address is asked for with the password; else a client that has logged in there before is the owner's. */
const isOwnersClient = async (
  trx: Trx,
  subject: string,
  { purpose, clientAddress }: CodeRequest,
): Promise<boolean> =>
  purpose === 'email-change' || (await hasHappened(trx, knownClient(subject, clientAddress)));

/** Code and link, or the link alone when the address has had too many of either mails or wrong tries (OTP-06). */
const decideContent = async (trx: Trx, now: Date, request: CodeRequest): Promise<'code' | 'link'> => {
  const subject = subjectOf(request.role, request.email);
  const isOwner = await isOwnersClient(trx, subject, request);
  const sender = await reserve(trx, now, senderLimits(request.clientAddress, isOwner));
  if (!sender.allowed) throw tooMany(sender.retryAfter);
  const stopped = await waitFor(trx, now, [codesStopped(subject)]);
  if (stopped === 0 && (await reserve(trx, now, recipientLimits(request.email))).allowed) return 'code';
  const link = await reserve(trx, now, [linkMailLimit(subject)]);
  if (!link.allowed) throw tooMany(link.retryAfter);
  return 'link';
};

/** True when the last code is so recent that nothing new is sent. @throws Refusal when that is to be told */
const isTooSoon = async (trx: Trx, now: Date, request: CodeRequest): Promise<boolean> => {
  if (request.whenRecent === 'send') return false;
  const { purpose, role, email, owner } = request;
  // Two candidates may want one new address: the codes of one are nothing to the other.
  const accountId =
    purpose === 'email-change' && owner !== null && 'accountId' in owner ? owner.accountId : undefined;
  const last = await codes.newestCodeTime(trx, { purpose, role, emailKey: emailKey(email), accountId });
  const wait = last === undefined ? 0 : last.getTime() + resendInterval - now.getTime();
  if (wait <= 0) return false;
  if (request.whenRecent === 'keep') return true;
  const seconds = Math.ceil(wait / 1000);
  throw new Refusal('limited', `You can ask for a new code in ${seconds} seconds.`, { retryAfter: seconds });
};

/**
 * Makes a code and queues its mail, both in the caller's transaction (OTP-07).
 * @throws Refusal `limited` when too many mails were asked for, alike for addresses with and without an account
 */
export const sendCode = async (trx: Trx, deps: Deps, request: CodeRequest): Promise<void> => {
  const { purpose, role, email, owner } = request;
  const now = deps.now();
  await lockNames(trx, [codeLock(subjectOf(role, email))]);
  if (await isTooSoon(trx, now, request)) return;
  const content = await decideContent(trx, now, request);
  const id = uuidv7();
  const code = String(randomInt(10_000)).padStart(4, '0');
  const link = randomToken();
  const expiresAt = new Date(now.getTime() + validity);
  await codes.insertCode(trx, {
    id,
    purpose,
    role,
    emailKey: emailKey(email),
    signUpId: owner !== null && 'signUpId' in owner ? owner.signUpId : null,
    accountId: owner !== null && 'accountId' in owner ? owner.accountId : null,
    codeHash: content === 'link' ? null : keyedHash(deps.secret, 'one-time-code', `${id} ${code}`),
    linkHash: hashToken(link),
    createdAt: now,
    expiresAt,
  });
  const mail = codeMail({
    to: email,
    purpose,
    code: content === 'link' ? null : code,
    link: `${deps.publicUrl}/mail-link#${purpose}=${link}`,
  });
  await queueMail(trx, deps, owner === null ? null : mail, { expiresAt });
};

export type CodeAttempt = {
  readonly purpose: CodePurpose;
  readonly role: Role;
  readonly email: string;
  readonly signUpId?: string | undefined;
  readonly accountId?: string | undefined;
  readonly code: string;
  readonly clientAddress: string;
  /** The wire name of the code's field, for the refusal. */
  readonly field: string;
};

/**
 * Tries a code and, when it is right, uses it up and does `act` in the same transaction.
 * The try is counted before the code is looked at, also when the answer is a refusal.
 * @throws Refusal `invalid` for a wrong, used, replaced or expired code; `limited` when there were too many
 */
export const checkCode = async <T>(
  deps: Deps,
  attempt: CodeAttempt,
  act: (trx: Trx, owner: codes.CodeOwner) => Promise<T>,
): Promise<T> => {
  const now = deps.now();
  const { role, email, code, clientAddress } = attempt;
  const outcome = await deps.db.transaction().execute(async (trx) => {
    const counted = await reserve(trx, now, codeLimits(subjectOf(role, email), clientAddress));
    if (!counted.allowed) return { refusal: stopped(counted.retryAfter) };
    const claimed = await codes.claimTry(trx, now, { ...attempt, emailKey: emailKey(email) }, maximumTries);
    if (claimed === undefined || !isCode(deps, claimed, code)) return { refusal: wrong(attempt.field) };
    await release(trx, counted.events);
    await codes.markUsed(trx, now, claimed);
    return { value: await act(trx, claimed) };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.value;
};

const stopped = (retryAfter: number) =>
  limited('There were too many wrong codes.', retryAfter, 'use the link in our mail');

const wrong = (field: string) =>
  refuseField(field, 'This code is wrong or no longer valid. Check the newest mail, or ask for a new code.');

/** An address without an account has a code like any other, which was told to nobody: it must not fit by chance. */
const isCode = (
  { secret }: Deps,
  { id, codeHash, signUpId, accountId }: codes.CodeOwner & { codeHash: Buffer | null },
  code: string,
): boolean => {
  const same =
    codeHash !== null && timingSafeEqual(codeHash, keyedHash(secret, 'one-time-code', `${id} ${code}`));
  return same && (signUpId ?? accountId) !== null;
};

const deadLink = () =>
  new Refusal('invalid', 'This link was used already or is no longer valid. Please ask for a new mail.');

/** Whom a mailed link belongs to, without using it up. @throws Refusal `invalid` when it is used or has expired */
export const readLink = async (deps: Deps, purpose: CodePurpose, token: string): Promise<codes.CodeOwner> => {
  const owner = await codes.findLink(deps.db, deps.now(), purpose, hashToken(token));
  if (owner === undefined) throw deadLink();
  return owner;
};

/** Uses a mailed link up and does `act` in the same transaction. Wrong tries of codes don't touch it. */
export const consumeLink = async <T>(
  deps: Deps,
  purpose: CodePurpose,
  token: string,
  act: (trx: Trx, owner: codes.CodeOwner) => Promise<T>,
): Promise<T> => {
  const { role, emailKey: key } = await readLink(deps, purpose, token);
  return deps.db.transaction().execute(async (trx) => {
    await lockNames(trx, [codeLock(subjectOf(role, key))]);
    const owner = await codes.findLink(trx, deps.now(), purpose, hashToken(token));
    if (owner === undefined) throw deadLink();
    await codes.markUsed(trx, deps.now(), owner);
    return act(trx, owner);
  });
};
