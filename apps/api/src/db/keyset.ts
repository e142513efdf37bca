import type { Page } from '@forte/contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';

export type Sort = 'latest' | 'oldest';

/** Where a page ended. `at` is text, since a Date would cut a time's microseconds and repeat or skip rows. */
export type Position = { readonly at: string; readonly id: string };

/** Before every id, and nobody's. */
export const nil = '00000000-0000-0000-0000-000000000000';

export const directionOf = (sort: Sort): 'asc' | 'desc' => (sort === 'latest' ? 'desc' : 'asc');

/** True for the rows that follow a position; for every row when there is none. */
export const follows = (
  sort: Sort,
  [atColumn, idColumn]: readonly [at: string, id: string],
  position: Position | undefined,
): RawBuilder<boolean> => {
  if (position === undefined) return sql<boolean>`true`;
  const beyond = sort === 'latest' ? sql`<` : sql`>`;
  return sql<boolean>`(${sql.ref(atColumn)}, ${sql.ref(idColumn)}) ${beyond}
    (${position.at}::timestamptz, ${position.id}::uuid)`;
};

/** A time column with all its digits, as a position holds it. */
export const exactTime = (column: string): RawBuilder<string> => sql<string>`${sql.ref(column)}::text`;

/** Counting further costs more than the page itself (SEARCH-05). */
export const mostCounted = 1_000;

/** A count as a page tells it: exact up to 1,000. */
export const cappedTotal = (total: number): Page['total'] => (total > mostCounted ? '1,000+' : total);

/** How many rows a query finds, exact up to 1,000. */
export const countUpTo = async <DB, Tables extends keyof DB, Row>(
  db: Queryable,
  query: SelectQueryBuilder<DB, Tables, Row>,
): Promise<Page['total']> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${query.limit(mostCounted + 1)}) as counted`.execute(db);
  return cappedTotal(rows[0]?.total ?? 0);
};
