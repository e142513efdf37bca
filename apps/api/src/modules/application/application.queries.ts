import type { ApplicationState, PostingFilter } from '@forte/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/connect.ts';
import { countUpTo, directionOf, exactTime, follows } from '#api/db/keyset.ts';
import type { PageQuery } from '#api/http/paging.ts';
import { isLastWithdrawn, readTimeline, timelineOf } from '#api/modules/application/timeline.queries.ts';
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

/** Who applied to an employer's postings (APPLIED-01): how to read a page of them, and how to count them. */
export const applicationsList = (
  db: Db,
  employerId: string,
  wanted: {
    filter: PostingFilter;
    postingId: string | undefined;
    states: readonly ApplicationState[] | undefined;
  },
  now: Date,
) => {
  const sort = wanted.filter.sort ?? 'latest';
  const ofPosting: RawBuilder<boolean>[] =
    wanted.postingId === undefined ? [] : [sql<boolean>`posting.id = ${wanted.postingId}`];
  const matching = async () =>
    applicationsTo(db, employerId).where(
      allOf([isShown(wanted.states), ...ofPosting, ...(await postingConditions(db, wanted.filter))]),
    );
  return {
    read: async ({ after, limit }: PageQuery) => {
      const rows = await (await matching())
        .innerJoin('employer', 'employer.accountId', 'posting.employerId')
        .innerJoin('candidate', 'candidate.accountId', 'application.candidateId')
        .select(postingColumns(now))
        .select(candidateColumns)
        .select([
          'application.status',
          'application.appliedAt',
          'application.withdrawnAt',
          timelineOf,
          exactTime('application.appliedAt').as('positionAt'),
          'application.id as positionId',
        ])
        .where(follows(sort, ['application.appliedAt', 'application.id'], after))
        .orderBy('application.appliedAt', directionOf(sort))
        .orderBy('application.id', directionOf(sort))
        .limit(limit)
        .execute();
      return rows.map(readTimeline);
    },
    count: async () => countUpTo(db, (await matching()).select('application.id')),
  };
};

export type ApplicationRow = Awaited<ReturnType<ReturnType<typeof applicationsList>['read']>>[number];
