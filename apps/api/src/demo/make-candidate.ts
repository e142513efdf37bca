import { completeProfileStatus, jobRoles, jobTypes, type visaStatuses } from '@forte/contract';
import type { Insertable } from 'kysely';
import type * as tables from '#api/db/tables/candidates.ts';
import { type Career, makeCareer } from '#api/demo/make-career.ts';
import { makeId } from '#api/demo/make-id.ts';
import { makePay } from '#api/demo/make-pay.ts';
import { makePerson, type Person } from '#api/demo/make-person.ts';
import {
  makeCertificates,
  makeLanguages,
  makeSkills,
  makeSocialLinks,
  makeTechnologies,
  type Skills,
} from '#api/demo/make-profile-lists.ts';
import { createRandom, type Random } from '#api/demo/random.ts';
import { type Family, families } from '#api/demo/words/families.ts';
import * as work from '#api/demo/words/work.ts';

/** What a candidate is made from: the same plan and number make the same candidate. */
export type Plan = { readonly seed: number; readonly now: Date; readonly total: number };

const day = 86_400_000;

type Visa = (typeof visaStatuses)[number];
const visasAtHome: readonly Visa[] = [
  'US Citizen',
  'H1B',
  'Green Card Holder',
  'H4 EAD',
  'F1 OPT',
  'F1 CPT',
  'Others',
];
const visaOf = (random: Random, { place }: Person): Visa => {
  if (place.country === 'United States') return random.pickSkewed(visasAtHome);
  return random.chance(0.9) ? 'Not US Citizen' : 'Others';
};

const articleFor = (word: string): string => (/^[AEIOU]/.test(word) ? 'An' : 'A');

const aboutOf = (random: Random, family: Family, { months }: Career, skills: Skills): string => {
  const title = random.pick(family.titles);
  const years = Math.floor(months / 12);
  const known = skills.slice(0, 3).map(({ name }) => name);
  const since =
    years < 1 ? 'at the start of a career' : `with ${years} ${years === 1 ? 'year' : 'years'} of experience`;
  return `${articleFor(title)} ${title} ${since}. I ${family.does}, mostly with ${known.join(', ')}.`;
};

/** Numbers in a postal code differ from person to person at its end. */
const pincodeOf = (random: Random, pattern: string): string =>
  pattern.replace(/0(?=\D*$|0\D*$)/g, () => String(random.between(0, 9)));

const makeExpectation = (random: Random, family: Family, person: Person, years: number) => {
  const other = random.chance(0.25) ? random.pickSkewed(families) : family;
  return {
    preferredJobs: [
      ...new Set([...random.sample(family.titles, random.between(1, 2)), random.pick(other.titles)]),
    ],
    modesOfWork: jobTypes.filter((_, index) => random.chance([0.4, 0.5, 0.7][index] ?? 0.5)),
    preferredRoles: jobRoles.filter((_, index) => random.chance([0.85, 0.4, 0.12][index] ?? 0.5)),
    expectedSalary: random.chance(0.06)
      ? null
      : makePay(random, family.pay * 1.08, years, person.place.payPerDollar),
    expectedSalaryCurrency: person.place.currency,
    noticePeriodDays: random.pick([0, 14, 15, 30, 30, 45, 60, 90]),
    showsSalary: random.chance(0.5),
    message: random.chance(0.5) ? `I would like to ${family.does} for you.` : '',
  };
};

const orAll = <T>(items: readonly T[], all: readonly T[]): T[] => [
  ...(items.length === 0 ? all.slice(0, 1) : items),
];

/** The candidate of one number below `plan.total`: those with a higher one joined later. */
export const makeCandidate = (plan: Plan, number: number) => {
  const random = createRandom(plan.seed, number);
  const createdAt = new Date(plan.now.getTime() - 730 * day * (1 - number / plan.total) - day);
  const updatedAt = new Date(
    Math.min(plan.now.getTime() - 60_000, createdAt.getTime() + random.fraction() * 45 * day),
  );
  const id = makeId(random, createdAt);
  const person = makePerson(random, number);
  const family = random.pickSkewed(families);
  const city = random.pickSkewed(person.place.cities);
  const career = makeCareer(random, family, person.place, plan.now);
  const years = career.months / 12;
  const skills = makeSkills(random, family, years);
  const visaStatus = visaOf(random, person);
  const expectation = makeExpectation(random, family, person, years);
  return {
    id,
    email: person.email,
    createdAt,
    profile: {
      accountId: id,
      profileStatus: completeProfileStatus,
      pursuesEmployment: !random.chance(0.04),
      firstName: person.firstName,
      lastName: person.lastName,
      mobile: person.mobile,
      contactEmail: person.email,
      about: aboutOf(random, family, career, skills),
      institution: `${city.name} ${random.pickSkewed(work.institutions)}`,
      gender: person.gender,
      address: `${random.between(1, 999)} ${random.pick(work.streets)}`,
      city: city.name,
      state: city.state,
      country: person.place.country,
      pincode: pincodeOf(random, city.pincode),
      linkedInProfile: random.chance(0.6) ? `https://www.linkedin.com/in/example-${number}` : '',
      strengths: random.sample(work.strengths, random.between(2, 4)),
      topValues: random.sample(work.values, random.between(1, 3)),
      isFresher: career.isFresher,
      experienceMonths: career.months,
      annualSalary: career.isFresher ? null : makePay(random, family.pay, years, person.place.payPerDollar),
      annualSalaryCurrency: person.place.currency,
      countriesWorkedFor: random.chance(0.3) ? ['United States'] : [],
      internRole: career.isFresher && random.chance(0.5) ? `${family.titles[0] ?? ''} Intern` : '',
      authorizedUs: visaStatus !== 'Not US Citizen' && visaStatus !== 'Others',
      workOnForte: random.chance(0.4),
      contractWithForte: random.chance(0.15),
      visaStatus,
      qualification: random.pickSkewed(work.qualifications),
      ...expectation,
      modesOfWork: orAll(expectation.modesOfWork, ['Remote']),
      preferredRoles: orAll(expectation.preferredRoles, ['Full Time']),
      createdAt,
      updatedAt,
    } satisfies Insertable<tables.CandidateTable>,
    organisations: career.organisations,
    technologies: makeTechnologies(random, family, years),
    skills,
    languages: makeLanguages(random, person),
    certificates: makeCertificates(random, family, plan.now),
    socialLinks: makeSocialLinks(random, person.email),
  };
};

/** A complete profile and its account. */
export type DemoCandidate = ReturnType<typeof makeCandidate>;
