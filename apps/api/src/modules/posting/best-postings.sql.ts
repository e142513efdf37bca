import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { allOf, hasAny } from '#api/db/where.ts';
import { abilityLevels } from '#api/modules/matching/match-columns.ts';
import {
  guessLeast,
  type Ranked,
  type RankedPage,
  rankOf,
  readRanked,
  type Scored,
} from '#api/modules/matching/ranking.sql.ts';
import {
  type CandidateSide,
  candidateScoreColumns,
  oneCandidate,
  postingRows,
  scoreOf,
} from '#api/modules/matching/score.sql.ts';
import { halfUp } from '#api/modules/matching/score.ts';
import { bestLevel, weights } from '#api/modules/matching/weights.ts';
import { readTermsOfAbilities } from '#api/modules/search/ability-terms.ts';

/** A candidate as the ranking of postings looks at it. */
type RankedCandidate = {
  readonly side: CandidateSide;
  readonly titleIds: readonly number[];
  /** The search terms of all abilities of at least a level; [0] and [1] are all of them. */
  readonly termsFrom: readonly (readonly number[])[];
};

const readRankedCandidate = async (db: Queryable, candidateId: string): Promise<RankedCandidate> => {
  const row = await db
    .selectFrom('candidateSearch')
    .select(candidateScoreColumns)
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow();
  const levels = abilityLevels(row.abilities);
  const terms = await readTermsOfAbilities(db, [...levels.keys()]);
  return {
    side: oneCandidate(row),
    titleIds: row.titles,
    termsFrom: Array.from({ length: bestLevel + 1 }, (_, least) =>
      [...levels].flatMap(([id, level]) => (level >= least ? (terms.get(id) ?? []) : [])),
    ),
  };
};

type Query = RankedPage & {
  readonly candidate: RankedCandidate;
  readonly conditions: readonly RawBuilder<boolean>[];
};

const scored = ({ candidate, conditions }: Query, more: readonly RawBuilder<boolean>[]): Scored =>
  sql`select posting_search.posting_id as id, ${rankOf(scoreOf(candidate.side, postingRows()))} as rank
    from posting_search where ${allOf([...conditions, ...more])}`;

const hasTitle = (titleIds: readonly number[], isWanted: boolean): RawBuilder<boolean> =>
  isWanted
    ? hasAny('postingSearch.facets', titleIds)
    : sql<boolean>`not posting_search.title = any (${titleIds}::int4[])`;

/** Postings that leave out the title or the abilities: few, and looked at one by one, since the bounds don't hold for them. */
const isSparse = sql<boolean>`(posting_search.title is null or posting_search.wanted = '{}')`;

/** The largest weight that a posting can ask for: the less it asks for, the more of its abilities a score takes. */
const fullWeight = 100;

/**
 * What postings with or without one of the candidate's titles have in common that reach a score: a share of their level
 * points, and so at least one ability that the candidate has at a level no lower than the average.
 */
const canReach = (
  { termsFrom, titleIds, side }: RankedCandidate,
  score: number,
  withTitle: boolean,
): RawBuilder<boolean>[] | undefined => {
  const others = fullWeight - weights.skills - (withTitle ? 0 : weights.title);
  const share = (score - halfUp - others) / weights.skills - 1e-9;
  if (share > 1) return undefined;
  const title = hasTitle(titleIds, withTitle);
  if (share <= 0) return [title];
  const terms = termsFrom[Math.ceil(bestLevel * share)] ?? [];
  return [
    title,
    hasAny('postingSearch.facets', terms),
    sql<boolean>`cardinality(${side.abilities} & posting_search.wanted)
      >= ${share}::float8 * cardinality(posting_search.wanted)`,
  ];
};

/** Which are likely to be good: those with a title and a strong ability of the candidate's; then with either. */
const guesses = (query: Query): Scored[] => {
  const { termsFrom, titleIds } = query.candidate;
  const title = hasTitle(titleIds, true);
  const strong = termsFrom.findLast((terms) => terms.length > 0);
  const ability = strong === undefined ? [] : [hasAny('postingSearch.facets', strong)];
  return [[title, ...ability], [title], ability].map((conditions) => scored(query, conditions));
};

/**
 * The next `limit` postings of a filter by their score for a candidate, ties by id; those without a score last. Exact
 * (MATCH-07), in the way of `bestCandidates`.
 */
export const bestPostings = async (
  db: Queryable,
  candidateId: string,
  page: RankedPage & { readonly conditions: readonly RawBuilder<boolean>[] },
): Promise<Ranked[]> => {
  const candidate = await readRankedCandidate(db, candidateId);
  const query = { ...page, candidate };
  const least = await guessLeast(db, guesses(query), query);
  if (least < 0) return readRanked(db, scored(query, []), query);
  const branches = [true, false]
    .map((withTitle) => canReach(candidate, least, withTitle))
    .filter((conditions) => conditions !== undefined)
    .map((conditions) => scored(query, [sql<boolean>`not ${isSparse}`, ...conditions]));
  return readRanked(db, sql.join([...branches, scored(query, [isSparse])], sql` union all `), query, least);
};
