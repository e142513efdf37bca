import type { Page } from '@forte/contract';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#api/db/connect.ts';
import { hasAll, hasAny, isWithin } from '#api/db/where.ts';
import type {
  CandidateFilter,
  CandidateQuery,
  CandidateSearch,
  FoundCandidate,
} from '#api/modules/search/candidate-search.ts';
import { type FacetIds, findFacetIds } from '#api/modules/search/facets.ts';

const countedAtMost = 1_000;

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

/** The ids of a page, from the covering index or the facets' index as the planner sees fit. */
const pageOfIds = (db: Db, { filter, sort, after, limit }: CandidateQuery, ids: FacetIds) => {
  const direction = sort === 'latest' ? 'desc' : 'asc';
  const beyond = sort === 'latest' ? sql`<` : sql`>`;
  return db
    .selectFrom('candidateSearch')
    .select(['candidateId', 'updatedAt'])
    .where(sql<boolean>`${sql.join(conditionsOf(filter, ids), sql` and `)}`)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(updated_at, candidate_id) ${beyond}
          (${after?.updatedAt}::timestamptz, ${after?.candidateId}::uuid)`,
      ),
    )
    .orderBy('updatedAt', direction)
    .orderBy('candidateId', direction)
    .limit(limit);
};

/** The page and its cards in one statement, so that both are of one moment. */
const pageOfCards = (db: Db, query: CandidateQuery, ids: FacetIds): Promise<FoundCandidate[]> => {
  const direction = query.sort === 'latest' ? 'desc' : 'asc';
  return db
    .with('page', () => pageOfIds(db, query, ids))
    .selectFrom('page')
    .innerJoin('candidate', 'candidate.accountId', 'page.candidateId')
    .select((row) => [
      'page.candidateId',
      sql<string>`page.updated_at::text`.as('position'),
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

const cappedCount = async (db: Db, filter: CandidateFilter, ids: FacetIds): Promise<Page['total']> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from candidate_search where ${sql.join(conditionsOf(filter, ids), sql` and `)}
      limit ${countedAtMost + 1}
    ) as counted`.execute(db);
  const total = rows[0]?.total ?? 0;
  return total > countedAtMost ? '1,000+' : total;
};

/** The search by PostgreSQL alone (docs/decisions): it needs nothing beside the tables that a profile's save writes. */
export const createSqlCandidateSearch = (db: Db): CandidateSearch => ({
  search: async (query) => {
    const ids = await findFacetIds(db, query.filter.terms);
    return ids === undefined ? [] : pageOfCards(db, query, ids);
  },
  count: async (filter) => {
    const ids = await findFacetIds(db, filter.terms);
    return ids === undefined ? 0 : cappedCount(db, filter, ids);
  },
});
