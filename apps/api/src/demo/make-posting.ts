import {
  type ExperienceRange,
  employerCategories,
  hiringTimelines,
  jobRoles,
  jobTypes,
  readExperience,
} from '@forte/contract';
import type { Insertable } from 'kysely';
import type { EmployerTable } from '#api/db/tables/accounts.ts';
import type { PostingTable } from '#api/db/tables/postings.ts';
import type { Plan } from '#api/demo/make-candidate.ts';
import { companyName } from '#api/demo/make-career.ts';
import { makeId } from '#api/demo/make-id.ts';
import { makePay } from '#api/demo/make-pay.ts';
import { makePerson } from '#api/demo/make-person.ts';
import { createRandom, type Random } from '#api/demo/random.ts';
import { type Family, families, generalSkills } from '#api/demo/words/families.ts';
import { places } from '#api/demo/words/places.ts';
import * as work from '#api/demo/words/work.ts';

export type DemoEmployer = {
  readonly id: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly employer: Insertable<EmployerTable>;
};

/** Candidates, employers and postings draw from different chances of one seed. */
const employerStream = 1_000_000_000;
const postingStream = 1_500_000_000;
const day = 86_400_000;

export const makeEmployer = (plan: Plan, number: number): DemoEmployer => {
  const random = createRandom(plan.seed, employerStream + number);
  const person = makePerson(random, number);
  const createdAt = new Date(plan.now.getTime() - 900 * day + number * 1_000);
  const id = makeId(random, createdAt);
  const category = employerCategories[random.chance(0.1) ? 1 : 0];
  return {
    id,
    email: `hr.${person.email}`,
    createdAt,
    employer: {
      accountId: id,
      company:
        category === 'Company'
          ? companyName(random)
          : `${random.pick(work.companyFirst)} ${random.pick(work.charities)}`,
      category,
      designation: random.pick(work.designations),
      firstName: person.firstName,
      lastName: person.lastName,
      gender: person.gender,
      mobile: person.mobile,
      updatedAt: createdAt,
    },
  };
};

const experienceTexts = ['3-5', '2-4', '5+', '5-8', '3+', '1-3', '8+', '0-2', 'fresher', '10+', '4'] as const;

const descriptionOf = (random: Random, family: Family, title: string): string[] => [
  `As ${title} you ${family.does.replace(/\bthe users\b/, 'our users')}`,
  ...random.sample(work.duties, random.between(3, 5)),
];

const closingDate = (random: Random, now: Date): string | null =>
  random.chance(0.5)
    ? new Date(now.getTime() + random.between(7, 90) * day).toISOString().slice(0, 10)
    : null;

/** The posting of one number below `plan.total`, the newest last, by one of the employers. */
export const makePosting = (plan: Plan, number: number, { id: employerId, employer }: DemoEmployer) => {
  const random = createRandom(plan.seed, postingStream + number);
  const createdAt = new Date(plan.now.getTime() - 60 * day * (1 - number / plan.total) - 3_600_000);
  const family = random.pickSkewed(families);
  const title = random.pickSkewed(family.titles);
  const place = random.pickSkewed(places);
  const experience = random.pickSkewed(experienceTexts);
  const months: ExperienceRange = readExperience(experience) ?? { min: 0, max: null };
  const types = jobTypes.filter(() => random.chance(0.45));
  const roles = jobRoles.filter((_, index) => random.chance(index === 0 ? 0.85 : 0.2));
  const city = random.pickSkewed(place.cities);
  const posting = {
    id: makeId(random, createdAt),
    employerId,
    jobTitle: title,
    jobTypes: types.length === 0 ? ['Onsite'] : types,
    jobRoles: roles.length === 0 ? ['Full Time'] : roles,
    experience: experience === 'fresher' ? 'Fresher' : `${experience} years`,
    experienceMinMonths: months.min,
    experienceMaxMonths: months.max,
    salary: makePay(random, family.pay * 1.1, months.min / 12 + 1, place.payPerDollar),
    currency: place.currency,
    hiringTimeline: random.pick(hiringTimelines),
    hireCount: random.pickSkewed([1, 2, 3, 5, 10]),
    country: place.country,
    location: city.state === city.name ? city.name : `${city.name}, ${city.state}`,
    closesOn: closingDate(random, plan.now),
    timeZone: place.timeZone,
    qualification: random.pickSkewed(work.qualifications),
    workingHours: random.pickSkewed(work.workingHours),
    technologies: random.sample(family.technologies, random.between(2, 4)),
    skills: [...new Set([...random.sample(family.skills, random.between(3, 6)), random.pick(generalSkills)])],
    benefits: random.sample(work.benefits, random.between(2, 5)),
    description: descriptionOf(random, family, title),
    createdAt,
    updatedAt: createdAt,
  } satisfies Insertable<PostingTable>;
  return { company: employer.company, posting };
};
export type DemoPosting = ReturnType<typeof makePosting>;
