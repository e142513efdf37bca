import type { Range } from '@forte/contract';
import type { CandidateFilter } from '#api/modules/search/candidate-search.ts';
import type { FrequencyOf } from '#api/modules/search/facet-frequency.ts';
import type { FacetIds } from '#api/modules/search/facets.ts';

/** Tokens of which one is enough. Who is under a `certain` one fits; of those under a `part`, only some do. */
export type TokenGroup = { readonly certain: readonly number[]; readonly part: readonly number[] };
/** What a filter wants of a candidate's tokens: one of each group. */
export type WantedTokens = readonly TokenGroup[];

/** Whole numbers from `from` to `to`, as `candidate_tokens` (migration 0010) numbers them; `parts` are the next smaller steps. */
type Step = {
  readonly token: number;
  readonly from: number;
  readonly to: number;
  readonly parts: () => Step[];
};

const everyone = 0;
const numbersFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** Experience in months, up to 63 years: in steps of four years, a year, a month. */
const monthSteps = [
  { base: -100, months: 48 },
  { base: -200, months: 12 },
  { base: -1_000, months: 1 },
];
const experienceStep = (level: number, index: number): Step => {
  const { base, months } = monthSteps[level] as (typeof monthSteps)[number]; // visited from the first to the last
  const finer = monthSteps[level + 1];
  const split = finer === undefined ? 0 : months / finer.months;
  return {
    token: base - index,
    from: index * months,
    to: (index + 1) * months - 1,
    parts: () => numbersFrom(index * split, split).map((part) => experienceStep(level + 1, part)),
  };
};

/** The first amount of so many digits that starts with `leading`, `known` digits long. */
const amountFrom = (digits: number, known: number, leading: number): number =>
  known > digits ? Math.ceil(leading / 10 ** (known - digits)) : leading * 10 ** (digits - known);

const salaryStep = (digits: number, known: number, leading: number): Step => ({
  token: -10_000 - (digits * 4 + known) * 1_000 - leading,
  from: amountFrom(digits, known, leading),
  to: amountFrom(digits, known, leading + 1) - 1,
  parts: () =>
    known === 3 ? [] : numbersFrom(leading * 10, 10).map((longer) => salaryStep(digits, known + 1, longer)),
});
/** All amounts of so many digits. */
const decadeStep = (digits: number): Step => ({
  ...salaryStep(digits, 0, 0),
  from: digits === 1 ? 0 : 10 ** (digits - 1),
  to: 10 ** digits - 1,
});

const experienceSteps = numbersFrom(0, 16).map((index) => experienceStep(0, index));
const mostDigits = 10;
const salarySteps = numbersFrom(1, mostDigits).map(decadeStep);

/** The fewest steps that make up a range; where it ends within one of the smallest, that is a part. */
const stepsWithin = (steps: readonly Step[], range: Range): TokenGroup => {
  const from = range[0] ?? 0;
  const to = range[1] ?? Number.MAX_SAFE_INTEGER;
  const certain: number[] = [];
  const part: number[] = [];
  const visit = (step: Step): void => {
    if (step.from > step.to || step.to < from || step.from > to) return;
    if (step.from >= from && step.to <= to) certain.push(step.token);
    else if (step.parts().length === 0) part.push(step.token);
    else step.parts().forEach(visit);
  };
  steps.forEach(visit);
  return { certain, part };
};

const rangeGroup = (steps: readonly Step[], range: Range | undefined): TokenGroup[] =>
  range === undefined || range.every((end) => end === null) ? [] : [stepsWithin(steps, range)];

const oneOf = (certain: readonly number[]): TokenGroup => ({ certain, part: [] });

const termGroups = (ids: FacetIds): TokenGroup[] => [
  ...ids.all.map((id) => oneOf([id])),
  ...ids.any.map(oneOf),
];

/** What the bits can tell of a filter: all of it but the shortlist. */
export const wantedTokens = (filter: CandidateFilter, ids: FacetIds): WantedTokens => {
  const groups = [
    ...termGroups(ids),
    ...rangeGroup(experienceSteps, filter.experienceMonths),
    ...rangeGroup(salarySteps, filter.expectedSalary),
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
