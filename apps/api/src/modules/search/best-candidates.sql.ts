import { abilitySpellings } from '@forte/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/connect.ts';
import { hasAny } from '#api/db/where.ts';
import { abilityIds } from '#api/modules/matching/match-columns.ts';
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
import type { FrequencyOf } from '#api/modules/search/facet-frequency.ts';

type Condition = RawBuilder<boolean>;

/** Where a page of a ranked list ended; unscored ones come last, as -1. */
export type RankPosition = { readonly score: number; readonly id: string };

/** A posting as the ranking of candidates looks at it. */
export type RankedPosting = {
  readonly side: PostingSide;
  readonly titleId: number | null;
  /** Of 100. */
  readonly askedWeight: number;
  /** The search terms of each wanted ability, the rarest ability first. */
  readonly abilities: readonly (readonly number[])[];
};

const readTermsOfAbilities = async (db: Db, ids: readonly number[]): Promise<number[][]> => {
  const { rows } = await sql<{ id: number; folded: string }>`
    select id, folded from facet where id = any (${ids}::int4[])`.execute(db);
  const spelt = rows.flatMap(({ id, folded }) => abilitySpellings(folded).map((text) => ({ id, text })));
  const terms = await sql<{ id: number; termIds: number[] }>`
    select ability.id, array_agg(facet.id) as term_ids
    from unnest(${spelt.map(({ id }) => id)}::int4[], ${spelt.map(({ text }) => text)}::text[]) as ability (id, folded)
    join facet on facet.kind in ('skill', 'technology') and facet.folded = ability.folded
    group by ability.id`.execute(db);
  const byId = new Map(terms.rows.map((row) => [row.id, row.termIds]));
  // One that nobody has keeps its place, with no terms: it counts among the wanted ones.
  return ids.map((id) => byId.get(id) ?? []);
};

/** @returns undefined when there is no posting of that id */
export const readRankedPosting = async (
  db: Db,
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
  const abilities = await readTermsOfAbilities(db, abilityIds(row.wanted));
  const share = (ids: readonly number[]) => ids.reduce((sum, id) => sum + frequencyOf(id), 0);
  return {
    side: onePosting(row),
    titleId: row.title,
    askedWeight: row.askedWeight,
    abilities: abilities.sort((a, b) => share(a) - share(b)),
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
const hasEnough = ({ abilities }: RankedPosting, lacking: number): Condition[] => {
  const size = lacking + 1;
  const groups = Math.min(mostGroups, Math.floor(abilities.length / size));
  return Array.from({ length: groups }, (_, place) =>
    hasAny('facets', abilities.slice(place * size, (place + 1) * size).flat()),
  );
};

/** Those with or without the title who can reach a score at all. @returns undefined when nobody can */
const canReach = (posting: RankedPosting, score: number, withTitle: boolean): Condition[] | undefined => {
  const { abilities, askedWeight, titleId, side } = posting;
  const titleWeight = titleId === null ? 0 : weights.title;
  const rest = askedWeight - titleWeight - (abilities.length === 0 ? 0 : weights.skills);
  const others = rest + (withTitle ? titleWeight : 0);
  const title = titleId === null ? [] : [titleCondition(titleId, withTitle)];
  if (abilities.length === 0) return (100 * others) / askedWeight + halfUp < score ? undefined : title;
  const levels = leastLevels(posting, score, others);
  if (levels > bestLevel * abilities.length) return undefined;
  if (levels <= 0) return title;
  return [
    ...title,
    ...hasEnough(posting, abilities.length - Math.ceil(levels / bestLevel)),
    sql<boolean>`cardinality(abilities & ${side.wanted}) >= ${levels}::int4`,
  ];
};

const titleCondition = (titleId: number, withTitle: boolean): Condition =>
  withTitle ? hasAny('facets', [titleId]) : sql<boolean>`not ${titleId}::int4 = any (titles)`;

type Query = {
  readonly posting: RankedPosting;
  /** Of the search's own filter. */
  readonly conditions: readonly Condition[];
  readonly after: RankPosition | undefined;
  readonly limit: number;
};
export type RankedCandidate = { readonly candidateId: string; readonly score: number | null };

const and = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`${sql.join(conditions, sql` and `)}`;

const isAfter = (after: RankPosition | undefined): Condition =>
  after === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(rank < ${after.score}::int4 or (rank = ${after.score}::int4 and candidate_id > ${after.id}::uuid))`;

const scored = ({ posting, conditions }: Query, more: readonly Condition[]) =>
  sql`select candidate_id, coalesce(${scoreOf(candidateRows('candidateSearch'), posting.side)}, -1) as rank
    from candidate_search where ${and([...conditions, ...more])}`;

const rankedOf = async (db: Db, query: Query, from: RawBuilder<unknown>, least: number) => {
  const { rows } = await sql<{ candidateId: string; rank: number }>`
    select candidate_id, rank from (${from}) as scored
    where rank >= ${least}::int4 and ${isAfter(query.after)}
    order by rank desc, candidate_id limit ${query.limit}`.execute(db);
  return rows;
};

/** How many rows a guess looks at. */
const guessed = 4_000;

/** A score that at least `limit` candidates reach for certain: the best of some who are likely to be good. */
const guessLeast = async (db: Db, query: Query): Promise<number> => {
  const { abilities, titleId } = query.posting;
  const title = titleId === null ? [] : [titleCondition(titleId, true)];
  const [first, second] = abilities.map((ids) => hasAny('facets', ids));
  const guesses = [
    [...title, ...(first ? [first] : []), ...(second ? [second] : [])],
    title,
    ...(first ? [[first]] : []),
  ];
  for (const guess of guesses) {
    const some = sql`${scored(query, guess)} limit ${guessed}::int4`;
    const rows = await rankedOf(db, query, some, 0);
    const last = rows[query.limit - 1];
    if (last !== undefined) return last.rank;
  }
  return -1;
};

/**
 * The next `limit` candidates of a filter by their score for a posting, ties by id; those without a score last. Exact
 * (MATCH-07): from a score that enough of them reach follows what the others must have at least to come before them, and
 * whoever has that is scored.
 */
export const bestCandidates = async (db: Db, query: Query): Promise<RankedCandidate[]> => {
  const least = await guessLeast(db, query);
  const branches = [true, false]
    .filter((withTitle) => withTitle || query.posting.titleId !== null)
    .map((withTitle) => canReach(query.posting, least, withTitle))
    .filter((conditions) => conditions !== undefined);
  const from =
    least < 0
      ? scored(query, [])
      : sql.join(
          branches.map((conditions) => scored(query, conditions)),
          sql` union all `,
        );
  const rows = await rankedOf(db, query, from, least);
  return rows.map(({ candidateId, rank }) => ({ candidateId, score: rank < 0 ? null : rank }));
};
