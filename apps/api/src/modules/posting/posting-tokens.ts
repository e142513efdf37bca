import type { JobFilter } from '#api/modules/posting/job-search.ts';
import type { FacetIds } from '#api/modules/search/facets.ts';
import {
  amountSteps,
  evenSteps,
  rangeGroup,
  stepsWithin,
  type TokenGroup,
  termGroups,
  type WantedTokens,
} from '#api/modules/search/steps.ts';

// The tokens of `posting_tokens` (migration 0013).

/** Months up to 99 years, of the least experience and of the most. */
const months = 25;
export const monthsCounted = 48 * months;
/** Of the least experience. */
export const leastSteps = evenSteps(
  [
    { base: -100, width: 48 },
    { base: -200, width: 12 },
    { base: -1_000, width: 1 },
  ],
  months,
);
const mostSteps = evenSteps(
  [
    { base: -3_100, width: 48 },
    { base: -3_200, width: 12 },
    { base: -4_000, width: 1 },
  ],
  months,
);
const openUpward = -3_000;

const closingSteps = evenSteps(
  [
    { base: -62_000, width: 512 },
    { base: -61_000, width: 64 },
    { base: -63_000, width: 8 },
    { base: -100_000, width: 1 },
  ],
  64,
);
const lastDay = 64 * 512 - 1;

/** The ranges overlap: the posting's least is not above the asked most, nor its most below the asked least. */
const experienceGroups = ([min, max]: NonNullable<JobFilter['experienceMonths']>): TokenGroup[] => {
  const enough = min === null ? [] : rangeGroup(mostSteps, [min, null]);
  return [
    ...(max === null ? [] : rangeGroup(leastSteps, [null, max])),
    ...enough.map(({ certain, part }) => ({ certain: [...certain, openUpward], part })),
  ];
};

/** Whatever closes on a later day is open for certain; of those that close today, some are. */
const openGroup = (now: Date): TokenGroup => {
  const today = Math.min(Math.floor(now.getTime() / 86_400_000), lastDay);
  const later = stepsWithin(closingSteps, [today + 1, lastDay]);
  return { certain: later.certain, part: stepsWithin(closingSteps, [today, today]).certain };
};

/** What the bits can tell of a filter, among postings that are open at a moment. */
export const wantedTokens = (filter: JobFilter, ids: FacetIds, now: Date): WantedTokens => [
  openGroup(now),
  ...termGroups(ids),
  ...(filter.experienceMonths === undefined ? [] : experienceGroups(filter.experienceMonths)),
  ...rangeGroup(amountSteps, filter.salary),
];

/** So many terms in one group take longer to read than some thousand rows. */
const mostTerms = 100;

/** The group of a filter that is better looked for in the rows of the others: a letter or two stand in hundreds of terms. */
export const wideGroup = (ids: FacetIds): readonly number[] | undefined =>
  ids.any.filter(({ length }) => length > mostTerms).toSorted((a, b) => b.length - a.length)[0];

export const withoutGroup = (ids: FacetIds, group: readonly number[]): FacetIds => ({
  ...ids,
  any: ids.any.filter((other) => other !== group),
});

/** A filter without all such groups, and the groups. */
export const splitWide = (ids: FacetIds): { narrow: FacetIds; wide: FacetIds['any'] } => ({
  narrow: { ...ids, any: ids.any.filter(({ length }) => length <= mostTerms) },
  wide: ids.any.filter(({ length }) => length > mostTerms),
});

/** A posting that leaves its title or its abilities open. */
export const sparseToken = -1;
/** The tokens of postings that want one ability, two, and so on, go down from here. */
export const sizeBase = -70_000;
/** More abilities than a posting can want. */
export const mostWanted = 1_000;
