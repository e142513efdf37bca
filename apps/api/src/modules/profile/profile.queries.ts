import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '#api/db/connect.ts';
import type { Tables } from '#api/db/tables.ts';

type OfCandidate = ExpressionBuilder<Tables, 'candidate'>;

const workLists = (eb: OfCandidate) =>
  [
    jsonArrayFrom(
      eb
        .selectFrom('candidateOrganisation as job')
        .select(['role', 'organisation', 'location', 'workType', 'startYear', 'startMonth'])
        .select(['endYear', 'endMonth', 'isCurrent as isCurrentlyWorking'])
        .whereRef('job.candidateId', '=', 'candidate.accountId')
        .orderBy('position'),
    ).as('organisations'),
    jsonArrayFrom(
      eb
        .selectFrom('candidateTechnology as technology')
        .select(['name', 'years as workedFor'])
        .whereRef('technology.candidateId', '=', 'candidate.accountId')
        .orderBy('position'),
    ).as('technologies'),
    jsonArrayFrom(
      eb
        .selectFrom('candidateReferral as referral')
        .select(['name', 'contactNumber', 'email', 'organisation', 'years'])
        .whereRef('referral.candidateId', '=', 'candidate.accountId')
        .orderBy('position'),
    ).as('referrals'),
  ] as const;

const knowledgeLists = (eb: OfCandidate) =>
  [
    jsonArrayFrom(
      eb
        .selectFrom('candidateSkill as skill')
        .select(['name', 'proficiency'])
        .whereRef('skill.candidateId', '=', 'candidate.accountId')
        .orderBy('position'),
    ).as('skills'),
    jsonArrayFrom(
      eb
        .selectFrom('candidateLanguage as language')
        .select(['name', 'reads as read', 'writes as write', 'speaks as speak'])
        .whereRef('language.candidateId', '=', 'candidate.accountId')
        .orderBy('position'),
    ).as('languages'),
    jsonArrayFrom(
      eb
        .selectFrom('candidateCertificate as certificate')
        .select(['name as certificateName', 'number as certificateNo', 'organisation'])
        .select(sql<string | null>`expires_on`.as('expiryDate'))
        .whereRef('certificate.candidateId', '=', 'candidate.accountId')
        .orderBy('position'),
    ).as('certificates'),
  ] as const;

const socialLinks = (eb: OfCandidate) =>
  jsonArrayFrom(
    eb
      .selectFrom('candidateSocialLink as social')
      .select(['name', 'link', 'notInterested'])
      .whereRef('social.candidateId', '=', 'candidate.accountId')
      .orderBy('name'),
  ).as('socialLinks');

/** A whole profile in one query, its lists as JSON beside it. */
const profileOf = (db: Queryable, candidateId: string) =>
  db
    .selectFrom('candidate')
    .leftJoin('storedFile as resume', 'resume.id', 'candidate.resumeId')
    .selectAll('candidate')
    .select('resume.fileName as resumeName')
    .select(workLists)
    .select(knowledgeLists)
    .select(socialLinks)
    .where('candidate.accountId', '=', candidateId);

/** @returns undefined when there is no such candidate */
export const readProfile = (db: Queryable, candidateId: string) =>
  profileOf(db, candidateId).executeTakeFirst();

/** The same for an employer, with whether the candidate is on their shortlist. */
export const readProfileFor = (db: Queryable, candidateId: string, employerId: string) =>
  profileOf(db, candidateId)
    .select(
      sql<boolean>`exists (select from shortlisted_candidate as heart
        where heart.employer_id = ${employerId} and heart.candidate_id = candidate.account_id)`.as(
        'isFavorite',
      ),
    )
    .executeTakeFirst();

export type StoredProfile = NonNullable<Awaited<ReturnType<typeof readProfile>>> & {
  readonly isFavorite?: boolean;
};
