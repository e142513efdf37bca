import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Queryable, Trx } from '#api/db/connect.ts';
import { countUpTo, exactTime, follows } from '#api/db/keyset.ts';
import { allOf } from '#api/db/where.ts';
import type { PageQuery } from '#api/http/paging.ts';
import { addEvent, readTimeline } from '#api/modules/application/timeline.queries.ts';
import { jobColumns, jobsFor } from '#api/modules/posting/job-cards.sql.ts';
import { postingConditions } from '#api/modules/posting/posting.filter.ts';

/** Who does something with which posting. */
export type Mark = { readonly candidateId: string; readonly postingId: string };

/** A posting that can't be closed, deleted or changed until the transaction ends; others may mark it at the same time. */
export const holdPosting = (trx: Trx, postingId: string) =>
  trx
    .selectFrom('posting')
    .select(['employerId', 'closesOn', 'timeZone', 'closedAt', 'deletedAt'])
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
export const insertApplication = async (
  trx: Trx,
  mark: Mark & { readonly employerId: string },
  now: Date,
): Promise<void> => {
  const added = await trx
    .insertInto('application')
    .values({ ...mark, id: uuidv7(), appliedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['candidateId', 'postingId']).where('withdrawnAt', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return;
  await addEvent(trx, [added.id], { status: 'sent', at: now });
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
  await addEvent(trx, [id], { status: 'withdrawn', at: now });
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
  { candidateId, text, now }: { candidateId: string; text: string; now: Date },
  mark: {
    at: 'savedPosting.savedAt' | 'application.appliedAt';
    isListed: RawBuilder<boolean>;
    applications?: 'standing' | 'withdrawn';
  },
) => {
  const matching = async () =>
    jobsFor(db, candidateId, mark.applications).where(
      allOf([mark.isListed, ...(await postingConditions(db, { text }))]),
    );
  return {
    read: async ({ after, limit }: PageQuery) => {
      const rows = await (await matching())
        .select(jobColumns(now))
        .select([exactTime(mark.at).as('positionAt'), 'posting.id as positionId'])
        .where(follows('latest', [mark.at, 'posting.id'], after))
        .orderBy(mark.at, 'desc')
        .orderBy('posting.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(readTimeline);
    },
    count: async () => countUpTo(db, (await matching()).select('posting.id')),
  };
};

/** A closed one stays, so that nobody wonders where it went; a deleted one leaves (JOB-06). */
export const savedJobsList = (db: Db, candidateId: string, text: string, now: Date) =>
  markedJobsList(
    db,
    { candidateId, text, now },
    {
      at: 'savedPosting.savedAt',
      isListed: sql<boolean>`saved_posting.posting_id is not null and posting.deleted_at is null`,
    },
  );

/** A deleted one stays, marked as no longer available (JOB-06). The withdrawn ones are a list of their own (STAT-02). */
export const appliedJobsList = (
  db: Db,
  candidateId: string,
  { text = '', withdrawn = false }: { text?: string | undefined; withdrawn?: boolean | undefined },
  now: Date,
) =>
  markedJobsList(
    db,
    { candidateId, text, now },
    {
      at: 'application.appliedAt',
      isListed: sql<boolean>`application.id is not null`,
      applications: withdrawn ? 'withdrawn' : 'standing',
    },
  );
