import type { FactorReason, MatchFactor, MatchReasons } from '@forte/contract';
import { dotted, duration, yearlyPay } from '#core/format.ts';
import { paths } from '#core/paths.ts';

export const factorNames: Readonly<Record<MatchFactor, string>> = {
  skills: 'Skills and technologies',
  title: 'Job title',
  experience: 'Experience',
  salary: 'Pay',
  mode: 'Mode of work',
  kind: 'Kind of role',
  place: 'Place',
};

export const stateWords: Readonly<Record<FactorReason['state'], string>> = {
  matched: 'Matches',
  partly: 'Matches in part',
  missing: 'Does not match',
  unknown: 'Unknown',
  'not-asked': 'Not asked',
};

/** Where the candidate states each. */
export const editPaths = {
  skills: paths.editSkills,
  title: paths.editExpectation,
  experience: paths.editExperience,
  salary: paths.editExpectation,
  mode: paths.editExpectation,
  kind: paths.editExpectation,
  place: paths.editPersonalDetail,
} as const satisfies Record<MatchFactor, string>;

const years = (months: number): string => duration(Math.floor(months / 12), months % 12);

/** What is asked for and what is stated, in words; '' where that was left open. */
export const wordsOf = (factor: MatchFactor, { wanted, stated, abilities }: MatchReasons) => {
  const had = abilities.filter(({ level }) => level > 0).length;
  const words: Record<MatchFactor, readonly [asked: string, told: string]> = {
    skills: [`${abilities.length} wanted`, had === 0 ? '' : `${had} of them known`],
    title: [wanted.title, stated.titles.join(', ')],
    experience: [wanted.experience, stated.experienceMonths === null ? '' : years(stated.experienceMonths)],
    salary: [
      wanted.salary === 0 ? '' : yearlyPay(wanted.salary, wanted.currency),
      stated.salary === null ? '' : yearlyPay(stated.salary, stated.currency),
    ],
    mode: [wanted.modes.join(', '), stated.modes.join(', ')],
    kind: [wanted.kinds.join(', '), stated.kinds.join(', ')],
    place: [dotted(wanted.location, wanted.country), dotted(stated.city, stated.state, stated.country)],
  };
  return words[factor];
};

/** "36 of 45", and what there is no more of to tell than a tenth. */
export const pointsText = ({ points, weight }: Pick<FactorReason, 'points' | 'weight'>): string =>
  `${Number(points.toFixed(1))} of ${weight}`;
