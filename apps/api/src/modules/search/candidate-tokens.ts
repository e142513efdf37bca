import type { CandidateFilter } from '#api/modules/search/candidate-search.ts';
import type { FrequencyOf } from '#api/modules/search/facet-frequency.ts';
import type { FacetIds } from '#api/modules/search/facets.ts';
import {
  amountSteps,
  evenSteps,
  oneOf,
  rangeGroup,
  type TokenGroup,
  termGroups,
  type WantedTokens,
} from '#api/modules/search/steps.ts';

const everyone = 0;

/** Experience in months, up to 63 years: in steps of four years, a year, a month, as `candidate_tokens` (migration 0010) has them. */
const experienceSteps = evenSteps(
  [
    { base: -100, width: 48 },
    { base: -200, width: 12 },
    { base: -1_000, width: 1 },
  ],
  16,
);

/** What the bits can tell of a filter: all of it but the shortlist. */
export const wantedTokens = (filter: CandidateFilter, ids: FacetIds): WantedTokens => {
  const groups = [
    ...termGroups(ids),
    ...rangeGroup(experienceSteps, filter.experienceMonths),
    ...rangeGroup(amountSteps, filter.expectedSalary),
  ];
  return groups.length === 0 ? [oneOf([everyone])] : groups;
};

/** Below this share of all candidates, it is quicker to look at their rows than to read the steps of a range. */
const rareShare = 1 / 2_000;

/**
 * The terms alone, where so few seem to have them that their rows can be looked at for the rest.
 * @returns undefined where they don't
 */
export const rareTokens = (ids: FacetIds, frequencyOf: FrequencyOf): WantedTokens | undefined => {
  const groups = termGroups(ids);
  const shareOf = ({ certain }: TokenGroup) => certain.reduce((sum, id) => sum + frequencyOf(id), 0);
  const share = groups.reduce((product, group) => product * Math.min(1, shareOf(group)), 1);
  return share < rareShare ? groups : undefined;
};
