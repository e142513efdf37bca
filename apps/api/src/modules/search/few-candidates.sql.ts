import { sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { directionOf, type Position, type Sort } from '#api/db/keyset.ts';
import { type PlaceOf, prepare } from '#api/db/prepared.ts';
import { wholeRange } from '#api/db/where.ts';
import { counting, slots, type Tokens, toColumns } from '#api/modules/search/blocks.sql.ts';
import type { CandidateFilter } from '#api/modules/search/candidate-search.ts';
import type { WantedTokens } from '#api/modules/search/steps.ts';

type FewQuery = {
  readonly wanted: WantedTokens;
  readonly few: number;
  readonly filter: Pick<CandidateFilter, 'experienceMonths' | 'expectedSalary'>;
  readonly sort: Sort;
  readonly after: Position | undefined;
  readonly limit: number;
};
/** The page, and how many fit; null where they are more than a few, who are found on another way. */
type FoundFew = { readonly page: readonly Position[]; readonly total: number } | null;

type Values = Tokens & {
  readonly leastMonths: number | null;
  readonly mostMonths: number | null;
  readonly leastSalary: number | null;
  readonly mostSalary: number | null;
  readonly afterAt: string | null;
  readonly afterId: string | null;
  readonly limit: number;
};

/** Only where the bits don't tell it: at the ends of ranges. Without an end, everybody. */
const isBetween = (column: string, least: number | null, most: number | null) => sql`
  (${least}::int4 is null or ${sql.ref(column)} >= ${least}::int4)
  and (${most}::int4 is null or ${sql.ref(column)} <= ${most}::int4)`;

/** Everything in one statement, and so of one moment: the bits are those of the rows. */
const findFewIn = (sort: Sort) =>
  prepare(`few-in-blocks-${sort}`, (db, place: PlaceOf<Values>) => {
    const beyond = sort === 'latest' ? sql`<` : sql`>`;
    const order = sql.raw(directionOf(sort));
    return sql<{ areFew: boolean; total: number; id: string | null; at: string | null }>`
      with ${counting('candidate_block', place)}, matches as materialized (
        select candidate_id, updated_at from candidate_search
        where slot = any (case when (select certain from counted) <= ${place('few')}::int4 then array(${slots}) end)
          and ${isBetween('experienceMonths', place('leastMonths'), place('mostMonths'))}
          and ${isBetween('expectedSalary', place('leastSalary'), place('mostSalary'))}
      ), page as (
        select candidate_id, updated_at from matches
        where ${place('afterAt')}::timestamptz is null
          or (updated_at, candidate_id) ${beyond} (${place('afterAt')}::timestamptz, ${place('afterId')}::uuid)
        order by updated_at ${order}, candidate_id ${order}
        limit ${place('limit')}::int4
      )
      select certain <= ${place('few')}::int4 as are_few, (select count(*)::int from matches) as total,
        candidate_id as id, updated_at::text as at
      from counted left join page on true
      order by updated_at ${order}, candidate_id ${order}`.compile(db);
  });
const findFewBy = { latest: findFewIn('latest'), oldest: findFewIn('oldest') };

/** Counts who fits, and where they are few finds the page of them at once: they are looked up by their slots and sorted. */
export const findFewInBlocks = async (db: Queryable, query: FewQuery): Promise<FoundFew> => {
  const { wanted, few, filter, sort, after, limit } = query;
  const [leastMonths, mostMonths] = wholeRange(filter.experienceMonths);
  const [leastSalary, mostSalary] = wholeRange(filter.expectedSalary);
  const rows = await findFewBy[sort](db, {
    ...toColumns(wanted, few),
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
