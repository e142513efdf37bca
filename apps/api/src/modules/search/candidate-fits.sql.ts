import { type RawBuilder, sql } from 'kysely';
import { allOf, hasAll, hasAny, isWithin } from '#api/db/where.ts';
import type { CandidateFilter } from '#api/modules/search/candidate-search.ts';
import type { FacetIds } from '#api/modules/search/facets.ts';

/** The part of a filter that the bits don't tell for certain: the ends of its ranges. */
export const inRanges = ({ experienceMonths, expectedSalary }: CandidateFilter): RawBuilder<boolean>[] => [
  ...(experienceMonths === undefined ? [] : isWithin('experienceMonths', experienceMonths)),
  ...(expectedSalary === undefined ? [] : isWithin('expectedSalary', expectedSalary)),
];

/** A filter with the ids of its terms. */
export type WithTerms = { readonly filter: CandidateFilter; readonly ids: FacetIds };

/** What must hold of a search row to fit a filter, but for the shortlist. */
export const fits = ({ filter, ids }: WithTerms): RawBuilder<boolean> =>
  allOf([
    ...(ids.all.length === 0 ? [] : [hasAll('facets', ids.all)]),
    ...ids.any.map((group) => hasAny('facets', group)),
    ...inRanges(filter),
  ]);

/** On an employer's shortlist. */
export const isShortlisted = (employerId: string): RawBuilder<boolean> =>
  sql<boolean>`candidate_id in (select shortlisted.candidate_id from shortlisted_candidate as shortlisted
    where shortlisted.employer_id = ${employerId})`;
