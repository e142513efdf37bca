import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Queryable, Trx } from '#api/db/connect.ts';
import { countUpTo, exactTime, follows } from '#api/db/keyset.ts';
import type { PageQuery } from '#api/http/paging.ts';
import { jobColumns, jobsFor } from '#api/modules/posting/job.read-model.ts';
import { allOf, postingConditions } from '#api/modules/posting/posting.filter.ts';

/** Who does something with which posting. */
export type Mark = { readonly candidateId: string; readonly postingId: string };

/** A posting that can't be closed, deleted or changed until the transaction ends; others may mark it at the same time. */
export const holdPosting = (trx: Trx, postingId: string) =>
  trx
    .selectFrom('posting')
    .select(['closesOn', 'timeZone', 'closedAt', 'deletedAt'])
    .where('id', '=', postingId)
    .forShare()
    .executeTakeFirst();

/** Saving twice, also at once, leaves one row. */
export const savePosting = (trx: Trx, mark: Mark, now: Date) =>
  trx
    .insertInto('savedPosting')
    .values({ ...mark, savedAt: now })
    .onConflict((conflict) => conflict.columns(['candidateId', 'postingId']).doNothing())
    .execute();

export const unsavePosting = (trx: Trx, { candidateId, postingId }: Mark) =>
  trx
    .deleteFrom('savedPosting')
    .where('candidateId', '=', candidateId)
    .where('postingId', '=', postingId)
    .execute();

/** Applies with the first event of its timeline; changes nothing when an application stands. */
export const insertApplication = async (trx: Trx, mark: Mark, now: Date): Promise<void> => {
  const added = await trx
    .insertInto('application')
    .values({ ...mark, id: uuidv7(), appliedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['candidateId', 'postingId']).where('withdrawnAt', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return;
  await trx
    .insertInto('applicationEvent')
    .values({ applicationId: added.id, position: 0, status: 'sent', at: now })
    .execute();
};

/** The application that stands, held: its status can't change until the transaction ends. */
export const lockApplication = (trx: Trx, { candidateId, postingId }: Mark) =>
  trx
    .selectFrom('application')
    .select(['id', 'status'])
    .where('candidateId', '=', candidateId)
    .where('postingId', '=', postingId)
    .where('withdrawnAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const withdrawApplication = async (trx: Trx, id: string, now: Date): Promise<void> => {
  await trx.updateTable('application').set({ withdrawnAt: now }).where('id', '=', id).execute();
  await trx
    .insertInto('applicationEvent')
    .values((row) => ({
      applicationId: id,
      position: row
        .selectFrom('applicationEvent')
        .select(sql<number>`max(position) + 1`.as('next'))
        .where('applicationId', '=', id),
      status: 'withdrawn',
      at: now,
    }))
    .execute();
};

export const readMarks = (db: Queryable, { candidateId, postingId }: Mark) =>
  jobsFor(db, candidateId)
    .select([
      'posting.id as postingId',
      sql<boolean>`saved_posting.posting_id is not null`.as('isSaved'),
      sql<boolean>`application.id is not null`.as('isApplied'),
    ])
    .where('posting.id', '=', postingId)
    .executeTakeFirstOrThrow();

/** One candidate's marked jobs, the last marked first: how to read a page of them, and how to count them. */
const markedJobsList = (
  db: Db,
  candidateId: string,
  text: string,
  now: Date,
  mark: { at: 'savedPosting.savedAt' | 'application.appliedAt'; isListed: RawBuilder<boolean> },
) => {
  const matching = async () =>
    jobsFor(db, candidateId).where(allOf([mark.isListed, ...(await postingConditions(db, { text }))]));
  return {
    read: async ({ after, limit }: PageQuery) =>
      (await matching())
        .select(jobColumns(now))
        .select([exactTime(mark.at).as('positionAt'), 'posting.id as positionId'])
        .where(follows('latest', [mark.at, 'posting.id'], after))
        .orderBy(mark.at, 'desc')
        .orderBy('posting.id', 'desc')
        .limit(limit)
        .execute(),
    count: async () => countUpTo(db, (await matching()).select('posting.id')),
  };
};

/** A closed one stays, so that nobody wonders where it went; a deleted one leaves (JOB-06). */
export const savedJobsList = (db: Db, candidateId: string, text: string, now: Date) =>
  markedJobsList(db, candidateId, text, now, {
    at: 'savedPosting.savedAt',
    isListed: sql<boolean>`saved_posting.posting_id is not null and posting.deleted_at is null`,
  });

/** A deleted one stays, marked as no longer available (JOB-06). */
export const appliedJobsList = (db: Db, candidateId: string, text: string, now: Date) =>
  markedJobsList(db, candidateId, text, now, {
    at: 'application.appliedAt',
    isListed: sql<boolean>`application.id is not null`,
  });
