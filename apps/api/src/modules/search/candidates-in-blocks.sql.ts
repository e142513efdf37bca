import { sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import type { PlaceOf } from '#api/db/prepared.ts';
import { wholeRange } from '#api/db/where.ts';
import {
  candidateCards,
  type ForWhom,
  scoreFor,
  withoutScore,
} from '#api/modules/search/candidate-cards.sql.ts';
import type { WithTerms } from '#api/modules/search/candidate-fits.sql.ts';
import type { CandidateQuery, FoundCandidate } from '#api/modules/search/candidate-search.ts';
import { createPageFinder, isBetween, type PageInBlocks } from '#api/modules/search/page-in-blocks.sql.ts';
import type { WantedTokens } from '#api/modules/search/steps.ts';

type Ends = Readonly<Record<'leastMonths' | 'mostMonths' | 'leastSalary' | 'mostSalary', number | null>>;

const finderWith = (name: string, score: typeof scoreFor) =>
  createPageFinder(
    name,
    {
      table: 'candidate_search',
      blocks: 'candidate_block',
      id: 'candidate_id',
      at: 'updated_at',
      farthest: 50_000,
    },
    {
      meets: (place: PlaceOf<Ends & ForWhom>) =>
        sql`${isBetween('experienceMonths', place('leastMonths'), place('mostMonths'))}
        and ${isBetween('expectedSalary', place('leastSalary'), place('mostSalary'))}`,
      cardsOf: (db, ids, place) => candidateCards(db, ids, place, score),
    },
  );
const find = finderWith('candidates-in-blocks', withoutScore);
const findScored = finderWith('scored-candidates-in-blocks', scoreFor);

type Query = WithTerms &
  ForWhom &
  Pick<CandidateQuery, 'sort' | 'after' | 'limit'> & {
    readonly wanted: WantedTokens;
    readonly few: number;
    /** Whether many are looked for on the way through all. */
    readonly walks: boolean;
  };

/** Counts who fits, and reads the page of them. */
export const findInBlocks = (
  db: Queryable,
  { filter, ids, walks, employerId, postingId, ...query }: Query,
): Promise<PageInBlocks<FoundCandidate>> => {
  const [leastMonths, mostMonths] = wholeRange(filter.experienceMonths);
  const [leastSalary, mostSalary] = wholeRange(filter.expectedSalary);
  return (postingId === undefined ? find : findScored)(
    db,
    { ...query, onTheWay: walks ? ids : undefined },
    { leastMonths, mostMonths, leastSalary, mostSalary, employerId, postingId },
  );
};
