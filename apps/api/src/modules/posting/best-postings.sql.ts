import type { Page } from '@forte/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { cappedTotal, mostCounted } from '#api/db/keyset.ts';
import { allOf, hasAny } from '#api/db/where.ts';
import { abilityLevels } from '#api/modules/matching/match-columns.ts';
import { type Ranked, type RankedPage, rankOf, readRanked } from '#api/modules/matching/ranking.sql.ts';
import {
  type CandidateSide,
  candidateScoreColumns,
  mayScore,
  oneCandidate,
  postingRows,
  scoreOf,
} from '#api/modules/matching/score.sql.ts';
import { halfUp } from '#api/modules/matching/score.ts';
import { weights } from '#api/modules/matching/weights.ts';
import { findPostings } from '#api/modules/posting/found-postings.sql.ts';
import type { JobRankQuery } from '#api/modules/posting/job-search.ts';
import { inRanges } from '#api/modules/posting/posting.filter.ts';
import { splitWide, wantedTokens } from '#api/modules/posting/posting-tokens.ts';
import {
  findReachingPostings,
  type Offered,
  type Shares,
} from '#api/modules/posting/reaching-postings.sql.ts';
import type { FacetIds } from '#api/modules/search/facets.ts';
import type { WantedTokens } from '#api/modules/search/steps.ts';

/** A candidate as the ranking of postings looks at it. */
type RankedCandidate = { readonly side: CandidateSide; readonly offered: Offered };

/** What somebody without a search row has stated: no score compares it, and every posting ranks without one. */
const nothingStated = {
  abilities: [],
  titles: [],
  experienceMonths: null,
  expectedSalary: null,
  salaryCurrency: null,
  modes: 0,
  kinds: 0,
  city: null,
  state: null,
  country: null,
};

const readRankedCandidate = async (db: Queryable, candidateId: string): Promise<RankedCandidate> => {
  const row =
    (await db
      .selectFrom('candidateSearch')
      .select(candidateScoreColumns)
      .where('candidateId', '=', candidateId)
      .executeTakeFirst()) ?? nothingStated;
  const levels = abilityLevels(row.abilities);
  return {
    side: oneCandidate(row),
    offered: { abilities: [...levels.keys()], levels: [...levels.values()], titles: row.titles },
  };
};

/** A ranking with its filter. */
type Query = RankedPage & Pick<JobRankQuery, 'filter' | 'now'> & { readonly ids: FacetIds };

/** A filter in two parts. */
type Parts = {
  /** What the bits tell. */
  readonly wanted: WantedTokens;
  /** What of a row they don't tell for certain. */
  readonly conditions: readonly RawBuilder<boolean>[];
  /** What is looked for in the best rows only: groups of so many terms that their bits take longer to read. */
  readonly late: readonly RawBuilder<boolean>[];
};

const inBits = ({ filter, ids, now }: Query): Parts => ({
  wanted: wantedTokens(filter, ids, now),
  conditions: [sql<boolean>`posting_search.closes_at > ${now}`, ...inRanges(filter)],
  late: [],
});

