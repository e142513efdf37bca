import type { RankedPostingFilter } from '@forte/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Queryable } from '#api/db/connect.ts';
import { countUpTo, directionOf, exactTime, follows, type Sort } from '#api/db/keyset.ts';
import { inOneSnapshot } from '#api/db/snapshot.ts';
import { allOf } from '#api/db/where.ts';
import type { PageQuery } from '#api/http/paging.ts';
import { answeringColumn } from '#api/modules/application/answering.queries.ts';
import { isLastWithdrawn, readTimeline, timelineOf } from '#api/modules/application/timeline.queries.ts';
import { idsOf, inRankedOrder } from '#api/modules/matching/ranking.sql.ts';
import { candidateRows, postingRows, scoreOf } from '#api/modules/matching/score.sql.ts';
import { bestPostings } from '#api/modules/posting/best-postings.sql.ts';
import { postingColumns } from '#api/modules/posting/posting.columns.ts';
import { postingConditions } from '#api/modules/posting/posting.filter.ts';

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

const isOpenAt = (now: Date) => sql<boolean>`posting_search.listed and posting_search.closes_at > ${now}`;

/** The open postings that a candidate's filter finds. */
type OpenJobs = {
  readonly candidateId: string;
  readonly now: Date;
  readonly matching: () => Promise<RawBuilder<boolean>>;
};

/** A page by time, newest or oldest first. */
const readByTime = async (db: Db, list: OpenJobs, sort: Sort, { after, limit }: PageQuery) => {
  const rows = await jobsFor(db, list.candidateId)
    .select(jobColumns(list.now))
    .select([exactTime('postingSearch.createdAt').as('positionAt'), 'postingSearch.postingId as positionId'])
    .where(await list.matching())
    .where(follows(sort, ['postingSearch.createdAt', 'postingSearch.postingId'], after))
    .orderBy('postingSearch.createdAt', directionOf(sort))
    .orderBy('postingSearch.postingId', directionOf(sort))
    .limit(limit)
    .execute();
  return rows.map(readTimeline);
};

/** A page by match score, the best first (MATCH-06). */
const readByMatch = async (db: Db, { candidateId, now, matching }: OpenJobs, page: PageQuery) => {
  const conditions = [await matching()];
  return inOneSnapshot(db, async (trx) => {
    const ranked = await bestPostings(trx, candidateId, { ...page, conditions });
    const rows = await jobsFor(trx, candidateId)
      .select(jobColumns(now))
      .select('postingSearch.postingId as positionId')
      .where('posting.id', '=', sql<string>`any(${idsOf(ranked)}::uuid[])`)
      .execute();
    return inRankedOrder(ranked, rows.map(readTimeline));
  });
};

/** All open postings, with the candidate's marks (BROWSE-01): how to read a page of them, and how to count them. */
export const openJobsList = (db: Db, candidateId: string, filter: RankedPostingFilter, now: Date) => {
  const { sort = 'latest', ...conditions } = filter;
  const matching = async () => allOf([isOpenAt(now), ...(await postingConditions(db, conditions))]);
  const list = { candidateId, now, matching };
  return {
    read: (page: PageQuery) =>
      sort === 'match' ? readByMatch(db, list, page) : readByTime(db, list, sort, page),
    count: async () =>
      countUpTo(
        db,
        db
          .selectFrom('postingSearch')
          .select('postingId')
          .where(await matching()),
      ),
  };
};

/** One posting for a candidate: while it is open, and for good once they have applied to it (BROWSE-04). */
export const findJob = async (db: Queryable, candidateId: string, id: string, now: Date) => {
  const row = await jobsFor(db, candidateId)
    .select(jobColumns(now))
    .where('posting.id', '=', id)
    .where(
      sql<boolean>`((${isOpenAt(now)}) or exists (select from application as earlier
        where earlier.posting_id = posting.id and earlier.candidate_id = ${candidateId}))`,
    )
    .executeTakeFirst();
  return row && readTimeline(row);
};
