import { sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { exactTime } from '#api/db/keyset.ts';
import { type PlaceOf, prepare } from '#api/db/prepared.ts';
import { answeringColumn } from '#api/modules/application/answering.queries.ts';
import { isLastWithdrawn, readTimeline, timelineOf } from '#api/modules/application/timeline.queries.ts';
import { candidateRows, postingRows, scoreOf } from '#api/modules/matching/score.sql.ts';
import type { FoundJob } from '#api/modules/posting/job-search.ts';
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

type Values = { readonly ids: readonly string[]; readonly candidateId: string; readonly now: Date };

const findCards = prepare('job-cards', (db, place: PlaceOf<Values>) =>
  jobsFor(db, place('candidateId'))
    .select(jobColumns(place('now')))
    .select([exactTime('postingSearch.createdAt').as('positionAt'), 'posting.id as positionId'])
    .where('posting.id', '=', sql<string>`any(${place('ids')}::uuid[])`)
    .where('postingSearch.listed', '=', true)
    .where('postingSearch.closesAt', '>', place('now'))
    .compile(),
);

/** What a list shows of some jobs, in the order of their ids. Whatever has just been closed or deleted is left out. */
export const jobCards = async (db: Queryable, values: Values): Promise<FoundJob[]> => {
  const cards = new Map((await findCards(db, values)).map((card) => [card.positionId, readTimeline(card)]));
  return values.ids.flatMap((id) => cards.get(id) ?? []);
};