const inSlots = (slots: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`posting_search.slot = any (${slots}::int4[])`;

/** One candidate's ranking, under way. */
type Ranking = { readonly db: Queryable; readonly candidate: RankedCandidate; readonly query: Query };

/** The page among some slots. */
const rank = (
  { db, candidate: { side }, query }: Ranking,
  { conditions, late }: Parts,
  slots: readonly number[],
  least: number,
): Promise<Ranked[]> => {
  const enough = least > 0 ? [mayScore(side, postingRows(), least)] : [];
  return readRanked(
    db,
    sql`select posting_search.posting_id as id, posting_search.facets, ${rankOf(scoreOf(side, postingRows()))} as rank
      from posting_search where ${allOf([inSlots(slots), ...conditions, ...enough])}`,
    query,
    least,
    late.length === 0 ? undefined : allOf(late),
  );
};

/** The largest weight that a posting can ask for: the less it asks for, the more of its abilities a score takes. */
const fullWeight = 100;

/** The share of a posting's level points without which no score is so good, whatever else fits. */
const sharesOf = (score: number): Shares => {
  const shareBeside = (others: number) => (score - halfUp - others) / weights.skills - 1e-9;
  const others = fullWeight - weights.skills;
  return { titled: shareBeside(others), other: shareBeside(others - weights.title) };
};

const all: Shares = { titled: 0, other: 0 };
const unreachable = 2;
/** Likely to be good: postings of the candidate's titles that ask for little more than the candidate has. */
const likely: readonly Shares[] = [0.75, 0.55, 0.4, 0.25].map((titled) => ({ titled, other: unreachable }));
/** And where those are too few, such as under a filter that names other titles: the others that ask for least more. */
const nextLikely: readonly Shares[] = [0.5, 0.3, 0.2, 0.12, 0.06].map((other) => ({ titled: 0, other }));
/** How many are scored for a guess: more for a page that lies deep. */
const guessed = [200, 2_000, 10_000];
/** So few that fit are scored one by one at once. */
const fewToScore = 1_000;

/** How many are scored for a guess where groups are looked for in the rows: where so few don't do, bits are quicker. */
const guessedInRows = guessed.slice(0, 1);

/** A page of a ranking, and how many fit in all. */
type RankedPostings = { readonly ranked: Ranked[]; readonly total: Page['total'] };

const findReaching = (
  { db, candidate: { offered } }: Ranking,
  { wanted }: Parts,
  tried: readonly Shares[],
  enough: number,
) => findReachingPostings(db, { wanted, offered, tried, enough });

const countFitting = async ({ db, query }: Ranking): Promise<Page['total']> =>
  (await findPostings(db, { ...query, sort: 'latest', after: undefined, limit: 1 })).total;

/** The page by scoring all that fit. */
const rankAll = async (ranking: Ranking, parts: Parts): Promise<RankedPostings> => {
  const { slots } = await findReaching(ranking, parts, [all], 0);
  return { ranked: await rank(ranking, parts, slots, -1), total: await countFitting(ranking) };
};

/** The page by a score that a whole page reaches: from it follows which share of its level points a posting needs to come before. */
const rankFrom = async (ranking: Ranking, parts: Parts, least: number): Promise<RankedPostings> => {
  const { certain, slots } = await findReaching(ranking, parts, [sharesOf(least)], 0);
  const areMany = parts.late.length === 0 && certain > mostCounted;
  return {
    ranked: await rank(ranking, parts, slots, least),
    total: areMany ? cappedTotal(certain) : await countFitting(ranking),
  };
};

/**
 * The page by a guess, which tells such a score.
 * @param sizes of the guesses to make, one after the other
 * @returns undefined when none of them fills a page
 */
const rankByGuess = async (
  ranking: Ranking,
  parts: Parts,
  [enough, ...larger]: readonly number[],
  tried = likely,
): Promise<RankedPostings | undefined> => {
  if (enough === undefined) return undefined;
  const guess = await findReaching(ranking, parts, tried, enough);
  if (guess.possible <= fewToScore) return rankAll(ranking, parts);
  const page = await rank(ranking, parts, guess.slots, 0);
  const least = page[ranking.query.limit - 1]?.rank;
  if (least !== undefined) return rankFrom(ranking, parts, least);
  if (guess.slots.length >= enough) return rankByGuess(ranking, parts, larger, tried);
  // There are no more of that kind.
  return tried === likely ? rankByGuess(ranking, parts, [enough, ...larger], nextLikely) : undefined;
};

/**
 * The next `limit` postings of a filter by their score for a candidate, ties by id; those without a score last. Exact (MATCH-07).
 */
export const bestPostings = async (
  db: Queryable,
  candidateId: string,
  query: Query,
): Promise<RankedPostings> => {
  const ranking = { db, query, candidate: await readRankedCandidate(db, candidateId) };
  const { narrow, wide } = splitWide(query.ids);
  const late = wide.map((group) => hasAny('facets', group));
  return (
    (late.length > 0
      ? await rankByGuess(ranking, { ...inBits({ ...query, ids: narrow }), late }, guessedInRows)
      : undefined) ??
    (await rankByGuess(ranking, inBits(query), guessed)) ??
    rankAll(ranking, inBits(query))
  );
};
