import { sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { type PlaceOf, unseen } from '#api/db/prepared.ts';
import { ascending, wholeRange } from '#api/db/where.ts';
import { readTimeline } from '#api/modules/application/timeline.queries.ts';
import { type ForWhom, jobCards } from '#api/modules/posting/job-cards.sql.ts';
import type { FoundJob, JobQuery } from '#api/modules/posting/job-search.ts';
import type { FacetIds } from '#api/modules/search/facets.ts';
import { createPageFinder, isBetween, type PageInBlocks } from '#api/modules/search/page-in-blocks.sql.ts';
import type { WantedTokens } from '#api/modules/search/steps.ts';

type Values = ForWhom & {
  readonly inRows: readonly number[] | null;
  readonly leastMonths: number | null;
  readonly mostMonths: number | null;
  readonly leastSalary: number | null;
  readonly mostSalary: number | null;
};

/** The ends of ranges, what closes today, and terms that are looked for in the rows. */
const meets = (place: PlaceOf<Values>) => {
  const inRows = unseen(place('inRows'), 'int4[]');
  const leastMonths = unseen(place('leastMonths'), 'int4');
  const mostMonths = unseen(place('mostMonths'), 'int4');
  return sql`closes_at > ${unseen(place('now'), 'timestamptz')}
    and (${inRows} is null or facets && ${inRows})
    and (${leastMonths} is null
      or (experience_min_months is not null and coalesce(experience_max_months >= ${leastMonths}, true)))
    and (${mostMonths} is null or experience_min_months <= ${mostMonths})
    and ${isBetween('salary', place('leastSalary'), place('mostSalary'))}`;
};

/** How far a page of many is looked for on the way through all. */
export const farthestPosting = 20_000;

const find = createPageFinder(
  'jobs-in-blocks',
  {
    table: 'posting_search',
    blocks: 'posting_block',
    id: 'posting_id',
    at: 'created_at',
    farthest: farthestPosting,
  },
  { meets, cardsOf: jobCards },
);

type Query = ForWhom &
  Pick<JobQuery, 'filter' | 'sort' | 'after' | 'limit'> & {
    readonly wanted: WantedTokens;
    readonly few: number;
    /** Where many fit, those with these terms are looked for on the way through all. */
    readonly onTheWay?: FacetIds;
    /** Terms of which one is wanted, too, and that are looked for in the rows. */
    readonly inRows?: readonly number[];
  };

/** Counts what fits, and reads the page of it. */
export const findInBlocks = async (
  db: Queryable,
  { filter, candidateId, now, inRows, onTheWay, ...query }: Query,
): Promise<PageInBlocks<FoundJob>> => {
  const [leastMonths, mostMonths] = wholeRange(filter.experienceMonths);
  const [leastSalary, mostSalary] = wholeRange(filter.salary);
  const ends = { leastMonths, mostMonths, leastSalary, mostSalary };
  const looked = { ...ends, candidateId, now, inRows: inRows ? ascending(inRows) : null };
  const found = await find(db, { ...query, onTheWay }, looked);
  return { ...found, cards: found.cards.map(readTimeline) };
};
