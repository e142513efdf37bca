import { sql } from 'kysely';
import type { Db } from '#api/db/connect.ts';

/** Since when an account exists, and how many bytes of files it keeps. */
export const readUsage = (db: Db, accountId: string) =>
  db
    .selectFrom('account')
    .select([
      'createdAt',
      sql<number>`(select coalesce(sum(byte_size), 0)::float8 from stored_file
        where stored_file.account_id = account.id)`.as('storageUsedBytes'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
