import type { Role } from '@forte/contract';
import type { Queryable, Trx } from '#api/db/connect.ts';
import type { CodePurpose } from '#api/mail/messages.ts';

/** What a code is bound to. `signUpId` and `accountId`: only codes mailed for that sign-up or account. */
export type CodeAddress = {
  readonly purpose: CodePurpose;
  readonly role: Role;
  readonly emailKey: string;
  readonly signUpId?: string | undefined;
  readonly accountId?: string | undefined;
};

/** Whom a code was mailed for. Both null: an address without an account, for which nothing was mailed. */
export type CodeOwner = {
  readonly id: string;
  readonly purpose: CodePurpose;
  readonly role: Role;
  readonly emailKey: string;
  readonly signUpId: string | null;
  readonly accountId: string | null;
};

const owner = ['id', 'purpose', 'role', 'emailKey', 'signUpId', 'accountId'] as const;

const newest = (db: Queryable, { purpose, role, emailKey, signUpId, accountId }: CodeAddress) =>
  db
    .selectFrom('oneTimeCode')
    .where('purpose', '=', purpose)
    .where('role', '=', role)
    .where('emailKey', '=', emailKey)
    .$if(signUpId !== undefined, (query) => query.where('signUpId', '=', signUpId ?? null))
    .$if(accountId !== undefined, (query) => query.where('accountId', '=', accountId ?? null))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1);

/** When the newest code for an address was made. */
export const newestCodeTime = async (db: Queryable, address: CodeAddress): Promise<Date | undefined> =>
  (await newest(db, address).select('createdAt').executeTakeFirst())?.createdAt;

/** The codes and links of one purpose that were mailed for one record. */
const updateCodesOf = (trx: Trx, { purpose, role, emailKey, signUpId, accountId }: Omit<CodeOwner, 'id'>) =>
  trx
    .updateTable('oneTimeCode')
    .where('purpose', '=', purpose)
    .where('role', '=', role)
    .where('emailKey', '=', emailKey)
    .where('signUpId', 'is not distinct from', signUpId)
    .where('accountId', 'is not distinct from', accountId);

/** Adds a code; the earlier ones of the same record no longer count, while their links stay good. */
export const insertCode = async (
  trx: Trx,
  code: CodeOwner & {
    codeHash: Buffer | null;
    linkHash: Buffer;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> => {
  await updateCodesOf(trx, code).set({ voidAt: code.createdAt }).where('voidAt', 'is', null).execute();
  await trx.insertInto('oneTimeCode').values(code).execute();
};

/** Counts a try against the newest code before anything is compared. Undefined when there is none that can be tried. */
export const claimTry = (trx: Trx, now: Date, address: CodeAddress, maximumTries: number) =>
  trx
    .updateTable('oneTimeCode')
    .set((eb) => ({ wrongTries: eb('wrongTries', '+', 1) }))
    .where('id', '=', newest(trx, address).select('id'))
    .where('usedAt', 'is', null)
    .where('voidAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('wrongTries', '<', maximumTries)
    .returning([...owner, 'codeHash'])
    .executeTakeFirst();

/** The record that a mailed link belongs to, when the link is still good. */
export const findLink = (
  db: Queryable,
  now: Date,
  purpose: CodePurpose,
  linkHash: Buffer,
): Promise<CodeOwner | undefined> =>
  db
    .selectFrom('oneTimeCode')
    .select(owner)
    .where('linkHash', '=', linkHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

/** One use: with the code or link that was used, all others of the same purpose and owner end. */
export const markUsed = async (trx: Trx, now: Date, code: CodeOwner): Promise<void> => {
  await updateCodesOf(trx, code).set({ usedAt: now }).where('usedAt', 'is', null).execute();
};
