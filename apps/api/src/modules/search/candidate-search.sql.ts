import { sql } from 'kysely';
import type { Db } from '#api/db/connect.ts';
import { cappedTotal, directionOf, follows, mostCounted } from '#api/db/keyset.ts';
import { findInBlocks } from '#api/modules/search/candidate-blocks.sql.ts';
import { cardsOf, type Matches } from '#api/modules/search/candidate-cards.sql.ts';
import { fits, isShortlisted, type WithTerms } from '#api/modules/search/candidate-fits.sql.ts';
import type {
  CandidateQuery,
  CandidateSearch,
  FoundCandidates,
} from '#api/modules/search/candidate-search.ts';
import { wantedTokens } from '#api/modules/search/candidate-tokens.ts';
import { createFrequencies } from '#api/modules/search/facet-frequency.ts';
import { findFacetIds } from '#api/modules/search/facets.ts';
import { rankCandidates } from '#api/modules/search/ranked-candidates.sql.ts';

type Asked = CandidateQuery & WithTerms;

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

/**
 * Those of the slots that fit, still. The offset keeps the filter from the facets' index, which PostgreSQL would enter
 * first: looking up the terms anew costs more than all the rows of the slots.
 */
const inSlots = (db: Db, asked: Asked, slots: readonly number[]): Matches => {
  const found = db
    .selectFrom('candidateSearch')
    .selectAll()
    .where('listed', '=', true)
    .where(sql<boolean>`slot = any (${slots}::int4[])`)
    .offset(0);
  return db.selectFrom(found.as('candidateSearch')).select(['candidateId', 'updatedAt']).where(fits(asked));
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
/** More than these are not looked up one by one. */
const mostLookedUp = 100_000;

const allOfThem = async (db: Db, asked: Asked, matches: Matches): Promise<FoundCandidates> => {
  const data = await cardsOf(db, asked, matches, true);
  return { data, total: cappedTotal(data[0]?.total ?? 0) };
};

/** Many that fit are met on the way through everyone; few are looked up, and then counted exactly. */
const searchByBits = async (db: Db, asked: Asked): Promise<FoundCandidates> => {
  const wanted = wantedTokens(asked.filter, asked.ids);
  const { certain, slots } = await findInBlocks(db, wanted, mostCounted);
  if (slots !== null) return allOfThem(db, asked, inSlots(db, asked, slots));
  const total = cappedTotal(certain);
  const near = await cardsOf(db, asked, onTheWay(db, asked, farthest), false);
  if (near.length === asked.limit) return { data: near, total };
  const far = await findInBlocks(db, wanted, mostLookedUp);
  const rest = far.slots === null ? onTheWay(db, asked, undefined) : inSlots(db, asked, far.slots);
  return { data: await cardsOf(db, asked, rest, false), total };
};

const nobody: FoundCandidates = { data: [], total: 0 };

/** The search by PostgreSQL alone (docs/decisions): it needs nothing beside the tables that a profile's save writes. */
export const createSqlCandidateSearch = (db: Db): CandidateSearch => {
  const readFrequencies = createFrequencies(db);
  return {
    search: async (query) => {
      const ids = await findFacetIds(db, query.filter.terms);
      if (ids === undefined) return nobody;
      const asked = { ...query, ids };
      const { shortlistOf } = query.filter;
      return shortlistOf === undefined
        ? searchByBits(db, asked)
        : allOfThem(db, asked, onShortlist(db, asked, shortlistOf));
    },
    rank: async (query) => {
      const ids = await findFacetIds(db, query.filter.terms);
      return ids === undefined ? nobody : rankCandidates(db, { ...query, ids }, await readFrequencies());
    },
  };
};
