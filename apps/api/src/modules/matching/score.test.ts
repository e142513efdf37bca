import { expect, test } from 'vitest';
import {
  candidateFacts,
  type MatchablePosting,
  type MatchableProfile,
  postingFacts,
} from '#api/modules/matching/facts.ts';
import { scorePair } from '#api/modules/matching/score.ts';
import {
  type Random,
  randomMatchablePosting,
  randomMatchableProfile,
} from '#api/modules/matching/testing/random-pairs.ts';
import { seeded } from '#api/modules/search/testing/random-profiles.ts';

const score = (profile: MatchableProfile, posting: MatchablePosting) =>
  scorePair(candidateFacts(profile), postingFacts(posting));
/** Unscored ranks lowest. */
const rank = (profile: MatchableProfile, posting: MatchablePosting) => score(profile, posting).score ?? -1;

const posting: MatchablePosting = {
  skills: ['SQL', 'Spark'],
  technologies: ['Airflow', 'sql'],
  jobTitle: 'Data Engineer',
  experienceMinMonths: 60,
  salary: 100_000,
  currency: 'USD',
  jobTypes: ['Hybrid'],
  jobRoles: ['Full Time'],
  location: 'MG Road 1, Pune, Maharashtra',
  country: 'India',
};
const perfect: MatchableProfile = {
  skills: [
    { name: 'SQL', proficiency: 5 },
    { name: 'spark', proficiency: 5 },
  ],
  technologies: [{ name: 'Airflow', years: 5 }],
  preferredJobs: ['Data Engineer'],
  isFresher: false,
  experienceMonths: 60,
  expectedSalary: 100_000,
  expectedSalaryCurrency: 'USD',
  modesOfWork: ['Hybrid', 'Onsite'],
  preferredRoles: ['Full Time'],
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
};
const pointsOf = (factor: string, changes: Partial<MatchableProfile>, of: Partial<MatchablePosting> = {}) =>
  score({ ...perfect, ...changes }, { ...posting, ...of }).factors.find((item) => item.factor === factor)
    ?.points;

test('[MATCH-01] [MATCH-02] whoever has all that is asked for scores 100', () => {
  expect(score(perfect, posting)).toMatchObject({
    score: 100,
    askedWeight: 100,
    knownWeight: 100,
    points: 100,
  });
});

test.each([
  [
    'a skill at level 3 of 5',
    'skills',
    { skills: [{ name: 'SQL', proficiency: 3 }], technologies: [] },
    {},
    9,
  ],
  [
    'a technology of under a year',
    'skills',
    { skills: [], technologies: [{ name: 'SQL', years: 0 }] },
    {},
    6,
  ],
  ['of one year', 'skills', { skills: [], technologies: [{ name: 'SQL', years: 1 }] }, {}, 9],
  ['of three years', 'skills', { skills: [], technologies: [{ name: 'SQL', years: 3 }] }, {}, 12],
  ['of five years', 'skills', { skills: [], technologies: [{ name: 'SQL', years: 5 }] }, {}, 15],
  [
    'the better of the two',
    'skills',
    { skills: [{ name: 'SQL', proficiency: 2 }], technologies: [{ name: 'sql', years: 3 }] },
    {},
    12,
  ],
  ['another title', 'title', { preferredJobs: ['Data Analyst'] }, {}, 0],
  ['half of the years', 'experience', { experienceMonths: 30 }, {}, 7.5],
  ['no years asked for', 'experience', { experienceMonths: 0 }, { experienceMinMonths: 0 }, 15],
  ['a salary half-way to 1.3 times the offer', 'salary', { expectedSalary: 115_000 }, {}, 4],
  ['1.3 times the offer', 'salary', { expectedSalary: 130_000 }, {}, 0],
  ['less than the offer', 'salary', { expectedSalary: 1 }, {}, 8],
  ['another currency', 'salary', { expectedSalaryCurrency: 'INR' }, {}, 0],
  ['another mode', 'mode', { modesOfWork: ['Onsite'] }, {}, 0],
  ['another kind', 'kind', { preferredRoles: ['Contract'] }, {}, 0],
  ['the same state', 'place', { city: 'Mumbai' }, {}, 1],
  ['the same country', 'place', { city: 'Delhi', state: 'Delhi' }, {}, 0.5],
  ['a city of that name elsewhere', 'place', { country: 'Canada' }, {}, 0],
  [
    'remote wanted by both',
    'place',
    { city: 'Oslo', state: '', country: 'Norway', modesOfWork: ['Remote'] },
    { jobTypes: ['Remote'] },
    2,
  ],
] as const)('[MATCH-02] %s', (_, factor, changes, of, points) => {
  expect(pointsOf(factor, changes, of)).toBeCloseTo(points, 9);
});

