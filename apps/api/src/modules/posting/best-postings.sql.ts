import type { Page } from '@forte/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { cappedTotal, countUpTo, mostCounted } from '#api/db/keyset.ts';
import { allOf } from '#api/db/where.ts';
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
import {
  findReachingPostings,
  type Offered,
  type Shares,
} from '#api/modules/posting/reaching-postings.sql.ts';
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

type Query = RankedPage & {
  /** The filter, as bits know it. */
  readonly wanted: WantedTokens;
  /** What the bits don't tell for certain. */
  readonly conditions: readonly RawBuilder<boolean>[];
};

const inSlots = (slots: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`posting_search.slot = any (${slots}::int4[])`;

/** The page among some slots. */
const rank = (
  db: Queryable,
  { side }: RankedCandidate,
  { conditions, ...page }: Query,
  slots: readonly number[],
  least: number,
): Promise<Ranked[]> => {
  const enough = least > 0 ? [mayScore(side, postingRows(), least)] : [];
  return readRanked(
    db,
    sql`select posting_search.posting_id as id, ${rankOf(scoreOf(side, postingRows()))} as rank
      from posting_search where ${allOf([inSlots(slots), ...conditions, ...enough])}`,
    page,
    least,
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
const likely: readonly Shares[] = [0.75, 0.55, 0.4, 0.25].map((titled) => ({
  titled,
  other: unreachable,
}));
/** How many are scored for a guess: more for a page that lies deep. */
const guessed = [200, 2_000, 10_000];
/** So few that fit are scored one by one at once. */
const fewToScore = 1_000;

const countSlots = (db: Queryable, { conditions }: Query, slots: readonly number[]) =>
  countUpTo(
    db,
    db
      .selectFrom('postingSearch')
      .select('postingId')
      .where(allOf([inSlots(slots), ...conditions])),
  );

/** A page of a ranking, and how many fit in all. */
type RankedPostings = { readonly ranked: Ranked[]; readonly total: Page['total'] };

/**
 * The next `limit` postings of a filter by their score for a candidate, ties by id; those without a score last. Exact
 * (MATCH-07): a guess tells a score that a whole page reaches; from it follows which share of its level points a posting needs
 * to come before, and the bits tell all that have it.
 */
export const bestPostings = async (
  db: Queryable,
  candidateId: string,
  query: Query,
): Promise<RankedPostings> => {
  const { wanted } = query;
  const candidate = await readRankedCandidate(db, candidateId);
  const find = (tried: readonly Shares[], enough: number) =>
    findReachingPostings(db, { wanted, offered: candidate.offered, tried, enough });
  for (const enough of guessed) {
    const guess = await find(likely, enough);
    if (guess.possible <= fewToScore) break;
    const page = await rank(db, candidate, query, guess.slots, 0);
    const least = page[query.limit - 1]?.rank;
    if (least === undefined) {
      // There are no more that are likely.
      if (guess.slots.length < enough) break;
      continue;
    }
    const { certain, slots } = await find([sharesOf(least)], 0);
    const ranked = await rank(db, candidate, query, slots, least);
    if (certain > mostCounted) return { ranked, total: cappedTotal(certain) };
    return { ranked, total: await countSlots(db, query, (await find([all], 0)).slots) };
  }
  const { slots } = await find([all], 0);
  return {
    ranked: await rank(db, candidate, query, slots, -1),
    total: await countSlots(db, query, slots),
  };
};
