import { sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { directionOf, type Position, type Sort } from '#api/db/keyset.ts';
import { type PlaceOf, prepare } from '#api/db/prepared.ts';
import { wholeRange } from '#api/db/where.ts';
import type { JobQuery } from '#api/modules/posting/job-search.ts';
import { counting, slots, type Tokens, toColumns } from '#api/modules/search/blocks.sql.ts';
import type { WantedTokens } from '#api/modules/search/steps.ts';

type FewQuery = Pick<JobQuery, 'filter' | 'sort' | 'after' | 'limit' | 'now'> & {
  readonly wanted: WantedTokens;
  readonly few: number;
  /** Terms of which one is wanted, too, and that are looked for in the rows. */
  readonly inRows?: readonly number[];
};
/** The page, and how many fit; null where they are more than a few, who are found on another way. */
type FoundFew = { readonly page: readonly Position[]; readonly total: number } | null;

type Values = Tokens & {
  readonly inRows: readonly number[] | null;
  readonly now: Date;
  readonly leastMonths: number | null;
  readonly mostMonths: number | null;
  readonly leastSalary: number | null;
  readonly mostSalary: number | null;
  readonly afterAt: string | null;
  readonly afterId: string | null;
  readonly limit: number;
};

/** Only where the bits don't tell it: at the ends of ranges, and on the day of closing. Without an end, all. */
const isWithinEnds = (place: PlaceOf<Values>) => sql`closes_at > ${place('now')}
  and (${place('leastMonths')}::int4 is null or experience_max_months is null
    or experience_max_months >= ${place('leastMonths')}::int4)
  and (${place('mostMonths')}::int4 is null or experience_min_months <= ${place('mostMonths')}::int4)
  and (${place('leastSalary')}::int4 is null or salary >= ${place('leastSalary')}::int4)
  and (${place('mostSalary')}::int4 is null or salary <= ${place('mostSalary')}::int4)`;

/** Everything in one statement, and so of one moment: the bits are those of the rows. */
const findFewIn = (sort: Sort) =>
  prepare(`few-postings-${sort}`, (db, place: PlaceOf<Values>) => {
    const beyond = sort === 'latest' ? sql`<` : sql`>`;
    const order = sql.raw(directionOf(sort));
    return sql<{ areFew: boolean; total: number; id: string | null; at: string | null }>`
      with ${counting('posting_block', place)}, matches as materialized (
        select posting_id, created_at from posting_search
        where slot = any (case when (select certain from counted) <= ${place('few')}::int4 then array(${slots}) end)
          and (${place('inRows')}::int4[] is null or facets && ${place('inRows')}::int4[])
          and ${isWithinEnds(place)}
      ), page as (
        select posting_id, created_at from matches
        where ${place('afterAt')}::timestamptz is null
          or (created_at, posting_id) ${beyond} (${place('afterAt')}::timestamptz, ${place('afterId')}::uuid)
        order by created_at ${order}, posting_id ${order}
        limit ${place('limit')}::int4
      )
      select certain <= ${place('few')}::int4 as are_few, (select count(*)::int from matches) as total,
        posting_id as id, created_at::text as at
      from counted left join page on true
      order by created_at ${order}, posting_id ${order}`.compile(db);
  });
const findFewBy = { latest: findFewIn('latest'), oldest: findFewIn('oldest') };

/** Counts what fits, and where it is few finds the page of it at once: it is looked up by slots and sorted. */
export const findFewPostings = async (db: Queryable, query: FewQuery): Promise<FoundFew> => {
  const { wanted, few, inRows = null, filter, sort, now, after, limit } = query;
  const [leastMonths, mostMonths] = wholeRange(filter.experienceMonths);
  const [leastSalary, mostSalary] = wholeRange(filter.salary);
  const rows = await findFewBy[sort](db, {
    ...toColumns(wanted, few),
    inRows,
    now,
    leastMonths,
    mostMonths,
    leastSalary,
    mostSalary,
    afterAt: after?.at ?? null,
    afterId: after?.id ?? null,
    limit,
  });
  if (!rows[0]?.areFew) return null;
  return {
    total: rows[0].total,
    page: rows.flatMap(({ id, at }) => (id === null || at === null ? [] : [{ id, at }])),
  };
};
