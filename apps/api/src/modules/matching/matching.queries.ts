import { completeProfileStatus } from '@forte/contract';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '#api/db/connect.ts';

/** What of a complete profile matching looks at. */
export const readMatchableProfile = (db: Queryable, candidateId: string) =>
  db
    .selectFrom('candidate')
    .select((row) => [
      'preferredJobs',
      'isFresher',
      'experienceMonths',
      'expectedSalary',
      'expectedSalaryCurrency',
      'modesOfWork',
      'preferredRoles',
      'city',
      'state',
      'country',
      jsonArrayFrom(
        row
          .selectFrom('candidateSkill')
          .select(['name', 'proficiency'])
          .whereRef('candidateSkill.candidateId', '=', 'candidate.accountId'),
      ).as('skills'),
      jsonArrayFrom(
        row
          .selectFrom('candidateTechnology')
          .select(['name', 'years'])
          .whereRef('candidateTechnology.candidateId', '=', 'candidate.accountId'),
      ).as('technologies'),
    ])
    .where('accountId', '=', candidateId)
    .where('profileStatus', '>=', completeProfileStatus)
    .executeTakeFirst();

const matchablePosting = (db: Queryable, postingId: string) =>
  db
    .selectFrom('posting')
    .select([
      'skills',
      'technologies',
      'jobTitle',
      'experience',
      'experienceMinMonths',
      'salary',
      'currency',
      'jobTypes',
      'jobRoles',
      'location',
      'country',
    ])
    .where('posting.id', '=', postingId);

/** An employer's own posting. */
export const readOwnMatchablePosting = (db: Queryable, employerId: string, postingId: string) =>
  matchablePosting(db, postingId)
    .where('employerId', '=', employerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** A posting that a candidate can see: an open one, or one that they applied to (BROWSE-04). */
export const readVisibleMatchablePosting = (
  db: Queryable,
  candidateId: string,
  postingId: string,
  now: Date,
) =>
  matchablePosting(db, postingId)
    .where(
      sql<boolean>`(exists (select from posting_search where posting_search.posting_id = posting.id
          and posting_search.listed and posting_search.closes_at > ${now})
        or exists (select from application where application.posting_id = posting.id
          and application.candidate_id = ${candidateId}))`,
    )
    .executeTakeFirst();
