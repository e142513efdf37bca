import { abilityKey, foldTerm, jobRoles, jobTypes } from '@forte/contract';

/** What of a candidate matching looks at. Name, photo, gender, age, nationality and visa status are not here (MATCH-05). */
export type MatchableProfile = {
  readonly skills: readonly { readonly name: string; readonly proficiency: number }[];
  readonly technologies: readonly { readonly name: string; readonly years: number }[];
  readonly preferredJobs: readonly string[];
  readonly isFresher: boolean;
  readonly experienceMonths: number | null;
  readonly expectedSalary: number | null;
  readonly expectedSalaryCurrency: string;
  readonly modesOfWork: readonly string[];
  readonly preferredRoles: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly country: string;
};

/** What of a posting matching looks at. */
export type MatchablePosting = {
  readonly skills: readonly string[];
  readonly technologies: readonly string[];
  readonly jobTitle: string;
  readonly experienceMinMonths: number | null;
  readonly salary: number;
  readonly currency: string;
  readonly jobTypes: readonly string[];
  readonly jobRoles: readonly string[];
  readonly location: string;
  readonly country: string;
};

/** A candidate in comparable terms: texts folded, '' where left open. */
export type CandidateFacts = {
  /** Ability key -> 1 to 5. */
  readonly levels: ReadonlyMap<string, number>;
  readonly titles: readonly string[];
  readonly experienceMonths: number | null;
  /** Annual. */
  readonly salary: number | null;
  readonly currency: string;
  /** One bit a mode of work and a kind of role, in the order of the contract's lists. */
  readonly modes: number;
  readonly kinds: number;
  readonly city: string;
  readonly state: string;
  readonly country: string;
};

/** A posting in comparable terms; whatever is empty, 0 or null is not asked for. */
export type PostingFacts = {
  /** Ability keys, each once. */
  readonly wanted: readonly string[];
  readonly title: string;
  readonly experienceMinMonths: number | null;
  readonly salary: number;
  readonly currency: string;
  readonly modes: number;
  readonly kinds: number;
  /** The parts of its location, any of which may be a city or a state. */
  readonly places: readonly string[];
  /** '' where none is given: then any part of the location may be one. */
  readonly country: string;
};

const bitsOf = (choices: readonly string[], chosen: readonly string[]): number => {
  const folded = new Set(chosen.map(foldTerm));
  return choices.reduce(
    (bits, choice, place) => (folded.has(foldTerm(choice)) ? bits | (1 << place) : bits),
    0,
  );
};

/** The bit of those who want to work remotely. */
export const remoteBit = bitsOf(jobTypes, ['Remote']);

/** Years with a technology as a level of five. */
const levelOfYears = (years: number): number => {
  if (years >= 5) return 5;
  if (years >= 3) return 4;
  return years >= 1 ? 3 : 2;
};

/** The better of a skill's proficiency and a technology's years counts, however often somebody names it. */
const levelsOf = ({ skills, technologies }: MatchableProfile): Map<string, number> => {
  const levels = new Map<string, number>();
  const add = (name: string, level: number): void => {
    const key = abilityKey(name);
    if (key !== '') levels.set(key, Math.max(level, levels.get(key) ?? 0));
  };
  for (const { name, proficiency } of skills) add(name, proficiency);
  for (const { name, years } of technologies) add(name, levelOfYears(years));
  return levels;
};

/** A fresher has no experience, and that is known. */
const monthsOf = ({ isFresher, experienceMonths }: MatchableProfile): number | null =>
  experienceMonths ?? (isFresher ? 0 : null);

const stated = (texts: readonly string[]): string[] =>
  [...new Set(texts.map(foldTerm))].filter((text) => text !== '');

export const candidateFacts = (profile: MatchableProfile): CandidateFacts => ({
  levels: levelsOf(profile),
  titles: stated(profile.preferredJobs),
  experienceMonths: monthsOf(profile),
  salary: profile.expectedSalary,
  currency: profile.expectedSalary === null ? '' : foldTerm(profile.expectedSalaryCurrency),
  modes: bitsOf(jobTypes, profile.modesOfWork),
  kinds: bitsOf(jobRoles, profile.preferredRoles),
  city: foldTerm(profile.city),
  state: foldTerm(profile.state),
  country: foldTerm(profile.country),
});

export const postingFacts = (posting: MatchablePosting): PostingFacts => ({
  wanted: [...new Set([...posting.technologies, ...posting.skills].map(abilityKey))].filter(
    (key) => key !== '',
  ),
  title: foldTerm(posting.jobTitle),
  experienceMinMonths: posting.experienceMinMonths,
  salary: posting.salary,
  currency: foldTerm(posting.currency),
  modes: bitsOf(jobTypes, posting.jobTypes),
  kinds: bitsOf(jobRoles, posting.jobRoles),
  places: stated(posting.location.split(',')),
  country: foldTerm(posting.country),
});
