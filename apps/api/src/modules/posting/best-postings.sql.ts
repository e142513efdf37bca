import type { Page } from '@forte/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { cappedTotal, mostCounted } from '#api/db/keyset.ts';
import { allOf, hasAny } from '#api/db/where.ts';
import { type Ranked, type RankedPage, rankOf, readRanked } from '#api/modules/matching/ranking.sql.ts';
import { postingRows, scoreOf } from '#api/modules/matching/score.sql.ts';
import { type BoundedPostings, boundPostings } from '#api/modules/posting/bounded-postings.sql.ts';
import { countJobs } from '#api/modules/posting/found-jobs.sql.ts';
import type { JobRankQuery } from '#api/modules/posting/job-search.ts';
import { inRanges } from '#api/modules/posting/posting.filter.ts';
import { splitWide, wantedTokens } from '#api/modules/posting/posting-tokens.ts';
import { type RankedCandidate, readRankedCandidate } from '#api/modules/posting/ranked-candidate.sql.ts';
import { bestScore, withoutScore } from '#api/modules/posting/score-bounds.ts';
import type { FacetIds } from '#api/modules/search/facets.ts';
import type { WantedTokens } from '#api/modules/search/steps.ts';

/** A ranking with its filter. */
type Query = RankedPage & Pick<JobRankQuery, 'filter' | 'now'> & { readonly ids: FacetIds };

/** A filter in parts. */
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
): Promise<Ranked[]> =>
  readRanked(
    db,
    sql`select posting_search.posting_id as id, posting_search.facets, ${rankOf(scoreOf(side, postingRows()))} as rank
      from posting_search where ${allOf([inSlots(slots), ...conditions])}`,
    query,
    withoutScore,
    late.length === 0 ? undefined : allOf(late),
  );

/** So many of the best bounds are scored first, and so many times as many where those don't fill the page. */
const scoredFirst = 100;
const more = 5;
/** And so many at most where groups are looked for in the rows: after that their bits are quicker. */
const mostInRows = 3_000;

/** A page; `isSure` is false where it was given up before it was full. */
type TriedPage = { readonly ranked: Ranked[]; readonly isSure: boolean };

/**
 * The page by scoring those with the best bounds, until it is full of postings that score no less than what the others can. Given
 * up where too few of the best are in the groups that are looked for in the rows.
 */
const rankFromBest = async (ranking: Ranking, parts: Parts, bounded: BoundedPostings): Promise<TriedPage> => {
  const { after, limit } = ranking.query;
  // What can score more than the page before ended with has to be scored as well: some of it scores less than it can.
  const highest = Math.max(withoutScore, Math.min(bestScore, Number(after?.at ?? bestScore)));
  let enough = limit + scoredFirst;
  let bound = bounded.boundOf(enough, highest);
  for (;;) {
    const slots = bounded.slotsFrom(bound);
    const ranked = await rank(ranking, parts, slots);
    const least = ranked[limit - 1]?.rank;
    const isSure = bound <= (least ?? withoutScore) || slots.length === bounded.possible;
    enough *= more;
    if (isSure || (least === undefined && parts.late.length > 0 && enough > mostInRows))
      return { ranked, isSure };
    bound = least ?? bounded.boundOf(enough, highest);
  }
};

const rankBounded = async (ranking: Ranking, parts: Parts) => {
  const bounded = await boundPostings(ranking.db, parts.wanted, ranking.candidate.offered);
  return { ...(await rankFromBest(ranking, parts, bounded)), certain: bounded.certain };
};

/** A page of a ranking, and how many fit in all. */
type RankedPostings = { readonly ranked: Ranked[]; readonly total: Page['total'] };

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
  if (wide.length > 0) {
    const late = wide.map((group) => hasAny('facets', group));
    const { ranked, isSure } = await rankBounded(ranking, { ...inBits({ ...query, ids: narrow }), late });
    if (isSure) return { ranked, total: await countJobs(db, query) };
  }
  const { ranked, certain } = await rankBounded(ranking, inBits(query));
  return { ranked, total: certain > mostCounted ? cappedTotal(certain) : await countJobs(db, query) };
};
