import type { Page } from '@forte/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Queryable } from '#api/db/connect.ts';
import { cappedTotal, countUpTo, directionOf, follows, type Position, type Sort } from '#api/db/keyset.ts';
import { inOneSnapshot } from '#api/db/snapshot.ts';
import { allOf } from '#api/db/where.ts';
import { cardsAt } from '#api/modules/search/candidate-cards.sql.ts';
import { fits, isShortlisted, type WithTerms } from '#api/modules/search/candidate-fits.sql.ts';
import type {
  CandidateFilter,
  CandidateQuery,
  CandidateSearch,
  FoundCandidates,
} from '#api/modules/search/candidate-search.ts';
import { rareTokens, wantedTokens } from '#api/modules/search/candidate-tokens.ts';
import { createFrequencies, type FrequencyOf } from '#api/modules/search/facet-frequency.ts';
import { findFacetIds } from '#api/modules/search/facets.ts';
import { findFewCandidates } from '#api/modules/search/few-candidates.sql.ts';
import { rankCandidates } from '#api/modules/search/ranked-candidates.sql.ts';
import { inSearchTurn } from '#api/modules/search/searching.ts';
import type { WantedTokens } from '#api/modules/search/steps.ts';

type Asked = Pick<CandidateQuery, 'sort' | 'after' | 'limit'> & WithTerms;
/** Where the page's candidates are, and how many fit in all. */
type Found = { readonly page: readonly Position[]; readonly total: Page['total'] };
type Condition = RawBuilder<boolean>;

const orderOf = (sort: Sort) =>
  sql`updated_at ${sql.raw(directionOf(sort))}, candidate_id ${sql.raw(directionOf(sort))}`;

/** The page of those among the rows that meet a condition: whose it is, and where each stands. */
const pageOf = async (
  db: Queryable,
  { sort, after, limit }: Asked,
  rows: RawBuilder<unknown>,
  condition: Condition,
): Promise<Position[]> => {
  const found = await sql<Position>`
    select candidate_id as id, updated_at::text as at from (${rows}) as candidate_search
    where ${condition} and ${follows(sort, ['updated_at', 'candidate_id'], after)}
    order by ${orderOf(sort)} limit ${limit}`.execute(db);
  return found.rows;
};

/** The next listed ones in order, as the covering index has them. */
const onTheWay = ({ sort, after }: Asked, howFar: number | undefined): RawBuilder<unknown> => sql`
  select candidate_id, updated_at, facets, experience_months, expected_salary from candidate_search
  where listed and ${follows(sort, ['updated_at', 'candidate_id'], after)}
  order by ${orderOf(sort)} limit ${howFar}`;

/** How far the way goes before everyone who fits is looked up instead: they may all stand at its other end. */
const farthest = 50_000;
/** So many are looked up sooner than as many cards of them are met on the way. */
const few = 1_000;
/** More than these are not looked up one by one. */
const mostLookedUp = 100_000;

/** Where a page of many is: on the way, unless that is long. */
const placesOfMany = async (
  db: Queryable,
  asked: Asked,
  wanted: WantedTokens,
): Promise<readonly Position[]> => {
  const near = await pageOf(db, asked, onTheWay(asked, farthest), fits(asked));
  if (near.length === asked.limit) return near;
  const far = await findFewCandidates(db, { ...asked, wanted, few: mostLookedUp });
  return far?.page ?? pageOf(db, asked, onTheWay(asked, undefined), fits(asked));
};

/** Few that fit are looked up, and counted exactly; many are met on the way through everyone. */
const searchByBits = async (db: Queryable, asked: Asked, frequencyOf: FrequencyOf): Promise<Found> => {
  const wanted = wantedTokens(asked.filter, asked.ids);
  const rare = rareTokens(asked.ids, frequencyOf);
  const found =
    (rare && (await findFewCandidates(db, { ...asked, wanted: rare, few }))) ??
    (await findFewCandidates(db, { ...asked, wanted, few }));
  return found === null
    ? { page: await placesOfMany(db, asked, wanted), total: cappedTotal(few + 1) }
    : { page: found.page, total: cappedTotal(found.total) };
};

const searchShortlist = async (db: Queryable, asked: Asked, employerId: string): Promise<Found> => {
  const condition = allOf([sql<boolean>`listed`, isShortlisted(employerId), fits(asked)]);
  const matches = db.selectFrom('candidateSearch').select('candidateId').where(condition);
  return {
    page: await pageOf(db, asked, sql`select * from candidate_search`, condition),
    total: await countUpTo(db, matches),
  };
};

const searchBy = (db: Queryable, asked: Asked, frequencyOf: FrequencyOf): Promise<Found> => {
  const { shortlistOf } = asked.filter;
  return shortlistOf === undefined
    ? searchByBits(db, asked, frequencyOf)
    : searchShortlist(db, asked, shortlistOf);
};

const nobody: FoundCandidates = { data: [], total: 0 };

/** The search by PostgreSQL alone (docs/decisions): it needs nothing beside the tables that a profile's save writes. */
export const createSqlCandidateSearch = (db: Db): CandidateSearch => {
  const readFrequencies = createFrequencies(db);
  /** What is asked, in ids. @returns undefined when nobody can fit */
  const toAsked = async <Query extends { filter: CandidateFilter }>(query: Query) => {
    const ids = await findFacetIds(db, query.filter.terms);
    return ids && { asked: { ...query, ids }, frequencyOf: await readFrequencies() };
  };
  return {
    search: async (query) => {
      const known = await toAsked(query);
      if (known === undefined) return nobody;
      const { asked, frequencyOf } = known;
      const found = await inSearchTurn(
        query.employerId,
        () => searchBy(db, asked, frequencyOf),
        query.signal,
      );
      const data = await cardsAt(db, found.page, query);
      if (data.length === found.page.length) return { data, total: found.total };
      // Somebody on the page has changed something since it was found: once more, all of one moment.
      const again = () =>
        inOneSnapshot(db, async (trx) => {
          const { page, total } = await searchBy(trx, asked, frequencyOf);
          return { data: await cardsAt(trx, page, query), total };
        });
      return inSearchTurn(query.employerId, again, query.signal);
    },
    counts: async (filter) => {
      const known = await toAsked({ filter, sort: 'latest', after: undefined, limit: 1 } as const);
      if (known === undefined) return 0;
      return (await inSearchTurn('counts', () => searchBy(db, known.asked, known.frequencyOf))).total;
    },
    rank: async (query) => {
      const known = await toAsked(query);
      if (known === undefined) return nobody;
      const rank = () => rankCandidates(db, known.asked, known.frequencyOf);
      return inSearchTurn(query.employerId, rank, query.signal);
    },
  };
};
