import { type RawBuilder, sql } from 'kysely';
import { allOf, hasAll, hasAny, isWithin } from '#api/db/where.ts';
import type { CandidateFilter } from '#api/modules/search/candidate-search.ts';
import type { FrequencyOf } from '#api/modules/search/facet-frequency.ts';
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

/** An index reads all that have a term of a group, however few of them fit the rest: above this share, rows tell it sooner. */
const commonShare = 0.05;

/** A filter in what an index looks up, and the groups that so many have that they are asked of the rows. */
export const splitCommon = ({ filter, ids }: WithTerms, frequencyOf: FrequencyOf) => {
  const isCommon = (group: readonly number[]) =>
    group.reduce((sum, id) => sum + frequencyOf(id), 0) > commonShare;
  return {
    rarer: fits({ filter, ids: { ...ids, any: ids.any.filter((group) => !isCommon(group)) } }),
    common: ids.any.filter(isCommon).map((group) => hasAny('facets', group)),
  };
};

/** On an employer's shortlist. */
export const isShortlisted = (employerId: string): RawBuilder<boolean> =>
  sql<boolean>`candidate_id in (select shortlisted.candidate_id from shortlisted_candidate as shortlisted
    where shortlisted.employer_id = ${employerId})`;