test('[MATCH-02] halves are rounded up', () => {
  // 20 + 15 + 8 + 6 + 4 + 2 = 55 and 7.5 of 15 for the years: 92.5 of 100.
  expect(score({ ...perfect, experienceMonths: 30 }, posting)).toMatchObject({ points: 92.5, score: 93 });
});

test('[MATCH-03] what the candidate left open earns nothing and stays in the sum', () => {
  const open = score({ ...perfect, expectedSalary: null }, posting);
  expect(open).toMatchObject({ askedWeight: 100, knownWeight: 92, score: 92 });
});

test('[MATCH-03] what the posting leaves open is out of both sums', () => {
  const open = score({ ...perfect, expectedSalary: null }, { ...posting, salary: 0 });
  expect(open).toMatchObject({ askedWeight: 92, knownWeight: 92, score: 100 });
});

test('[MATCH-03] below half of the weight on either side there is no score', () => {
  const asksLittle = { ...posting, skills: [], technologies: [], experienceMinMonths: null };
  expect(score(perfect, asksLittle)).toMatchObject({ askedWeight: 40, score: null });
  const statesLittle = { ...perfect, skills: [], technologies: [], preferredJobs: [] };
  expect(score(statesLittle, posting)).toMatchObject({ knownWeight: 35, score: null });
});

const pairs = (
  seed: number,
  count: number,
  check: (random: Random, p: MatchableProfile, q: MatchablePosting) => void,
) => {
  const random = seeded(seed);
  for (let time = 0; time < count; time += 1)
    check(random, randomMatchableProfile(random), randomMatchablePosting(random));
};

test('[MATCH-08] adding a wanted skill, or raising a level, never lowers a score', () => {
  pairs(1, 2_000, (random, profile, wanted) => {
    const names = [...wanted.skills, ...wanted.technologies];
    const name = names[random(Math.max(names.length, 1))] ?? 'SQL';
    const added = { ...profile, skills: [...profile.skills, { name, proficiency: 1 + random(5) }] };
    expect(rank(added, wanted)).toBeGreaterThanOrEqual(rank(profile, wanted));
    const raised = {
      ...profile,
      skills: profile.skills.map((skill) => ({ ...skill, proficiency: Math.min(5, skill.proficiency + 1) })),
      technologies: profile.technologies.map((item) => ({ ...item, years: item.years + 1 })),
    };
    expect(rank(raised, wanted)).toBeGreaterThanOrEqual(rank(profile, wanted));
  });
});

test('[MATCH-08] the order of lists, case, accents and outer spaces change nothing', () => {
  const reordered = <T>(items: readonly T[]): T[] => items.toReversed();
  pairs(2, 1_000, (_, profile, wanted) => {
    const shouted = (name: string) => ` ${name.toUpperCase()} `;
    const same: MatchableProfile = {
      ...profile,
      skills: reordered(profile.skills).map((skill) => ({ ...skill, name: shouted(skill.name) })),
      technologies: reordered(profile.technologies),
      preferredJobs: reordered(profile.preferredJobs),
      modesOfWork: reordered(profile.modesOfWork),
      city: shouted(profile.city.normalize('NFD')),
    };
    const sameWanted = {
      ...wanted,
      skills: reordered(wanted.skills).map(shouted),
      technologies: reordered(wanted.technologies),
    };
    expect(score(same, sameWanted)).toEqual(score(profile, wanted));
  });
});

test('a score is a whole number from 0 to 100, or none', () => {
  pairs(3, 2_000, (_, profile, wanted) => {
    const { score: found } = score(profile, wanted);
    if (found !== null) expect(Number.isInteger(found) && found >= 0 && found <= 100).toBe(true);
  });
});
