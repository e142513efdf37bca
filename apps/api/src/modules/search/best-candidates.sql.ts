import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { allOf, hasAny } from '#api/db/where.ts';
import { abilityIds } from '#api/modules/matching/match-columns.ts';
import {
  guessLeast,
  type Ranked,
  type RankedPage,
  rankOf,
  readRanked,
  type Scored,
} from '#api/modules/matching/ranking.sql.ts';
import {
  askedWeightOf,
  candidateRows,
  onePosting,
  type PostingSide,
  postingRows,
  postingScoreColumns,
  scoreOf,
} from '#api/modules/matching/score.sql.ts';
import { halfUp } from '#api/modules/matching/score.ts';
import { bestLevel, weights } from '#api/modules/matching/weights.ts';
import { readTermsOfAbilities } from '#api/modules/search/ability-terms.ts';
import type { FrequencyOf } from '#api/modules/search/facet-frequency.ts';

/** A posting as the ranking of candidates looks at it. */
export type RankedPosting = {
  readonly side: PostingSide;
  readonly titleId: number | null;
  /** Of 100. */
  readonly askedWeight: number;
  /** The search terms of each wanted ability, the rarest ability first; none where nobody has it. */
  readonly abilities: readonly (readonly number[])[];
};

/** @returns undefined when there is no posting of that id */
export const readRankedPosting = async (
  db: Queryable,
  postingId: string,
  frequencyOf: FrequencyOf,
): Promise<RankedPosting | undefined> => {
  const row = await db
    .selectFrom('postingSearch')
    .select(postingScoreColumns)
    .select(askedWeightOf(postingRows()).as('askedWeight'))
    .where('postingId', '=', postingId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const ids = abilityIds(row.wanted);
  const terms = await readTermsOfAbilities(db, ids);
  const share = (termIds: readonly number[]) => termIds.reduce((sum, id) => sum + frequencyOf(id), 0);
  return {
    side: onePosting(row),
    titleId: row.title,
    askedWeight: row.askedWeight,
    abilities: ids.map((id) => terms.get(id) ?? []).sort((a, b) => share(a) - share(b)),
  };
};

/** The least level points together (5 an ability) without which no candidate of a branch reaches a score. */
const leastLevels = (posting: RankedPosting, score: number, otherPoints: number): number => {
  const points = ((score - halfUp) * posting.askedWeight) / 100 - otherPoints;
  return Math.ceil((points * bestLevel * posting.abilities.length) / weights.skills - 1e-6);
};

/** How many groups of abilities an index looks up; more cost more than they leave out. */
const mostGroups = 2;

/** Whoever lacks at most `lacking` abilities has one of any `lacking + 1` of them: of the rarest, and of the next. */
const hasEnough = ({ abilities }: RankedPosting, lacking: number): RawBuilder<boolean>[] => {
  const size = lacking + 1;
  const groups = Math.min(mostGroups, Math.floor(abilities.length / size));
  return Array.from({ length: groups }, (_, place) =>
    hasAny('facets', abilities.slice(place * size, (place + 1) * size).flat()),
  );
};

const hasTitle = (titleId: number, isWanted: boolean): RawBuilder<boolean> =>
  isWanted ? hasAny('facets', [titleId]) : sql<boolean>`not ${titleId}::int4 = any (titles)`;

/** Conditions on rows: those that an index looks up, and those that are then asked of the rows. */
type Branch = {
  readonly looked: readonly RawBuilder<boolean>[];
  readonly bounds: readonly RawBuilder<boolean>[];
};

/** What those with or without the title have at least who reach a score. @returns undefined when nobody can */
const canReach = (posting: RankedPosting, score: number, withTitle: boolean): Branch | undefined => {
  const { abilities, askedWeight, titleId, side } = posting;
  const titleWeight = titleId === null ? 0 : weights.title;
  const rest = askedWeight - titleWeight - (abilities.length === 0 ? 0 : weights.skills);
  const others = rest + (withTitle ? titleWeight : 0);
  const title = titleId === null ? [] : [hasTitle(titleId, withTitle)];
  const titled = { looked: title, bounds: [] };
  if (abilities.length === 0) return (100 * others) / askedWeight + halfUp < score ? undefined : titled;
  const levels = leastLevels(posting, score, others);
  if (levels > bestLevel * abilities.length) return undefined;
  if (levels <= 0) return titled;
  return {
    looked: [...title, ...hasEnough(posting, abilities.length - Math.ceil(levels / bestLevel))],
    bounds: [sql<boolean>`cardinality(abilities & ${side.wanted}) >= ${levels}::int4`],
  };
};

type Query = RankedPage & {
  readonly posting: RankedPosting;
  /** The search's own filter, on the candidates' search rows. */
  readonly conditions: readonly RawBuilder<boolean>[];
  /** The part of it that an index would take long to look up. */
  readonly late: readonly RawBuilder<boolean>[];
};

/** In the order of a `case`: PostgreSQL would begin with what it takes for cheap, and no index knows of it. */
const scored = ({ posting, conditions, late }: Query, { looked, bounds }: Branch): Scored =>
  sql`select candidate_id as id, ${rankOf(scoreOf(candidateRows(), posting.side))} as rank
    from candidate_search where ${allOf([...conditions, ...looked])}
      and case when ${allOf(bounds)} then ${allOf(late)} else false end`;

/** Who is likely to be good: those with the title and the rarest abilities; with the title; with an ability. */
const guesses = (query: Query): Scored[] => {
  const { abilities, titleId } = query.posting;
  const title = titleId === null ? [] : [hasTitle(titleId, true)];
  const rarest = abilities.slice(0, 2).map((ids) => hasAny('facets', ids));
  return [[...title, ...rarest], title, rarest.slice(0, 1)].map((looked) =>
    scored(query, { looked, bounds: [] }),
  );
};

/** The same page by scoring everybody who fits: the shorter way when they are few. */
export const rankAll = (db: Queryable, query: Query): Promise<Ranked[]> =>
  readRanked(db, scored(query, { looked: [], bounds: [] }), query);

/**
 * The next `limit` candidates of a filter by their score for a posting, ties by id; those without a score last. Exact
 * (MATCH-07): from a score that a whole page reaches follows what the others must have at least to come before it, and
 * whoever has that is scored.
 */
export const bestCandidates = async (db: Queryable, query: Query): Promise<Ranked[]> => {
  const least = await guessLeast(db, guesses(query), query);
  if (least < 0) return rankAll(db, query);
  const ways = query.posting.titleId === null ? [true] : [true, false];
  const branches = ways
    .map((withTitle) => canReach(query.posting, least, withTitle))
    .filter((branch) => branch !== undefined)
    .map((branch) => scored(query, branch));
  return readRanked(db, sql.join(branches, sql` union all `), query, least);
};
