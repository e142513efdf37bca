import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { directionOf, type Position, type Sort } from '#api/db/keyset.ts';
import { type PlaceOf, prepare } from '#api/db/prepared.ts';
import { counting, slots, type Tokens, toColumns } from '#api/modules/search/blocks.sql.ts';
import type { WantedTokens } from '#api/modules/search/steps.ts';

/** The search rows of candidates or of postings, their bits, and the columns of their order. */
type Rows = {
  readonly table: 'candidate_search' | 'posting_search';
  readonly blocks: 'candidate_block' | 'posting_block';
  readonly id: 'candidate_id' | 'posting_id';
  readonly at: 'updated_at' | 'created_at';
};

type FewQuery = {
  readonly wanted: WantedTokens;
  readonly few: number;
  readonly sort: Sort;
  readonly after: Position | undefined;
  readonly limit: number;
};
/** The page, and how many fit; null where they are more than a few, who are found on another way. */
type FoundFew = { readonly page: readonly Position[]; readonly total: number } | null;

type Values = Tokens & {
  readonly afterAt: string | null;
  readonly afterId: string | null;
  readonly limit: number;
};

/**
 * Makes a search that counts who fits by bits and, where they are few, finds the page of them at once: they are looked up by
 * their slots and sorted. All of it is one statement, and so of one moment: the bits are those of the rows.
 * @param name of the statement
 * @param meets what the bits don't tell of a row, such as the ends of ranges
 */
export const createFewFinder = <Ends extends object>(
  name: string,
  { table, blocks, id, at }: Rows,
  meets: (place: PlaceOf<Ends>) => RawBuilder<unknown>,
): ((db: Queryable, query: FewQuery, ends: Ends) => Promise<FoundFew>) => {
  const [idColumn, atColumn] = [sql.ref(id), sql.ref(at)];
  const findIn = (sort: Sort) =>
    prepare(`${name}-${sort}`, (db, place: PlaceOf<Values & Ends>) => {
      const beyond = sort === 'latest' ? sql`<` : sql`>`;
      const order = sql`${atColumn} ${sql.raw(directionOf(sort))}, ${idColumn} ${sql.raw(directionOf(sort))}`;
      return sql<{ areFew: boolean; total: number; id: string | null; at: string | null }>`
        with ${counting(blocks, place)}, matches as materialized (
          select ${idColumn}, ${atColumn} from ${sql.table(table)}
          where slot = any (case when (select certain from counted) <= ${place('few')}::int4 then array(${slots}) end)
            and ${meets(place)}
        ), page as (
          select * from matches
          where ${place('afterAt')}::timestamptz is null
            or (${atColumn}, ${idColumn}) ${beyond} (${place('afterAt')}::timestamptz, ${place('afterId')}::uuid)
          order by ${order}
          limit ${place('limit')}::int4
        )
        select certain <= ${place('few')}::int4 as are_few, (select count(*)::int from matches) as total,
          ${idColumn} as id, ${atColumn}::text as at
        from counted left join page on true
        order by ${order}`.compile(db);
    });
  const findBy = { latest: findIn('latest'), oldest: findIn('oldest') };
  return async (db, { wanted, few, sort, after, limit }, ends) => {
    const rows = await findBy[sort](db, {
      ...toColumns(wanted, few),
      ...ends,
      afterAt: after?.at ?? null,
      afterId: after?.id ?? null,
      limit,
    });
    if (!rows[0]?.areFew) return null;
    return {
      total: rows[0].total,
      page: rows.flatMap((row) => (row.id === null || row.at === null ? [] : [{ id: row.id, at: row.at }])),
    };
  };
};

/** Without an end, everybody. A row that states no number is in no range that has one. */
export const isBetween = (column: string, least: number | null, most: number | null): RawBuilder<boolean> =>
  sql`(${least}::int4 is null or ${sql.ref(column)} >= ${least}::int4)
    and (${most}::int4 is null or ${sql.ref(column)} <= ${most}::int4)`;
