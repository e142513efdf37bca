import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#api/db/connect.ts';
import { countUpTo, directionOf, exactTime, follows } from '#api/db/keyset.ts';
import { hasAll, hasAny, isWithin } from '#api/db/where.ts';
import type {
  CandidateFilter,
  CandidateQuery,
  CandidateSearch,
  FoundCandidate,
} from '#api/modules/search/candidate-search.ts';
import { type FacetIds, findFacetIds } from '#api/modules/search/facets.ts';

const conditionsOf = (filter: CandidateFilter, ids: FacetIds): RawBuilder<boolean>[] => [
  // As the partial indexes have it.
  sql<boolean>`listed`,
  ...(ids.all.length === 0 ? [] : [hasAll('facets', ids.all)]),
  ...ids.any.map((group) => hasAny('facets', group)),
  ...(filter.experienceMonths === undefined ? [] : isWithin('experienceMonths', filter.experienceMonths)),
  ...(filter.expectedSalary === undefined ? [] : isWithin('expectedSalary', filter.expectedSalary)),
  ...(filter.shortlistOf === undefined
    ? []
    : [
        sql<boolean>`candidate_id in
          (select candidate_id from shortlisted_candidate where employer_id = ${filter.shortlistOf})`,
      ]),
];

const matching = (db: Db, filter: CandidateFilter, ids: FacetIds) =>
  db.selectFrom('candidateSearch').where(sql<boolean>`${sql.join(conditionsOf(filter, ids), sql` and `)}`);

/** The ids of a page, from the covering index or the facets' index as the planner sees fit. */
const pageOfIds = (db: Db, { filter, sort, after, limit }: CandidateQuery, ids: FacetIds) =>
  matching(db, filter, ids)
    .select(['candidateId', 'updatedAt'])
    .where(follows(sort, ['updatedAt', 'candidateId'], after))
    .orderBy('updatedAt', directionOf(sort))
    .orderBy('candidateId', directionOf(sort))
    .limit(limit);

/** The page and its cards in one statement, so that both are of one moment. */
const pageOfCards = (db: Db, query: CandidateQuery, ids: FacetIds): Promise<FoundCandidate[]> => {
  const direction = directionOf(query.sort);
  return db
    .with('page', () => pageOfIds(db, query, ids))
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
        where heart.employer_id = ${query.employerId} and heart.candidate_id = page.candidate_id)`.as(
        'isFavorite',
      ),
    ])
    .orderBy('page.updatedAt', direction)
    .orderBy('page.candidateId', direction)
    .execute();
};

/** The search by PostgreSQL alone (docs/decisions): it needs nothing beside the tables that a profile's save writes. */
export const createSqlCandidateSearch = (db: Db): CandidateSearch => ({
  search: async (query) => {
    const ids = await findFacetIds(db, query.filter.terms);
    return ids === undefined ? [] : pageOfCards(db, query, ids);
  },
  count: async (filter) => {
    const ids = await findFacetIds(db, filter.terms);
    return ids === undefined ? 0 : countUpTo(db, matching(db, filter, ids).select('listed'));
  },
});
