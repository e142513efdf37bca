import { type QueryCreator, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#api/db/connect.ts';
import { directionOf, exactTime, follows } from '#api/db/keyset.ts';
import type { Tables } from '#api/db/tables.ts';
import { candidateRows, postingRows, scoreOf } from '#api/modules/matching/score.sql.ts';
import type { CandidateQuery, FoundCandidate } from '#api/modules/search/candidate-search.ts';

/** Who fits a query, in no particular order. */
export type Matches = SelectQueryBuilder<Tables, 'candidateSearch', { candidateId: string; updatedAt: Date }>;

/** The page of a query out of those that fit. */
const pageOf = (db: Db, { sort, after, limit }: CandidateQuery, matches: Matches) =>
  db
    .with('matches', () => matches)
    .with('page', (earlier) =>
      earlier
        .selectFrom('matches')
        .select(['candidateId', 'updatedAt'])
        .where(follows(sort, ['updatedAt', 'candidateId'], after))
        .orderBy('updatedAt', directionOf(sort))
        .orderBy('candidateId', directionOf(sort))
        .limit(limit),
    );

/** Whose hearts and whose posting's scores the cards show. */
type ForWhom = Pick<CandidateQuery, 'employerId' | 'postingId'>;

type Paged = Tables & { page: { candidateId: string; updatedAt: Date } };

/** What the cards of a page show, over its `page`. */
const cardsOver = (page: QueryCreator<Paged>, { employerId, postingId }: ForWhom) =>
  page
    .selectFrom('page')
    .innerJoin('candidate', 'candidate.accountId', 'page.candidateId')
    .select((row) => [
      exactTime('page.updatedAt').as('positionAt'),
      'page.candidateId as positionId',
      'page.updatedAt',
      'candidate.firstName',
      'candidate.lastName',
      'candidate.photoId',
      'candidate.isFresher',
      'candidate.experienceMonths',
      'candidate.expectedSalary',
      'candidate.expectedSalaryCurrency',
      'candidate.qualification',
      'candidate.visaStatus',
      'candidate.linkedInProfile',
      'candidate.preferredJobs',
      'candidate.modesOfWork',
      'candidate.preferredRoles',
      'candidate.city',
      'candidate.state',
      'candidate.country',
      jsonArrayFrom(
        row
          .selectFrom('candidateSkill')
          .select(['name', 'proficiency'])
          .whereRef('candidateSkill.candidateId', '=', 'page.candidateId')
          .orderBy('proficiency', 'desc')
          .orderBy('position'),
      ).as('skills'),
      jsonArrayFrom(
        row
          .selectFrom('candidateTechnology')
          .select(['name', 'years'])
          .whereRef('candidateTechnology.candidateId', '=', 'page.candidateId')
          .orderBy('position'),
      ).as('technologies'),
      sql<boolean>`exists (select from shortlisted_candidate as heart
        where heart.employer_id = ${employerId} and heart.candidate_id = page.candidate_id)`.as('isFavorite'),
      scoreFor(postingId).as('matchScore'),
    ]);

const scoreFor = (postingId: string | undefined): RawBuilder<number | null> =>
  postingId === undefined
    ? sql<null>`null::int4`
    : sql<
        number | null
      >`(select ${scoreOf(candidateRows(), postingRows())} from candidate_search, posting_search
        where candidate_search.candidate_id = page.candidate_id and posting_search.posting_id = ${postingId})`;

/**
 * A page with its cards, out of those that fit, in one statement: so that all is of one moment.
 * @param isCounted whether each card tells how many fit in all; else that is 0
 */
export const cardsOf = (
  db: Db,
  query: CandidateQuery,
  matches: Matches,
  isCounted: boolean,
): Promise<(FoundCandidate & { readonly total: number })[]> => {
  const direction = directionOf(query.sort);
  return cardsOver(pageOf(db, query, matches), query)
    .select((isCounted ? sql<number>`(select count(*)::int from matches)` : sql<number>`0`).as('total'))
    .orderBy('page.updatedAt', direction)
    .orderBy('page.candidateId', direction)
    .execute();
};

/** The cards of some candidates, in no particular order. Whoever has just left the search is left out. */
export const cardsById = (db: Db, ids: readonly string[], forWhom: ForWhom): Promise<FoundCandidate[]> => {
  const page = db.with('page', (earlier) =>
    earlier
      .selectFrom('candidateSearch')
      .select(['candidateId', 'updatedAt'])
      .where('candidateId', '=', sql<string>`any(${ids}::uuid[])`),
  );
  return cardsOver(page, forWhom).execute();
};
