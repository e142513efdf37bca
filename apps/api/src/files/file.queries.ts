import { completeProfileStatus, type Role } from '@forte/contract';
import { sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';

export type VisibleFile = {
  readonly id: string;
  readonly kind: 'photo' | 'resume' | 'posting-image';
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteSize: number;
  readonly storageKey: string;
};

/**
 * A file that an account may see: its own, an image of a posting, or, for an employer, the photo and resume of
 * a candidate whose profile is complete (PROF-15). Undefined for any other, and for an account that is gone.
 */
export const findVisibleFile = async (
  db: Queryable,
  fileId: string,
  accountId: string,
): Promise<VisibleFile | undefined> =>
  db
    .selectFrom('storedFile as file')
    .innerJoin('account as viewer', (join) => join.on((eb) => eb('viewer.id', '=', accountId)))
    .leftJoin('candidate', 'candidate.accountId', 'file.accountId')
    .select(['file.id', 'file.kind', 'file.fileName', 'file.mediaType', 'file.byteSize', 'file.storageKey'])
    .where('file.id', '=', fileId)
    .where((eb) =>
      eb.or([
        eb('file.accountId', '=', eb.ref('viewer.id')),
        eb('file.kind', '=', 'posting-image'),
        eb.and([
          eb('viewer.role', '=', 'employer' satisfies Role),
          eb('candidate.profileStatus', '>=', completeProfileStatus),
        ]),
      ]),
    )
    .executeTakeFirst();

/** Whose session it is. Undefined once it has ended: with it end the addresses of files that it was given. */
export const findSessionAccount = async (db: Queryable, sessionId: string): Promise<string | undefined> =>
  (await db.selectFrom('session').select('accountId').where('id', '=', sessionId).executeTakeFirst())
    ?.accountId;

/** Those of some storage keys that no row names. */
export const findUnnamedKeys = async (db: Queryable, keys: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as kept (key)
    where not exists (select from stored_file where storage_key = key)`.execute(db);
  return rows.map(({ key }) => key);
};

/** Whether the database knows any file at all. */
export const hasFiles = async (db: Queryable): Promise<boolean> =>
  (await db.selectFrom('storedFile').select('id').limit(1).executeTakeFirst()) !== undefined;
