import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import type { Position } from '#api/db/keyset.ts';

type Condition = RawBuilder<boolean>;

/** A row by its score; those without one rank last, as -1. */
export type Ranked = { readonly id: string; readonly rank: number };

/** Rows before they are ranked: a query with the columns `id` and `rank`. */
export type Scored = RawBuilder<unknown>;

export const rankOf = (score: RawBuilder<number | null>): RawBuilder<number> =>
  sql<number>`coalesce(${score}, -1)`;

/** Where a page of a ranked list ended, as its cursor holds it. */
const follows = (after: Position | undefined): Condition =>
  after === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(rank < ${Number(after.at)}::int4
        or (rank = ${Number(after.at)}::int4 and id > ${after.id}::uuid))`;

export type RankedPage = { readonly after: Position | undefined; readonly limit: number };

/**
 * The page of rows that rank at least so high: the best first, ties by id (MATCH-07). The offset has each
 * scored once: without it, once to compare and once to tell.
 * @param late what else must hold of a row of `scored` and is dear to tell: it is asked from the best row down, until the page
 * is full (which another offset sees to)
 */
export const readRanked = async (
  db: Queryable,
  scored: Scored,
  { after, limit }: RankedPage,
  least = -1,
  late?: Condition,
): Promise<Ranked[]> => {
  const ranked = sql`select * from (${scored} offset 0) as scored
    where rank >= ${least}::int4 and ${follows(after)}
    order by rank desc, id`;
  const kept = late ? sql`select * from (${ranked} offset 0) as ranked where ${late}` : ranked;
  const { rows } = await sql<Ranked>`select id, rank from (${kept}) as page
    order by rank desc, id limit ${limit}`.execute(db);
  return rows;
};

/**
 * The rows of a ranked page in its order, each positioned by its rank.
 * @param rows what a page shows of them, in any order; of one snapshot with the ranking, so that none is missing
 */
export const inRankedOrder = <Row extends { readonly positionId: string }>(
  ranked: readonly Ranked[],
  rows: readonly Row[],
): (Row & { readonly positionAt: string })[] => {
  const byId = new Map(rows.map((row) => [row.positionId, row]));
  return ranked.flatMap(({ id, rank }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ ...row, positionAt: String(rank) }];
  });
};

export const idsOf = (ranked: readonly Ranked[]): string[] => ranked.map(({ id }) => id);

/** How many rows a guess looks at. */
const guessed = 4_000;

/**
 * A rank that a whole page reaches for certain: the last of the best among some who are likely to be good.
 * @param guesses rows to try, the likeliest first
 * @returns -1 when none of them fills a page
 */
export const guessLeast = async (
  db: Queryable,
  guesses: readonly Scored[],
  page: RankedPage,
): Promise<number> => {
  for (const guess of guesses) {
    const rows = await readRanked(db, sql`${guess} limit ${guessed}::int4`, page, 0);
    const last = rows[page.limit - 1];
    if (last !== undefined) return last.rank;
  }
  return -1;
};
