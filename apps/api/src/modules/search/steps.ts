import type { Range } from '@forte/contract';
import { isBounded } from '#api/db/where.ts';
import type { FacetIds } from '#api/modules/search/facets.ts';

/** Tokens of which one is enough. Who is under a `certain` one fits; of those under a `part`, only some do. */
export type TokenGroup = { readonly certain: readonly number[]; readonly part: readonly number[] };
/** What a filter wants of a row's tokens: one of each group. */
export type WantedTokens = readonly TokenGroup[];

/** Whole numbers from `from` to `to`, as a migration numbers them; `parts` are the next smaller steps. */
export type Step = {
  readonly token: number;
  readonly from: number;
  readonly to: number;
  readonly parts: () => Step[];
};

const numbersFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** Steps of one width, whose tokens go down from `base`. */
export type Width = { readonly base: number; readonly width: number };

const evenStep = (widths: readonly Width[], level: number, index: number): Step => {
  const { base, width } = widths[level] as Width; // visited from the first to the last
  const finer = widths[level + 1];
  const split = finer === undefined ? 0 : width / finer.width;
  return {
    token: base - index,
    from: index * width,
    to: (index + 1) * width - 1,
    parts: () => numbersFrom(index * split, split).map((part) => evenStep(widths, level + 1, part)),
  };
};

/** Numbers from 0 on, in so many steps of the widest width and in those within them; each width is a multiple of the next. */
export const evenSteps = (widths: readonly Width[], count: number): Step[] =>
  numbersFrom(0, count).map((index) => evenStep(widths, 0, index));

/** The first amount of so many digits that starts with `leading`, `known` digits long. */
const amountFrom = (digits: number, known: number, leading: number): number =>
  known > digits ? Math.ceil(leading / 10 ** (known - digits)) : leading * 10 ** (digits - known);

const amountStep = (digits: number, known: number, leading: number): Step => ({
  token: -10_000 - (digits * 4 + known) * 1_000 - leading,
  from: amountFrom(digits, known, leading),
  to: amountFrom(digits, known, leading + 1) - 1,
  parts: () =>
    known === 3 ? [] : numbersFrom(leading * 10, 10).map((longer) => amountStep(digits, known + 1, longer)),
});
/** All amounts of so many digits. */
const decadeStep = (digits: number): Step => ({
  ...amountStep(digits, 0, 0),
  from: digits === 1 ? 0 : 10 ** (digits - 1),
  to: 10 ** digits - 1,
});

const mostDigits = 10;
/** Amounts by their number of digits, and their first one, two and three. */
export const amountSteps: readonly Step[] = numbersFrom(1, mostDigits).map(decadeStep);

/** The fewest steps that make up a range; where it ends within one of the smallest, that is a part. */
export const stepsWithin = (steps: readonly Step[], range: Range): TokenGroup => {
  const from = range[0] ?? 0;
  const to = range[1] ?? Number.MAX_SAFE_INTEGER;
  const certain: number[] = [];
  const part: number[] = [];
  const visit = (step: Step): void => {
    if (step.from > step.to || step.to < from || step.from > to) return;
    if (step.from >= from && step.to <= to) {
      certain.push(step.token);
      return;
    }
    const parts = step.parts();
    if (parts.length === 0) part.push(step.token);
    else parts.forEach(visit);
  };
  steps.forEach(visit);
  return { certain, part };
};

/** The steps of a range that has an end; a number that nobody stated is in no such range. */
export const rangeGroup = (steps: readonly Step[], range: Range | undefined): TokenGroup[] =>
  isBounded(range) ? [stepsWithin(steps, range)] : [];

export const oneOf = (certain: readonly number[]): TokenGroup => ({ certain, part: [] });

export const termGroups = (ids: FacetIds): TokenGroup[] => [
  ...ids.all.map((id) => oneOf([id])),
  ...ids.any.map(oneOf),
];
