import type { ApplicationState, RankedPostingFilter } from '@forte/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/connect.ts';
import { countUpTo, directionOf, exactTime, follows, type Sort } from '#api/db/keyset.ts';
import type { PageQuery } from '#api/http/paging.ts';
import { isLastWithdrawn, readTimeline, timelineOf } from '#api/modules/application/timeline.queries.ts';
import { rankOf, readRanked } from '#api/modules/matching/ranking.sql.ts';
import { candidateRows, postingRows, scoreOf } from '#api/modules/matching/score.sql.ts';
import { postingColumns } from '#api/modules/posting/posting.columns.ts';
import { allOf, postingConditions } from '#api/modules/posting/posting.filter.ts';

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
const applicationsTo = (db: Db, employerId: string) =>
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
type Matching = ReturnType<typeof applicationsTo>;

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

const readByTime = async (matching: Matching, sort: Sort, { after, limit }: PageQuery, now: Date) => {
  const rows = await recordsOf(matching, now)
    .select(exactTime('application.appliedAt').as('positionAt'))
    .where(follows(sort, ['application.appliedAt', 'application.id'], after))
    .orderBy('application.appliedAt', directionOf(sort))
    .orderBy('application.id', directionOf(sort))
    .limit(limit)
    .execute();
  return rows.map(readTimeline);
};

/** A page by match score, the best first (MATCH-06). */
const readByMatch = async (db: Db, matching: Matching, page: PageQuery, now: Date) => {
  const scored = matching
    .leftJoin('candidateSearch', 'candidateSearch.candidateId', 'application.candidateId')
    .select(['application.id', rankOf(score).as('rank')]);
  const ranked = await readRanked(db, sql`${scored}`, page);
  const places = new Map(ranked.map(({ id }, place) => [id, place]));
  const rows = await recordsOf(matching, now)
    .where('application.id', '=', sql<string>`any(${[...places.keys()]}::uuid[])`)
    .execute();
  return rows
    .map((row) => ({ ...readTimeline(row), positionAt: String(row.matchScore ?? -1) }))
    .sort((a, b) => (places.get(a.positionId) ?? 0) - (places.get(b.positionId) ?? 0));
};

/** Who applied to an employer's postings (APPLIED-01): how to read a page of them, and how to count them. */
export const applicationsList = (db: Db, employerId: string, wanted: Wanted, now: Date) => {
  const { sort = 'latest', ...filter } = wanted.filter;
  const ofPosting: RawBuilder<boolean>[] =
    wanted.postingId === undefined ? [] : [sql<boolean>`posting.id = ${wanted.postingId}`];
  const matching = async () =>
    applicationsTo(db, employerId).where(
      allOf([isShown(wanted.states), ...ofPosting, ...(await postingConditions(db, filter))]),
    );
  return {
    read: async (page: PageQuery) =>
      sort === 'match'
        ? readByMatch(db, await matching(), page, now)
        : readByTime(await matching(), sort, page, now),
    count: async () => countUpTo(db, (await matching()).select('application.id')),
  };
};

export type ApplicationRow = Awaited<ReturnType<ReturnType<typeof applicationsList>['read']>>[number];
