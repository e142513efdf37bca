import { sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import type { PlaceOf } from '#api/db/prepared.ts';
import { wholeRange } from '#api/db/where.ts';
import type { CandidateFilter, CandidateQuery } from '#api/modules/search/candidate-search.ts';
import { createFewFinder, isBetween } from '#api/modules/search/few-in-blocks.sql.ts';
import type { WantedTokens } from '#api/modules/search/steps.ts';

type Ends = Readonly<Record<'leastMonths' | 'mostMonths' | 'leastSalary' | 'mostSalary', number | null>>;

const find = createFewFinder(
  'few-candidates',
  { table: 'candidate_search', blocks: 'candidate_block', id: 'candidate_id', at: 'updated_at' },
  (place: PlaceOf<Ends>) =>
    sql`${isBetween('experienceMonths', place('leastMonths'), place('mostMonths'))}
      and ${isBetween('expectedSalary', place('leastSalary'), place('mostSalary'))}`,
);

type FewQuery = Pick<CandidateQuery, 'sort' | 'after' | 'limit'> & {
  readonly wanted: WantedTokens;
  readonly few: number;
  readonly filter: Pick<CandidateFilter, 'experienceMonths' | 'expectedSalary'>;
};

/** Counts who fits, and where they are few finds the page of them at once. */
export const findFewCandidates = (db: Queryable, { filter, ...query }: FewQuery) => {
  const [leastMonths, mostMonths] = wholeRange(filter.experienceMonths);
  const [leastSalary, mostSalary] = wholeRange(filter.expectedSalary);
  return find(db, query, { leastMonths, mostMonths, leastSalary, mostSalary });
};
