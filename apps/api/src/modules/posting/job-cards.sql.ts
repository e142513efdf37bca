import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { exactTime } from '#api/db/keyset.ts';
import { type PlaceOf, prepare } from '#api/db/prepared.ts';
import { answeringColumn } from '#api/modules/application/answering.queries.ts';
import { isLastWithdrawn, readTimeline, timelineOf } from '#api/modules/application/timeline.queries.ts';
import { candidateRows, postingRows, scoreOf } from '#api/modules/matching/score.sql.ts';
import type { FoundJob, JobQuery } from '#api/modules/posting/job-search.ts';
import { postingColumns } from '#api/modules/posting/posting.columns.ts';

const markColumns = [
  sql<boolean>`saved_posting.posting_id is not null`.as('isSaved'),
  sql<boolean>`application.id is not null and application.withdrawn_at is null`.as('isApplied'),
  'application.status as applicationStatus',
  'application.appliedAt',
  'application.withdrawnAt',
  timelineOf,
] as const;

/**
 * Every posting, with what one candidate did with it: saved it, and applied to it. The application is the one that stands,
 * or the last one where that was withdrawn.
 */
export const jobsFor = (
  db: Queryable,
  candidateId: string,
  applications: 'standing' | 'withdrawn' = 'standing',
) =>
  db
    .selectFrom('posting')
    .innerJoin('postingSearch', 'postingSearch.postingId', 'posting.id')
    .innerJoin('employer', 'employer.accountId', 'posting.employerId')
    .leftJoin('employerAnswering', 'employerAnswering.employerId', 'posting.employerId')
    .leftJoin('candidateSearch', (join) => join.on('candidateSearch.candidateId', '=', candidateId))
    .leftJoin('savedPosting', (join) =>
      join
        .onRef('savedPosting.postingId', '=', 'posting.id')
        .on('savedPosting.candidateId', '=', candidateId),
    )
    .leftJoin('application', (join) =>
      join
        .onRef('application.postingId', '=', 'posting.id')
        .on('application.candidateId', '=', candidateId)
        .on(applications === 'standing' ? sql<boolean>`application.withdrawn_at is null` : isLastWithdrawn),
    );

/** What `job` of the contract has, over `jobsFor`; `readTimeline` then makes moments of its times. */
export const jobColumns = (now: Date) =>
  [
    ...postingColumns(now),
    ...markColumns,
    answeringColumn,
    scoreOf(candidateRows(), postingRows()).as('matchScore'),
  ] as const;

/** Whose marks and scores the cards show, and of what moment. */
export type ForWhom = Pick<JobQuery, 'candidateId' | 'now'>;

/** What a list shows of some open jobs, each with its `place` among the ids, for `readTimeline`. */
export const jobCards = (db: Queryable, ids: RawBuilder<readonly string[]>, place: PlaceOf<ForWhom>) =>
  jobsFor(db, place('candidateId'))
    .innerJoin(
      sql<{ id: string; place: number }>`unnest(${ids}) with ordinality`.as<'page'>(sql`page (id, place)`),
      'page.id',
      'posting.id',
    )
    .select(jobColumns(place('now')))
    .select([exactTime('postingSearch.createdAt').as('positionAt'), 'posting.id as positionId', 'page.place'])
    .where('postingSearch.listed', '=', true)
    .where('postingSearch.closesAt', '>', place('now'));

type Values = ForWhom & { readonly ids: readonly string[] };
const find = prepare('job-cards', (db, place: PlaceOf<Values>) =>
  jobCards(db, sql`${place('ids')}::uuid[]`, place)
    .orderBy('place')
    .compile(),
);

/** The cards of some jobs, in the order of their ids. Whatever is not open is left out. */
export const cardsById = async (
  db: Queryable,
  ids: readonly string[],
  { candidateId, now }: ForWhom,
): Promise<FoundJob[]> => {
  const cards = await find(db, { ids, candidateId, now });
  return cards.map(readTimeline);
};
