import { sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import type { PlaceOf } from '#api/db/prepared.ts';
import { wholeRange } from '#api/db/where.ts';
import type { JobQuery } from '#api/modules/posting/job-search.ts';
import { createFewFinder, isBetween } from '#api/modules/search/few-in-blocks.sql.ts';
import type { WantedTokens } from '#api/modules/search/steps.ts';

type Ends = {
  readonly now: Date;
  readonly inRows: readonly number[] | null;
  readonly leastMonths: number | null;
  readonly mostMonths: number | null;
  readonly leastSalary: number | null;
  readonly mostSalary: number | null;
};

/** The ends of ranges, what closes today, and terms that are looked for in the rows. */
const meets = (place: PlaceOf<Ends>) => sql`closes_at > ${place('now')}
  and (${place('inRows')}::int4[] is null or facets && ${place('inRows')}::int4[])
  and (${place('leastMonths')}::int4 is null or experience_max_months is null
    or experience_max_months >= ${place('leastMonths')}::int4)
  and (${place('mostMonths')}::int4 is null or experience_min_months <= ${place('mostMonths')}::int4)
  and ${isBetween('salary', place('leastSalary'), place('mostSalary'))}`;

const find = createFewFinder(
  'few-postings',
  { table: 'posting_search', blocks: 'posting_block', id: 'posting_id', at: 'created_at' },
  meets,
);

type FewQuery = Pick<JobQuery, 'filter' | 'sort' | 'after' | 'limit' | 'now'> & {
  readonly wanted: WantedTokens;
  readonly few: number;
  /** Terms of which one is wanted, too, and that are looked for in the rows. */
  readonly inRows?: readonly number[];
};

/** Counts what fits, and where it is few finds the page of it at once. */
export const findFewPostings = (db: Queryable, { filter, now, inRows, ...query }: FewQuery) => {
  const [leastMonths, mostMonths] = wholeRange(filter.experienceMonths);
  const [leastSalary, mostSalary] = wholeRange(filter.salary);
  return find(db, query, { now, inRows: inRows ?? null, leastMonths, mostMonths, leastSalary, mostSalary });
};
