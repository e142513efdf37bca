import { emailKey, type Role } from '@forte/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '#api/db/connect.ts';
import type { Deps } from '#api/deps.ts';
import { notFound, refuseField } from '#api/http/refusal.ts';
import { findAccount } from '#api/modules/account/account.queries.ts';
import { hashPassword, isPassword } from '#api/modules/account/password.ts';
import * as signUps from '#api/modules/account/sign-up.queries.ts';
import { codeLock, linkPasswordLimit, signUpLimit, subjectOf } from '#api/modules/limit/account-limits.ts';
import { lockNames } from '#api/modules/limit/limit.queries.ts';
import { countOrRefuse } from '#api/modules/limit/limit.service.ts';
import {
  type CodeOwner,
  type CodeRequest,
  consumeLink,
  readLink,
  sendCode,
} from '#api/modules/one-time-code/one-time-code.service.ts';

/** A pending sign-up can be verified, and read to prefill the form, for 24 hours (SIGN-08). */
const lifetime = 24 * 3_600_000;

const alreadyRegistered = () => refuseField('email', 'This email is already registered', 'duplicate');

type SignUpForm = { readonly email: string; readonly password: string; readonly details: object };

/**
 * Records an attempt to sign up and mails a code for it.
 * @returns its id, and '2' when the address has an attempt already that is not verified (SIGN-07)
 */
export const signUp = async (
  deps: Deps,
  role: Role,
  { email, password, details }: SignUpForm,
  clientAddress: string,
): Promise<{ readonly code: '1' | '2'; readonly id: string }> => {
  await countOrRefuse(deps, [signUpLimit(clientAddress)], 'Too many sign-ups.');
  const passwordHash = await hashPassword(password);
  const now = deps.now();
  const key = emailKey(email);
  return deps.db.transaction().execute(async (trx) => {
    await lockNames(trx, [codeLock(subjectOf(role, email))]);
    if (await findAccount(trx, role, email)) throw alreadyRegistered();
    const earlier = await signUps.findNewestSignUp(trx, now, role, key);
    const id = uuidv7();
    const expiresAt = new Date(now.getTime() + lifetime);
    await trx
      .insertInto('signUp')
      .values({
        id,
        role,
        email,
        emailKey: key,
        passwordHash,
        details: JSON.stringify(details),
        createdAt: now,
        expiresAt,
      })
      .execute();
    const owner = { signUpId: id };
    await sendCode(trx, deps, { purpose: 'sign-up', role, email, owner, clientAddress, whenRecent: 'send' });
    return { code: earlier === undefined ? '1' : '2', id };
  });
};

/** Mails a new code for the newest pending sign-up of an address; the same answer when there is none. */
export const resendSignUpCode = (
  deps: Deps,
  request: Pick<CodeRequest, 'role' | 'email' | 'clientAddress' | 'whenRecent'>,
): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const { role, email } = request;
    await lockNames(trx, [codeLock(subjectOf(role, email))]);
    const pending = await signUps.findNewestSignUp(trx, deps.now(), role, emailKey(email));
    const owner = pending === undefined ? null : { signUpId: pending.id };
    await sendCode(trx, deps, { ...request, purpose: 'sign-up', email: pending?.email ?? email, owner });
  });

/** Makes the account of a sign-up whose address is proven, and ends the address's other attempts (SIGN-07). */
export const completeSignUp = async (trx: Trx, deps: Deps, { role, signUpId }: CodeOwner): Promise<void> => {
  const pending = await signUps.findSignUp(trx, deps.now(), role, signUpId ?? '');
  if (pending === undefined) throw notFound('This sign-up has expired. Please sign up again.');
  const account = await signUps.insertAccount(trx, uuidv7(), pending);
  if (account === undefined) throw alreadyRegistered();
  await signUps.insertPerson(trx, account.id, pending);
  await signUps.deleteSignUps(trx, role, pending.emailKey);
};

/** What a pending sign-up holds, to prefill its form. @throws Refusal `not-found` once verified or after 24 hours */
export const readSignUp = async ({ db, now }: Deps, role: Role, id: string) => {
  const pending = await signUps.findSignUp(db, now(), role, id);
  if (pending === undefined) throw notFound();
  return pending;
};

/**
 * Verifies by the mailed link. Where the sign-up did not start, the password chosen then is wanted: else the owner of an
 * address would confirm a password that a stranger chose (SIGN-07). The link stays good until it succeeds.
 */
export const verifyByLink = async (
  deps: Deps,
  sent: { readonly token: string; readonly id?: string | undefined; readonly password?: string | undefined },
): Promise<Role> => {
  const owner = await readLink(deps, 'sign-up', sent.token);
  if (sent.id !== owner.signUpId) await requireChosenPassword(deps, owner, sent.password);
  await consumeLink(deps, 'sign-up', sent.token, (trx, used) => completeSignUp(trx, deps, used));
  return owner.role;
};

const requireChosenPassword = async (
  deps: Deps,
  owner: CodeOwner,
  password: string | undefined,
): Promise<void> => {
  if (password === undefined) {
    throw refuseField('password', 'Enter the password that you chose when you signed up.');
  }
  await countOrRefuse(
    deps,
    [linkPasswordLimit(owner.id)],
    'There were too many wrong passwords.',
    'sign up again',
  );
  const pending = await readSignUp(deps, owner.role, owner.signUpId ?? '');
  if (await isPassword(pending.passwordHash, password)) return;
  throw refuseField('password', 'This is not the password that was chosen when this address was signed up.');
};
