import type { Answer, BodyOf, searchRoutes } from '@forte/contract';

export type Filters = BodyOf<typeof searchRoutes.searchCandidates>;
type Card = Answer<typeof searchRoutes.searchCandidates>['data'][number];

/** A source of chance that repeats itself for a seed. @returns a whole number below `bound` */
export const seeded = (seed: number) => {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
};
type Random = ReturnType<typeof seeded>;

const someOf = (random: Random, items: readonly string[], most: number): string[] => [
  ...new Set(Array.from({ length: 1 + random(most) }, () => items[random(items.length)] ?? '')),
];

/** One filter of each kind, its words taken from a real card: so common words are asked for more often. */
const kinds: readonly ((random: Random, cards: readonly Card[]) => Filters)[] = [
  (random, [card]) => ({ skills: someOf(random, card?.skills.map(({ name }) => name) ?? [], 2) }),
  (random, [card]) => ({ technologies: someOf(random, card?.technologies.map(({ name }) => name) ?? [], 2) }),
  (random, cards) => ({
    preferredJobs: someOf(
      random,
      cards.flatMap((card) => card.preferredJobs),
      3,
    ),
  }),
  (random, cards) => ({
    cities: someOf(
      random,
      cards.map((card) => card.city),
      3,
    ),
  }),
  (_, [card]) => ({ countries: [card?.country ?? ''] }),
  (random, cards) => ({
    educations: someOf(
      random,
      cards.map((card) => card.qualification),
      3,
    ),
  }),
  (random, cards) => ({
    visaStatuses: someOf(
      random,
      cards.map((card) => card.visaStatus),
      2,
    ),
  }),
  (random, [card]) => ({ modesOfWork: someOf(random, card?.modesOfWork ?? [], 1) }),
  (random, [card]) => ({ preferredRoles: someOf(random, card?.preferredRoles ?? [], 1) }),
  (random) => ({ gender: random(2) === 0 ? 1 : 2 }),
  (random) => ({ experienceYears: [random(8), random(2) === 0 ? null : 8 + random(8)] }),
  (random) => ({ expectedSalary: [50_000 + random(8) * 10_000, 130_000 + random(8) * 10_000] }),
  (random) => ({ experienceYears: [null, random(5)], sort: 'oldest' }),
];

/** So many mixes of none to five filters. */
export const randomMixes = (seed: number, count: number, cards: readonly Card[]): Filters[] => {
  const random = seeded(seed);
  const anyCard = () => cards[random(cards.length)] as Card; // in bounds
  return Array.from({ length: count }, () => {
    const sort = random(4) === 0 ? 'oldest' : 'latest';
    const chosen = Array.from({ length: random(6) }, () => kinds[random(kinds.length)]);
    return Object.assign(
      { sort },
      ...chosen.map((kind) => kind?.(random, [anyCard(), anyCard(), anyCard()])),
    );
  });
};
