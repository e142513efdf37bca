import type { MatchFactor } from '@forte/contract';
import { salaryCeilingTenths, weights } from '#api/modules/matching/weights.ts';
import { leastSteps, monthsCounted, sparseToken } from '#api/modules/posting/posting-tokens.ts';
import { amountSteps, stepsWithin } from '#api/modules/search/steps.ts';

/** What a candidate states, as the bits of postings know it: ids of the dictionary, null where it is left open. */
export type Offered = {
  /** Ability -> 1 to 5. */
  readonly levels: ReadonlyMap<number, number>;
  readonly titles: readonly number[];
  readonly experienceMonths: number | null;
  readonly expectedSalary: number | null;
  readonly salaryCurrency: number | null;
  /** Of all modes of work and kinds of role that a posting can ask for, and of those that the candidate states. */
  readonly modes: Choices;
  readonly kinds: Choices;
};
export type Choices = { readonly all: readonly number[]; readonly stated: readonly number[] };

/** What the postings that have one of some tokens have in common, for a score. */
export type Part = { readonly tokens: readonly number[] } & (
  | { readonly says: 'level'; readonly level: number }
  | { readonly says: 'earns'; readonly points: number }
  /** The same, where most have one: told by those who don't. */
  | { readonly says: 'keeps'; readonly points: number }
  /** Earned by those in the candidate's currency. */
  | { readonly says: 'pays'; readonly points: number }
  | { readonly says: 'currency' }
  | { readonly says: 'leaves open'; readonly factor: MatchFactor }
  /** Either the title or the abilities. */
  | { readonly says: 'leaves one open' }
  /** Those without any of the tokens leave the factor open: so a part that a block has no member of still says something. */
  | { readonly says: 'asks'; readonly factor: MatchFactor }
);

const earns = (points: number, tokens: readonly number[]): Part => ({ says: 'earns', points, tokens });
const keeps = (points: number, tokens: readonly number[]): Part => ({ says: 'keeps', points, tokens });

const shared = (factor: 'mode' | 'kind', { all, stated }: Choices): Part[] => [
  ...(stated.length === 0 ? [] : [keeps(weights[factor], stated)]),
  { says: 'asks', factor, tokens: all },
];

const atLeastMonths = (from: number, to: number) => stepsWithin(leastSteps, [from, to]).certain;

/** So many years above the candidate's own are told apart: most postings that ask for more ask for less than that. */
const yearsAbove = 12;

/** All up to the candidate's own; above it, what the least of this year would earn, of the next years, and of all later ones. */
const experience = (months: number | null): Part[] => {
  const asks: Part = { says: 'asks', factor: 'experience', tokens: atLeastMonths(0, monthsCounted - 1) };
  if (months === null) return [asks];
  const nextYear = 12 * (Math.floor(months / 12) + 1);
  const firsts = [months + 1, ...Array.from({ length: yearsAbove + 1 }, (_, year) => nextYear + 12 * year)];
  const above = firsts.map((least, at) =>
    earns((weights.experience * months) / least, atLeastMonths(least, (firsts[at + 1] ?? monthsCounted) - 1)),
  );
  return [asks, keeps(weights.experience, atLeastMonths(0, months)), ...above];
};

const openSalary: Part = {
  says: 'leaves open',
  factor: 'salary',
  tokens: stepsWithin(amountSteps, [0, 0]).certain,
};

/** The offer that earns so many points where so much is expected. */
const offerFor = (points: number, expected: number): number =>
  (10 * expected) / (salaryCeilingTenths - ((salaryCeilingTenths - 10) * points) / weights.salary);

/** Point by point, rounded up. A step that lies across two counts as the better one: those come first, and take it. */
const salary = ({ expectedSalary: expected, salaryCurrency }: Offered): Part[] => {
  if (expected === null || salaryCurrency === null) return [openSalary];
  const taken = new Set<number>();
  const pays = (points: number): Part => {
    const above = Math.floor(offerFor(points - 1, expected));
    const upTo = points === weights.salary ? null : Math.floor(offerFor(points, expected));
    const { certain, part } = stepsWithin(amountSteps, [above + 1, upTo]);
    const tokens = [...certain, ...part].filter((token) => !taken.has(token));
    for (const token of tokens) taken.add(token);
    return { says: 'pays', points, tokens };
  };
  const fromBest = Array.from({ length: weights.salary }, (_, less) => weights.salary - less);
  return [openSalary, { says: 'currency', tokens: [salaryCurrency] }, ...fromBest.map(pays)];
};

/**
 * What the bits tell of the scores of one candidate. Of the place they say nothing: the 2 points are too few to be asked for.
 * How many abilities a posting wants is told beside it, for it is nothing of the candidate's.
 */
export const scoringParts = (offered: Offered): Part[] => [
  ...[...offered.levels].map(([ability, level]): Part => ({ says: 'level', level, tokens: [ability] })),
  earns(weights.title, offered.titles),
  { says: 'leaves one open', tokens: [sparseToken] },
  ...experience(offered.experienceMonths),
  ...salary(offered),
  ...shared('mode', offered.modes),
  ...shared('kind', offered.kinds),
];

/** What of all that a posting can ask for a candidate leaves open, apart from the place. */
export const leftOpen = ({
  levels,
  titles,
  experienceMonths,
  expectedSalary,
  salaryCurrency,
  modes,
  kinds,
}: Offered): ReadonlySet<MatchFactor> =>
  new Set(
    (
      [
        ['skills', levels.size === 0],
        ['title', titles.length === 0],
        ['experience', experienceMonths === null],
        ['salary', expectedSalary === null || salaryCurrency === null],
        ['mode', modes.stated.length === 0],
        ['kind', kinds.stated.length === 0],
      ] as const
    ).flatMap(([factor, isOpen]) => (isOpen ? [factor] : [])),
  );
