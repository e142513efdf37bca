import { socialNetworks } from '@forte/contract';
import type { Insertable } from 'kysely';
import type * as tables from '#api/db/tables/candidates.ts';
import type { Person } from '#api/demo/make-person.ts';
import type { Random } from '#api/demo/random.ts';
import { type Family, generalSkills } from '#api/demo/words/families.ts';

const day = 86_400_000;
type Item<T> = Omit<Insertable<T>, 'candidateId'>;
export type Skills = readonly Item<tables.CandidateSkillTable>[];

export const makeSkills = (random: Random, family: Family, years: number): Skills => {
  const own = random.sample(family.skills, random.between(2, 9));
  const general = random.sample(generalSkills, random.between(1, 3));
  return [...new Set([...own, ...general])].map((name, position) => ({
    position,
    name,
    proficiency: Math.min(
      5,
      Math.max(1, Math.round(1.6 + Math.min(years, 10) * 0.22 + random.fraction() * 2 - 0.6)),
    ),
  }));
};

export const makeTechnologies = (
  random: Random,
  family: Family,
  years: number,
): readonly Item<tables.CandidateTechnologyTable>[] =>
  random.sample(family.technologies, random.between(2, 5)).map((name, position) => ({
    position,
    name,
    years: Math.floor(random.fraction() * (Math.min(years, 12) + 1)),
  }));

export const makeLanguages = (
  random: Random,
  { place }: Person,
): readonly Item<tables.CandidateLanguageTable>[] =>
  [
    ...new Set([place.languages[0] ?? 'English', ...random.sample(place.languages, random.between(1, 2))]),
  ].map((name, position) => ({
    position,
    name,
    reads: position === 0 || random.chance(0.85),
    writes: position === 0 || random.chance(0.7),
    speaks: true,
  }));

export const makeCertificates = (
  random: Random,
  family: Family,
  now: Date,
): readonly Item<tables.CandidateCertificateTable>[] =>
  random.sample(family.certificates, random.between(0, 2)).map(([name, organisation], position) => ({
    position,
    name,
    number: `${String.fromCharCode(65 + random.between(0, 25))}${random.between(100_000, 999_999)}`,
    organisation,
    expiresOn: random.chance(0.4)
      ? null
      : new Date(now.getTime() + random.between(30, 1_000) * day).toISOString().slice(0, 10),
  }));

export const makeSocialLinks = (
  random: Random,
  email: string,
): readonly Item<tables.CandidateSocialLinkTable>[] =>
  socialNetworks
    .filter(() => random.chance(0.2))
    .map((name) =>
      name === 'Blog' && random.chance(0.5)
        ? { name, link: `https://blog.example.com/${email.split('@')[0]}`, notInterested: false }
        : { name, link: '', notInterested: true },
    );
