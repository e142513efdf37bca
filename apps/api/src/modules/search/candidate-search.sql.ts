import type { Page } from '@forte/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#api/db/connect.ts';
import { cappedTotal, countUpTo, directionOf, exactTime, follows, type Position } from '#api/db/keyset.ts';
import type { Tables } from '#api/db/tables.ts';
import { cardsAt } from '#api/modules/search/candidate-cards.sql.ts';
import { fits, isShortlisted, type WithTerms } from '#api/modules/search/candidate-fits.sql.ts';
import type {
  CandidateQuery,
  CandidateSearch,
  FoundCandidates,
} from '#api/modules/search/candidate-search.ts';
import { rareTokens, type WantedTokens, wantedTokens } from '#api/modules/search/candidate-tokens.ts';
import { createFrequencies, type FrequencyOf } from '#api/modules/search/facet-frequency.ts';
import { findFacetIds } from '#api/modules/search/facets.ts';
import { findFewInBlocks } from '#api/modules/search/few-candidates.sql.ts';
import { rankCandidates } from '#api/modules/search/ranked-candidates.sql.ts';

type Asked = Pick<CandidateQuery, 'sort' | 'after' | 'limit'> & WithTerms;
/** Where the page's candidates are, and how many fit in all. */
type Found = { readonly page: readonly Position[]; readonly total: Page['total'] };
type Matches = SelectQueryBuilder<Tables, 'candidateSearch', { candidateId: string; updatedAt: Date }>;

/** The page of those that fit: whose it is, and where each stands. */
const pageOf = (db: Db, { sort, after, limit }: Asked, matches: Matches): Promise<Position[]> =>
  db
    .selectFrom(matches.as('matches'))
    .select(['candidateId as id', exactTime('updatedAt').as('at')])
    .where(follows(sort, ['updatedAt', 'candidateId'], after))
    .orderBy('updatedAt', directionOf(sort))
    .orderBy('candidateId', directionOf(sort))
    .limit(limit)
    .execute();

/** Those that fit among the next listed ones in order: right away where many do. */
const onTheWay = (db: Db, asked: Asked, howFar: number | undefined): Matches => {
  const direction = directionOf(asked.sort);
  const next = db
    .selectFrom('candidateSearch')
    .selectAll()
    // As the covering index has it.
    .where(sql<boolean>`listed`)
    .where(follows(asked.sort, ['updatedAt', 'candidateId'], asked.after))
    .orderBy('updatedAt', direction)
    .orderBy('candidateId', direction);
  return db
    .selectFrom((howFar === undefined ? next : next.limit(howFar)).as('candidateSearch'))
    .select(['candidateId', 'updatedAt'])
    .where(fits(asked));
};

const onShortlist = (db: Db, asked: Asked, employerId: string): Matches =>
  db
    .selectFrom('candidateSearch')
    .select(['candidateId', 'updatedAt'])
    .where('listed', '=', true)
    .where(isShortlisted(employerId))
    .where(fits(asked));

/** How far the way goes before everyone who fits is looked up instead: they may all stand at its other end. */
const farthest = 50_000;
/** So many are looked up sooner than as many cards of them are met on the way. */
const few = 1_000;
/** More than these are not looked up one by one. */
const mostLookedUp = 100_000;

/** Where a page of many is: on the way, unless that is long. */
const placesOfMany = async (db: Db, asked: Asked, wanted: WantedTokens): Promise<readonly Position[]> => {
  const near = await pageOf(db, asked, onTheWay(db, asked, farthest));
  if (near.length === asked.limit) return near;
  const far = await findFewInBlocks(db, { ...asked, wanted, few: mostLookedUp });
  return far?.page ?? pageOf(db, asked, onTheWay(db, asked, undefined));
};

/** Few that fit are looked up, and counted exactly; many are met on the way through everyone. */
const searchByBits = async (db: Db, asked: Asked, frequencyOf: FrequencyOf): Promise<Found> => {
  const wanted = wantedTokens(asked.filter, asked.ids);
  const rare = rareTokens(asked.ids, frequencyOf);
  const found =
    (rare && (await findFewInBlocks(db, { ...asked, wanted: rare, few }))) ??
    (await findFewInBlocks(db, { ...asked, wanted, few }));
  return found === null
    ? { page: await placesOfMany(db, asked, wanted), total: cappedTotal(few + 1) }
    : { page: found.page, total: cappedTotal(found.total) };
};

const searchShortlist = async (db: Db, asked: Asked, employerId: string): Promise<Found> => {
  const matches = onShortlist(db, asked, employerId);
  return { page: await pageOf(db, asked, matches), total: await countUpTo(db, matches) };
};

const searchBy = (db: Db, asked: Asked, frequencyOf: FrequencyOf): Promise<Found> => {
  const { shortlistOf } = asked.filter;
  return shortlistOf === undefined
    ? searchByBits(db, asked, frequencyOf)
    : searchShortlist(db, asked, shortlistOf);
};

const nobody: FoundCandidates = { data: [], total: 0 };

/** The search by PostgreSQL alone (docs/decisions): it needs nothing beside the tables that a profile's save writes. */
export const createSqlCandidateSearch = (db: Db): CandidateSearch => {
  const readFrequencies = createFrequencies(db);
  return {
    search: async (query) => {
      const ids = await findFacetIds(db, query.filter.terms);
      if (ids === undefined) return nobody;
      const { page, total } = await searchBy(db, { ...query, ids }, await readFrequencies());
      return { data: await cardsAt(db, page, query), total };
    },
    counts: async (filter) => {
      const ids = await findFacetIds(db, filter.terms);
      if (ids === undefined) return 0;
      const first = { filter, ids, sort: 'latest', after: undefined, limit: 1 } as const;
      return (await searchBy(db, first, await readFrequencies())).total;
    },
    rank: async (query) => {
      const ids = await findFacetIds(db, query.filter.terms);
      return ids === undefined ? nobody : rankCandidates(db, { ...query, ids }, await readFrequencies());
    },
  };
};
