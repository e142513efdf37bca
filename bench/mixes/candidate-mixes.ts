import type { BodyOf, searchRoutes } from '@forte/contract';
import { demoSeed } from '../../apps/api/src/demo/load.ts';
import { type DemoCandidate, makeCandidate } from '../../apps/api/src/demo/make-candidate.ts';
import { createRandom, type Random } from '../../apps/api/src/demo/random.ts';

export type CandidateMix = Omit<BodyOf<typeof searchRoutes.searchCandidates>, 'cursor'>;

/** The list of mixes is the same everywhere, whatever the size of the data: only this changes it. */
const mixSeed = 20_261_128;
const mixCount = 300;

/** Somebody of the demo people, so that a common word is asked for as often as it is common. */
const someone = (random: Random): DemoCandidate => {
  const total = 1_000_000;
  const plan = { seed: demoSeed, now: new Date('2026-11-28T00:00:00Z'), total };
  return makeCandidate(plan, random.between(0, total - 1));
};

const someOf = (random: Random, items: readonly string[], most: number): string[] => [
  ...new Set(Array.from({ length: random.between(1, most) }, () => random.pick(items))),
];

/** The words of one person, one or more of them. */
const ofOne = (random: Random, most: number, words: (person: DemoCandidate) => readonly string[]): string[] =>
  someOf(random, words(someone(random)), most);

/** A word each of one or more people. */
const ofSome = (random: Random, most: number, word: (person: DemoCandidate) => string): string[] =>
  someOf(
    random,
    Array.from({ length: most }, () => word(someone(random))),
    most,
  );

const namesOf = (items: readonly { name: string }[]): string[] => items.map(({ name }) => name);

/** One filter of each kind; those that people use most stand twice. */
const filters: readonly ((random: Random) => CandidateMix)[] = [
  (random) => ({ skills: ofOne(random, 2, ({ skills }) => namesOf(skills)) }),
  (random) => ({ skills: ofOne(random, 2, ({ skills }) => namesOf(skills)) }),
  (random) => ({ technologies: ofOne(random, 2, ({ technologies }) => namesOf(technologies)) }),
  (random) => ({ languages: ofOne(random, 2, ({ languages }) => namesOf(languages)) }),
  (random) => ({ preferredJobs: ofSome(random, 3, ({ profile }) => profile.preferredJobs[0] ?? '') }),
  (random) => ({ cities: ofSome(random, 3, ({ profile }) => profile.city) }),
  (random) => ({ states: ofSome(random, 2, ({ profile }) => profile.state) }),
  (random) => ({ countries: ofSome(random, 2, ({ profile }) => profile.country) }),
  (random) => ({ educations: ofSome(random, 3, ({ profile }) => profile.qualification) }),
  (random) => ({ visaStatuses: ofSome(random, 2, ({ profile }) => profile.visaStatus) }),
  (random) => ({ modesOfWork: ofOne(random, 1, ({ profile }) => profile.modesOfWork) }),
  (random) => ({ preferredRoles: ofOne(random, 1, ({ profile }) => profile.preferredRoles) }),
  (random) => ({ gender: random.pick([1, 2, 3] as const) }),
  (random) => ({ experienceYears: [random.between(0, 8), random.pick([null, 8, 10, 15])] }),
  (random) => ({ experienceYears: [null, random.between(0, 5)] }),
  (random) => ({
    expectedSalary: [50_000 + random.between(0, 8) * 10_000, 130_000 + random.between(0, 8) * 10_000],
  }),
  (random) => ({ expectedSalary: [100_000 + random.between(0, 6) * 10_000, null] }),
];

/** So many searches of none to five filters. A kind that comes twice counts once. */
export const candidateMixes = (count = mixCount): CandidateMix[] => {
  const random = createRandom(mixSeed, 1);
  return Array.from({ length: count }, () => {
    const chosen = Array.from({ length: random.between(0, 5) }, () => random.pick(filters));
    return Object.assign(
      { sort: random.chance(0.25) ? 'oldest' : 'latest' },
      ...chosen.map((filter) => filter(random)),
    );
  });
};
