import type { PostingFilter } from '@forte/contract';
import { demoSeed } from '../../apps/api/src/demo/load.ts';
import { makeEmployer, makePosting } from '../../apps/api/src/demo/make-posting.ts';
import { createRandom, type Random } from '../../apps/api/src/demo/random.ts';

export type PostingMix = Omit<PostingFilter, 'cursor'>;

const mixSeed = 20_261_129;
const mixCount = 300;

/** Some posting of the demo data with its company. */
const something = (random: Random) => {
  const total = 200_000;
  const plan = { seed: demoSeed, now: new Date('2026-11-28T00:00:00Z'), total };
  return makePosting(plan, random.between(0, total - 1), makeEmployer(plan, random.between(0, 39_999)));
};
type Posting = ReturnType<typeof something>['posting'];

const ofSome = (random: Random, most: number, word: (posting: Posting) => string): string[] => [
  ...new Set(Array.from({ length: random.between(1, most) }, () => word(something(random).posting))),
];

/** What people type: the beginning of a title, a company or a skill, in small letters. */
const typed = (random: Random): string => {
  const { company, posting } = something(random);
  const text = random.pick([posting.jobTitle, company, random.pick(posting.skills)]);
  return text.toLowerCase().slice(0, random.between(3, 14)).trim();
};

const filters: readonly ((random: Random) => PostingMix)[] = [
  (random) => ({ text: typed(random) }),
  (random) => ({ jobTitles: ofSome(random, 3, ({ jobTitle }) => jobTitle) }),
  (random) => ({ jobTypes: ofSome(random, 1, ({ jobTypes }) => random.pick(jobTypes)) }),
  (random) => ({ jobRoles: ofSome(random, 2, ({ jobRoles }) => random.pick(jobRoles)) }),
  (random) => ({ qualifications: ofSome(random, 2, ({ qualification }) => qualification) }),
  (random) => ({ technologies: ofSome(random, 2, ({ technologies }) => random.pick(technologies)) }),
  (random) => ({ experience: [random.between(0, 6), random.pick([null, 6, 8, 12])] }),
  (random) => ({ salary: [60_000 + random.between(0, 8) * 10_000, random.pick([null, 180_000])] }),
];

/** So many searches of none to five filters. */
export const postingMixes = (count = mixCount): PostingMix[] => {
  const random = createRandom(mixSeed, 1);
  return Array.from({ length: count }, () => {
    const chosen = Array.from({ length: random.between(0, 5) }, () => random.pick(filters));
    return Object.assign(
      { sort: random.chance(0.25) ? 'oldest' : 'latest' },
      ...chosen.map((filter) => filter(random)),
    );
  });
};
