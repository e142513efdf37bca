import { emailKey, type Role } from '@forte/contract';
import type { Queryable, Trx } from '#api/db/connect.ts';

export const findAccount = (db: Queryable, role: Role, email: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'role', 'passwordHash'])
    .where('role', '=', role)
    .where('emailKey', '=', emailKey(email))
    .executeTakeFirst();

export const findAccountById = (db: Queryable, id: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'role', 'passwordHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Whether the password is the one that was compared. When it is, it stays so until the transaction ends. */
export const hasPassword = async (trx: Trx, accountId: string, passwordHash: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('passwordHash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

/** Sets a password and ends every session of the account (AUTH-06). */
export const setPassword = async (trx: Trx, accountId: string, passwordHash: string): Promise<void> => {
  await trx.updateTable('account').set({ passwordHash }).where('id', '=', accountId).execute();
  await trx.deleteFrom('session').where('accountId', '=', accountId).execute();
};

/** Ends every code and link that was mailed for an account, and its wish for another address. */
export const endMailed = async (trx: Trx, now: Date, accountId: string): Promise<void> => {
  await trx
    .updateTable('oneTimeCode')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .execute();
  await trx.deleteFrom('emailChange').where('accountId', '=', accountId).execute();
};

/** The number with which a session starts: the next step of an employee, 8 for an employer (APP-07). */
export const findProfileStatus = async (db: Queryable, accountId: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('candidate')
    .select('profileStatus')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.profileStatus;
};
