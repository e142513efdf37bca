import { type RawBuilder, sql } from 'kysely';
import type { Db, Queryable } from '#api/db/connect.ts';
import { cappedTotal, countUpTo, directionOf, follows, nil } from '#api/db/keyset.ts';
import { inOneSnapshot } from '#api/db/snapshot.ts';
import { allOf } from '#api/db/where.ts';
import { candidateCards, scoreFor, withoutScore } from '#api/modules/search/candidate-cards.sql.ts';
import { fits, isShortlisted, type WithTerms } from '#api/modules/search/candidate-fits.sql.ts';
import type {
  CandidateFilter,
  CandidateQuery,
  CandidateSearch,
  FoundCandidate,
  FoundCandidates,
} from '#api/modules/search/candidate-search.ts';
import { rareTokens, wantedTokens } from '#api/modules/search/candidate-tokens.ts';
import { findInBlocks } from '#api/modules/search/candidates-in-blocks.sql.ts';
import { createFrequencies, type FrequencyOf } from '#api/modules/search/facet-frequency.ts';
import { findFacetIds } from '#api/modules/search/facets.ts';
import { rankCandidates } from '#api/modules/search/ranked-candidates.sql.ts';
import { inSearchTurn } from '#api/modules/search/searching.ts';

type Asked = Omit<CandidateQuery, 'filter' | 'signal'> & WithTerms;

/** The page of those among all rows that meet a condition. */
const pageOf = (db: Queryable, asked: Asked, condition: RawBuilder<boolean>): Promise<FoundCandidate[]> => {
  const { sort, after, limit, postingId } = asked;
  const direction = sql.raw(directionOf(sort));
  const ids = sql<readonly string[]>`array(
    select candidate_id from candidate_search
    where listed and ${condition} and ${follows(sort, ['updated_at', 'candidate_id'], after)}
    order by updated_at ${direction}, candidate_id ${direction} limit ${limit})`;
  const score = postingId === undefined ? withoutScore : scoreFor;
  return candidateCards(db, ids, (name) => asked[name], score)
    .orderBy('place')
    .execute();
};

/** So many are looked up sooner than as many cards of them are met on the way. */
const few = 1_000;
/** More than these are not looked up one by one. */
const mostLookedUp = 100_000;
const manyTotal = cappedTotal(few + 1);

/** A page of many that the way did not fill: they all stand at its other end, or it is the last. */
const pageFarOff = async (db: Db, asked: Asked): Promise<FoundCandidate[]> => {
  const wanted = wantedTokens(asked.filter, asked.ids);
  const far = await findInBlocks(db, { ...asked, wanted, few: mostLookedUp, walks: false });
  return far.areFew ? far.cards : pageOf(db, asked, fits(asked));
};

/** Few that fit are looked up, and counted exactly; many are met on the way through everyone. */
const searchByBits = async (db: Db, asked: Asked, frequencyOf: FrequencyOf): Promise<FoundCandidates> => {
  const rare = rareTokens(asked.ids, frequencyOf);
  const rarest = rare && (await findInBlocks(db, { ...asked, wanted: rare, few, walks: false }));
  const wanted = wantedTokens(asked.filter, asked.ids);
  const found = rarest?.areFew ? rarest : await findInBlocks(db, { ...asked, wanted, few, walks: true });
  if (found.areFew) return { data: found.cards, total: cappedTotal(found.total) };
  const isFull = found.cards.length === asked.limit;
  return { data: isFull ? found.cards : await pageFarOff(db, asked), total: manyTotal };
};

const searchShortlist = (db: Db, asked: Asked, employerId: string): Promise<FoundCandidates> =>
  inOneSnapshot(db, async (trx) => {
    const condition = allOf([isShortlisted(employerId), fits(asked)]);
    const matches = trx
      .selectFrom('candidateSearch')
      .select('candidateId')
      .where('listed', '=', true)
      .where(condition);
    return { data: await pageOf(trx, asked, condition), total: await countUpTo(trx, matches) };
  });

const searchBy = (db: Db, asked: Asked, frequencyOf: FrequencyOf): Promise<FoundCandidates> => {
  const { shortlistOf } = asked.filter;
  return shortlistOf === undefined
    ? searchByBits(db, asked, frequencyOf)
    : searchShortlist(db, asked, shortlistOf);
};

const nobody: FoundCandidates = { data: [], total: 0 };
/** A page of nobody, for nobody. */
const countOnly = {
  sort: 'latest',
  after: undefined,
  limit: 0,
  employerId: nil,
  postingId: undefined,
} as const;

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
      return inSearchTurn(query.employerId, () => searchBy(db, known.asked, known.frequencyOf), query.signal);
    },
    counts: async (filter) => {
      const known = await toAsked({ ...countOnly, filter });
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
