import * as z from 'zod/mini';
import { chips } from './chips.ts';
import { currency, defaultCurrency } from './currency.ts';
import { email } from './email.ts';
import { fieldIssue, freeNumber, freeText, isWorkYear, noDoubles, workYear } from './profile-values.ts';
import { numberBetween, requiredText } from './text.ts';

export const organisationFields = {
  role: requiredText('Role', 80),
  organisation: requiredText('Organisation', 120),
  location: freeText(80),
  /** 1 Part Time, 2 Full Time, 3 Contract (§9). */
  workType: z._default(z.literal([1, 2, 3], { error: 'Work Type is required' }), 2),
  startYear: workYear('Start Year'),
  startMonth: numberBetween('Start Month', 1, 12),
  endYear: z._default(z.nullable(workYear('End Year')), null),
  endMonth: freeNumber('End Month', 1, 12),
  isCurrentlyWorking: z._default(z.boolean({ error: 'Answer yes or no' }), false),
};
type Organisation = z.output<z.ZodMiniObject<typeof organisationFields>>;

/** When a job was, as far as it is filled in. */
type Filled = {
  readonly [K in 'startYear' | 'startMonth' | 'endYear' | 'endMonth' | 'isCurrentlyWorking']?:
    | Organisation[K]
    | null;
};
type WrongEnd = readonly [field: 'endYear' | 'endMonth', sentence: string];

const isGiven = (number: number | null | undefined): number is number => typeof number === 'number';

const isBeforeStart = ({ startYear, startMonth, endYear, endMonth }: Filled): WrongEnd | undefined => {
  if (!isGiven(startYear) || !isWorkYear(startYear)) return undefined; // each year has a sentence of its own
  if (!isGiven(endYear) || !isWorkYear(endYear)) return undefined;
  if (endYear < startYear) return ['endYear', 'End must not be before start'];
  if (endYear > startYear || !isGiven(startMonth) || !isGiven(endMonth)) return undefined;
  return endMonth < startMonth ? ['endMonth', 'End must not be before start'] : undefined;
};

/** What is wrong with the end of a job, as far as the job is filled in: each field and its sentence (PROF-03). */
export const wrongEnds = (job: Filled): readonly WrongEnd[] => {
  if (job.isCurrentlyWorking) {
    return isGiven(job.endYear) || isGiven(job.endMonth) ? [['endYear', 'A current job has no end']] : [];
  }
  const wrong: WrongEnd[] = [];
  if (!isGiven(job.endYear)) wrong.push(['endYear', 'End Year is required']);
  if (!isGiven(job.endMonth)) wrong.push(['endMonth', 'End Month is required']);
  const before = isBeforeStart(job);
  return before === undefined ? wrong : [...wrong, before];
};

/** One job: an end not before its start, and none at all while it lasts (PROF-03). */
export const organisation = z.strictObject(organisationFields).check(
  z.check(({ value, issues }) => {
    for (const [field, sentence] of wrongEnds(value)) issues.push(fieldIssue([field], sentence, value));
  }),
);

/** A technology and for how many years it was used. */
export const technology = z.strictObject({
  name: requiredText('Technology', 60),
  workedFor: numberBetween('Years', 0, 60),
});

/** Somebody who can be asked about the candidate. Shown to the candidate only. */
export const referral = z.strictObject({
  name: requiredText('Name', 100),
  contactNumber: z._default(
    z
      .string({ error: 'Enter a number' })
      .check(z.trim(), z.regex(/^(\+?\d{7,15})?$/, { error: 'Enter 7 to 15 digits' })),
    '',
  ),
  email: z._default(
    z.string({ error: 'Enter an email' }).check(
      z.trim(),
      z.refine((text) => text === '' || z.safeParse(email, text).success, { error: 'Invalid email format' }),
    ),
    '',
  ),
  organisation: freeText(120),
  years: freeNumber('Years Known', 0, 60),
});

/** The second step for who has worked before (PROF-03), in our words. */
export const workExperienceFields = {
  experienceYears: numberBetween('Experience Years', 0, 60),
  experienceMonths: numberBetween('Experience Months', 0, 11),
  organisations: z
    .array(organisation, { error: 'Organisation is required' })
    .check(
      z.minLength(1, { error: 'Organisation is required' }),
      z.maxLength(30, { error: 'At most 30 entries' }),
    ),
  technologies: z._default(
    z
      .array(technology, { error: 'Enter a list' })
      .check(z.maxLength(30, { error: 'At most 30 entries' }), noDoubles('name', 'Technology')),
    [],
  ),
  annualSalary: freeNumber('Annual Salary', 0, 100_000_000),
  annualSalaryCurrency: z._default(currency, defaultCurrency),
  countriesWorkedFor: chips('Countries you worked for', 30, 60),
  referrals: z._default(
    z.array(referral, { error: 'Enter a list' }).check(z.maxLength(5, { error: 'At most 5 entries' })),
    [],
  ),
};

/** The second step for a fresher: the choice itself is enough (PROF-03). */
export const fresherFields = {
  internPeriod: freeText(60),
  internLocation: freeText(80),
  internRole: freeText(80),
};
