import { type PostingFields, type PostingFilter, readExperience } from '@forte/contract';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Queryable, Trx } from '#api/db/connect.ts';
import { countUpTo, directionOf, exactTime, follows } from '#api/db/keyset.ts';
import { allOf } from '#api/db/where.ts';
import type { PageQuery } from '#api/http/paging.ts';
import { postingColumns } from '#api/modules/posting/posting.columns.ts';
import { postingConditions } from '#api/modules/posting/posting.filter.ts';

/** The columns that hold what an employer says about a job, with what was understood of its experience. */
const columnsOf = (fields: PostingFields) => {
  const understood = readExperience(fields.experience);
  return {
    ...fields,
    experienceMinMonths: understood?.min ?? null,
    experienceMaxMonths: understood?.max ?? null,
  };
};

/** @returns the new id, or undefined when this draft was added before */
export const insertPosting = async (
  trx: Trx,
  posting: { employerId: string; draftId: string | null; fields: PostingFields; now: Date },
): Promise<string | undefined> => {
  const { employerId, draftId, now } = posting;
  const row = await trx
    .insertInto('posting')
    .values({
      id: uuidv7(),
      employerId,
      draftId,
      ...columnsOf(posting.fields),
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.columns(['employerId', 'draftId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const findDraft = async (db: Queryable, employerId: string, draftId: string) => {
  const row = await db
    .selectFrom('posting')
    .select('id')
    .where('employerId', '=', employerId)
    .where('draftId', '=', draftId)
    .executeTakeFirst();
  return row?.id;
};

/** An employer's own posting, deleted or not, held until the transaction ends: changes to one wait for each other. */
export const lockOwnPosting = (trx: Trx, employerId: string, id: string) =>
  trx
    .selectFrom('posting')
    .select(['id', 'version', 'closesOn', 'timeZone', 'closedAt', 'deletedAt'])
    .where('id', '=', id)
    .where('employerId', '=', employerId)
    .forUpdate()
    .executeTakeFirst();

export const updateFields = (trx: Trx, id: string, fields: PostingFields, now: Date) =>
  trx
    .updateTable('posting')
    .set((row) => ({ ...columnsOf(fields), version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();

/** Closing and deleting leave what the posting says as it is, and so its version. */
export const updateState = (trx: Trx, id: string, state: { closedAt: Date | null } | { deletedAt: Date }) =>
  trx.updateTable('posting').set(state).where('id', '=', id).execute();

const ownPostings = (db: Queryable, employerId: string) =>
  db
    .selectFrom('posting')
    .innerJoin('postingSearch', 'postingSearch.postingId', 'posting.id')
    .innerJoin('employer', 'employer.accountId', 'posting.employerId')
    .where('posting.employerId', '=', employerId)
    .where('posting.deletedAt', 'is', null);

const ownColumns = (now: Date) =>
  [
    ...postingColumns(now),
    'posting.version',
    sql<number>`(select count(*)::int from application
      where application.posting_id = posting.id and application.withdrawn_at is null)`.as('applicantCount'),
    sql<number>`(select count(*)::int from application where application.posting_id = posting.id
      and application.withdrawn_at is null and application.status = 'hired')`.as('hiredCount'),
  ] as const;

export const findOwnPosting = (db: Queryable, employerId: string, id: string, now: Date) =>
  ownPostings(db, employerId).select(ownColumns(now)).where('posting.id', '=', id).executeTakeFirst();

/** The employer's own postings (JOB-01): how to read a page of them, and how to count them. */
export const ownPostingsList = (db: Db, employerId: string, filter: PostingFilter, now: Date) => {
  const sort = filter.sort ?? 'latest';
  const matching = async () => ownPostings(db, employerId).where(allOf(await postingConditions(db, filter)));
  return {
    read: async ({ after, limit }: PageQuery) =>
      (await matching())
        .select(ownColumns(now))
        .select([exactTime('posting.createdAt').as('positionAt'), 'posting.id as positionId'])
        .where(follows(sort, ['posting.createdAt', 'posting.id'], after))
        .orderBy('posting.createdAt', directionOf(sort))
        .orderBy('posting.id', directionOf(sort))
        .limit(limit)
        .execute(),
    count: async () => countUpTo(db, (await matching()).select('posting.id')),
  };
};
