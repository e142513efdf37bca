import type { ApplicationState, RankedPostingFilter } from '@forte/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Queryable } from '#api/db/connect.ts';
import { countUpTo, directionOf, exactTime, follows, type Sort } from '#api/db/keyset.ts';
import { inOneSnapshot } from '#api/db/snapshot.ts';
import { allOf } from '#api/db/where.ts';
import type { PageQuery } from '#api/http/paging.ts';
import { besideByMatch, besideByTime, type Place } from '#api/modules/application/beside.queries.ts';
import { isLastWithdrawn, readTimeline, timelineOf } from '#api/modules/application/timeline.queries.ts';
import { idsOf, inRankedOrder, rankOf, readRanked, type Scored } from '#api/modules/matching/ranking.sql.ts';
import { candidateRows, postingRows, scoreOf } from '#api/modules/matching/score.sql.ts';
import { postingColumns } from '#api/modules/posting/posting.columns.ts';
import { postingConditions } from '#api/modules/posting/posting.filter.ts';

const namesOf = (table: 'candidateSkill' | 'candidateTechnology') =>
  sql<string[]>`array(select item.name from ${sql.table(table)} as item
    where item.candidate_id = candidate.account_id order by item.position)`;

const candidateColumns = [
  'candidate.accountId as candidateId',
  'candidate.firstName',
  'candidate.lastName',
  'candidate.photoId',
  'candidate.experienceMonths',
  'candidate.expectedSalary',
  'candidate.expectedSalaryCurrency',
  'candidate.qualification as education',
  'candidate.visaStatus',
  'candidate.linkedInProfile',
  namesOf('candidateTechnology').as('candidateTechnologies'),
  namesOf('candidateSkill').as('candidateSkills'),
] as const;

/** Those that stand; or those in some states, the withdrawn ones unless their candidate applied again. */
const isShown = (states: readonly ApplicationState[] | undefined): RawBuilder<boolean> => {
  if (states === undefined) return sql<boolean>`application.withdrawn_at is null`;
  const ofStanding = states.filter((state) => state !== 'withdrawn');
  if (ofStanding.length === 0) return isLastWithdrawn;
  const standing = sql<boolean>`application.withdrawn_at is null and application.status in (${sql.join(ofStanding)})`;
  return states.includes('withdrawn') ? sql<boolean>`((${standing}) or (${isLastWithdrawn}))` : standing;
};

/** The applications to an employer's postings that are not deleted: no more tables than it takes to count them. */
const applicationsTo = (db: Queryable, employerId: string) =>
  db
    .selectFrom('application')
    .innerJoin('posting', 'posting.id', 'application.postingId')
    .innerJoin('postingSearch', 'postingSearch.postingId', 'posting.id')
    .where('application.employerId', '=', employerId)
    .where('posting.deletedAt', 'is', null);

const score = scoreOf(candidateRows(), postingRows());

type Wanted = {
  readonly filter: RankedPostingFilter;
  readonly postingId: string | undefined;
  readonly states: readonly ApplicationState[] | undefined;
};
export type Matching = ReturnType<typeof applicationsTo>;

const recordsOf = (matching: Matching, now: Date) =>
  matching
    .innerJoin('employer', 'employer.accountId', 'posting.employerId')
    .innerJoin('candidate', 'candidate.accountId', 'application.candidateId')
    .leftJoin('candidateSearch', 'candidateSearch.candidateId', 'application.candidateId')
    .select(postingColumns(now))
    .select(candidateColumns)
    .select([
      'application.status',
      'application.appliedAt',
      'application.withdrawnAt',
      timelineOf,
      score.as('matchScore'),
      'application.id as positionId',
    ]);

const withTime = (matching: Matching, now: Date) =>
  recordsOf(matching, now).select(exactTime('application.appliedAt').as('positionAt'));

/** An application to one of the employer's postings that is not deleted, withdrawn or not. */
export const findApplication = async (db: Db, employerId: string, id: string, now: Date) => {
  const one = applicationsTo(db, employerId).where('application.id', '=', id);
  const row = await withTime(one, now).executeTakeFirst();
  return row && readTimeline(row);
};

const readByTime = async (matching: Matching, sort: Sort, { after, limit }: PageQuery, now: Date) => {
  const rows = await withTime(matching, now)
    .where(follows(sort, ['application.appliedAt', 'application.id'], after))
    .orderBy('application.appliedAt', directionOf(sort))
    .orderBy('application.id', directionOf(sort))
    .limit(limit)
    .execute();
  return rows.map(readTimeline);
};

/** Each application with its rank by match score. */
const scoredOf = (matching: Matching): Scored => {
  const scored = matching
    .leftJoin('candidateSearch', 'candidateSearch.candidateId', 'application.candidateId')
    .select(['application.id', rankOf(score).as('rank')]);
  return sql`${scored}`;
};

/** A page by match score, the best first (MATCH-06). */
const readByMatch = (db: Db, matchingIn: (db: Queryable) => Matching, page: PageQuery, now: Date) =>
  inOneSnapshot(db, async (trx) => {
    const matching = matchingIn(trx);
    const ranked = await readRanked(trx, scoredOf(matching), page);
    const rows = await recordsOf(matching, now)
      .where('application.id', '=', sql<string>`any(${idsOf(ranked)}::uuid[])`)
      .execute();
    return inRankedOrder(ranked, rows.map(readTimeline));
  });

/** Who applied to an employer's postings (APPLIED-01): how to read a page of them, how to count them, and who stands beside one. */
export const applicationsList = (db: Db, employerId: string, wanted: Wanted, now: Date) => {
  const { sort = 'latest', ...filter } = wanted.filter;
  const ofPosting: RawBuilder<boolean>[] =
    wanted.postingId === undefined ? [] : [sql<boolean>`posting.id = ${wanted.postingId}`];
  const narrowed = async () => {
    const conditions = allOf([
      isShown(wanted.states),
      ...ofPosting,
      ...(await postingConditions(db, filter)),
    ]);
    return (queryable: Queryable) => applicationsTo(queryable, employerId).where(conditions);
  };
  return {
    read: async (page: PageQuery) => {
      const matching = await narrowed();
      return sort === 'match'
        ? readByMatch(db, matching, page, now)
        : readByTime(matching(db), sort, page, now);
    },
    count: async () => countUpTo(db, (await narrowed())(db).select('application.id')),
    beside: async (place: Place) => {
      const matching = (await narrowed())(db);
      return sort === 'match'
        ? besideByMatch(db, scoredOf(matching), place)
        : besideByTime(matching, sort, place);
    },
  };
};

export type ApplicationRow = Awaited<ReturnType<ReturnType<typeof applicationsList>['read']>>[number];
