import { v7 as uuidv7 } from 'uuid';
import { refreshCandidateRow } from '#api/modules/search/candidate-row.ts';
import type { TestApp } from '#api/testing/test-app.ts';

/** A generator of numbers that repeats itself for a seed. @returns a function: a whole number below `bound` */
export const seeded = (seed: number) => {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
};
export type Random = ReturnType<typeof seeded>;

/** Up to `most` different ones of `items`. */
export const some = <T>(random: Random, items: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: random(most + 1) }, () => items[random(items.length)] as T)), // in bounds
];
const one = <T>(random: Random, items: readonly T[]): T => items[random(items.length)] as T; // in bounds

/** Words that a careless search would mix up: signs, case, accents, patterns, prefixes. */
export const words = {
  skills: ['C', 'C++', 'C#', '.NET', 'Java', 'JavaScript', '100%', 'a_b', 'axb', "O'Brien", 'SQL', 'Node.js'],
  technologies: ['Java', 'Docker', 'AWS', 'C++'],
  languages: ['English', 'Español', 'Hindi', 'Deutsch'],
  jobs: ['Data Engineer', 'SQL Developer', '.Net Developer'],
  visas: ['US Citizen', 'Not US Citizen', 'H1B'],
  educations: ['MBA', "Bachelor's", 'Díaz Diploma'],
  cities: ['Pune', 'New York', 'São Paulo', 'York'],
  countries: ['India', 'United States'],
  modes: ['Onsite', 'Hybrid', 'Remote'],
  roles: ['Full Time', 'Contract', 'Part Time'],
} as const;

const randomProfile = (random: Random) => ({
  accountId: uuidv7(),
  gender: 1 + random(3),
  city: one(random, words.cities),
  state: one(random, ['', 'Maharashtra', 'NY']),
  country: one(random, words.countries),
  visaStatus: one(random, words.visas),
  qualification: one(random, words.educations),
  preferredJobs: some(random, words.jobs, 2),
  modesOfWork: some(random, words.modes, 3),
  preferredRoles: some(random, words.roles, 2),
  experienceMonths: random(3) === 0 ? 12 * random(8) : random(96),
  expectedSalary: random(5) === 0 ? null : 10_000 * random(12),
  expectedSalaryCurrency: one(random, ['USD', 'USD', 'INR']),
  profileStatus: random(12) === 0 ? 7 : 8 + random(2),
  pursuesEmployment: random(12) !== 0,
  // Many share one moment, and some differ by microseconds only.
  updatedAt: `2026-03-0${1 + random(5)} 10:00:00.00000${random(3)}+00`,
  skills: some(random, words.skills, 6),
  technologies: some(random, words.technologies, 3),
  languages: some(random, words.languages, 3),
});
export type RandomProfile = ReturnType<typeof randomProfile>;

const insertProfile = ({ deps }: TestApp, profile: RandomProfile) =>
  deps.db.transaction().execute(async (trx) => {
    const { skills, technologies, languages, updatedAt, ...columns } = profile;
    const { accountId: id } = columns;
    const email = `${id}@example.com`;
    await trx
      .insertInto('account')
      .values({ id, role: 'employee', email, emailKey: email, passwordHash: '-' })
      .execute();
    await trx
      .insertInto('candidate')
      // PostgreSQL reads the text, with its microseconds.
      .values({ ...columns, firstName: 'A', lastName: 'B', updatedAt: updatedAt as unknown as Date })
      .execute();
    const items = (names: readonly string[]) =>
      names.map((name, position) => ({ candidateId: id, position, name }));
    if (skills.length > 0) {
      const rows = items(skills).map((item) => ({ ...item, proficiency: 1 + (item.position % 5) }));
      await trx.insertInto('candidateSkill').values(rows).execute();
    }
    if (technologies.length > 0) {
      const rows = items(technologies).map((item) => ({ ...item, years: item.position }));
      await trx.insertInto('candidateTechnology').values(rows).execute();
    }
    if (languages.length > 0) {
      const rows = items(languages).map((item) => ({ ...item, reads: true, writes: true, speaks: true }));
      await trx.insertInto('candidateLanguage').values(rows).execute();
    }
    await refreshCandidateRow(trx, id);
  });

/** Stores random profiles, each with its search row. */
export const insertRandomProfiles = async (
  testApp: TestApp,
  count: number,
  random: Random,
): Promise<RandomProfile[]> => {
  const profiles = Array.from({ length: count }, () => randomProfile(random));
  for (const profile of profiles) await insertProfile(testApp, profile);
  return profiles;
};
