import { jobRoles, jobTitles, jobTypes } from '@forte/contract';
import type { MatchablePosting, MatchableProfile } from '#api/modules/matching/facts.ts';

/** A whole number below `bound`. */
export type Random = (bound: number) => number;

const one = <T>(random: Random, items: readonly T[]): T => items[random(items.length)] as T; // in bounds
/** Up to `most` of `items`; the same one may come twice, as people write it. */
const some = <T>(random: Random, items: readonly T[], most: number): T[] =>
  Array.from({ length: random(most + 1) }, () => one(random, items));
const several = <T>(random: Random, items: readonly T[], most: number): T[] => [
  ...new Set(some(random, items, most)),
];

/** Names that a careless comparison mixes up or keeps apart. */
const abilities = [
  'C',
  'C++',
  'cpp',
  'C#',
  'c sharp',
  '.NET',
  'dotnet',
  'JS',
  'JavaScript',
  ' java ',
  'Java',
  'SQL',
];
const titles = jobTitles.slice(0, 4);
const currencies = ['USD', 'USD', 'INR'];
const cities = ['Pune', 'New York', 'London', 'São Paulo', ''];
const states = ['Maharashtra', 'New York', 'Ontario', ''];
const countries = ['India', 'United States', 'Canada', 'United Kingdom', ''];

export const randomMatchableProfile = (random: Random): MatchableProfile => ({
  skills: some(random, abilities, 6).map((name) => ({ name, proficiency: 1 + random(5) })),
  technologies: some(random, abilities, 4).map((name) => ({ name, years: random(8) })),
  preferredJobs: several(random, titles, 2),
  isFresher: random(5) === 0,
  experienceMonths: random(6) === 0 ? null : random(120),
  expectedSalary: random(4) === 0 ? null : 1_000 * (40 + random(100)),
  expectedSalaryCurrency: one(random, currencies),
  modesOfWork: several(random, jobTypes, 2),
  preferredRoles: several(random, jobRoles, 2),
  city: one(random, cities),
  state: one(random, states),
  country: one(random, countries),
});

export const randomMatchablePosting = (random: Random): MatchablePosting => ({
  skills: some(random, abilities, 4),
  technologies: some(random, abilities, 4),
  jobTitle: one(random, titles),
  experienceMinMonths: random(4) === 0 ? null : 12 * random(9),
  salary: random(5) === 0 ? 0 : 1_000 * (40 + random(100)),
  currency: one(random, currencies),
  jobTypes: several(random, jobTypes, 2),
  jobRoles: several(random, jobRoles, 2),
  location: one(random, [
    'Pune',
    'MG Road 1, Pune, Maharashtra',
    'New York',
    'London, Ontario',
    'Toronto, Canada',
  ]),
  country: one(random, countries),
});
