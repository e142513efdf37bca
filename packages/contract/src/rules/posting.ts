import * as z from 'zod/mini';
import { hiringTimelines, jobRoles, jobTitles, jobTypes } from '../words/reference.ts';
import { chips } from './chips.ts';
import { closingDate, timeZone } from './closing-date.ts';
import { currency } from './currency.ts';
import {
  countLetters,
  hasAtMostLetters,
  numberBetween,
  oneOf,
  optionalText,
  requiredLines,
  requiredText,
} from './text.ts';

/** The placeholder of the title's menu, and the answer to more than one (JOB-04). */
export const oneJobTitle = 'Select up to 1 jobs';
export const highestSalary = 100_000_000;

const jobTitle = z.enum(jobTitles, {
  error: ({ input }) =>
    typeof input !== 'string' || input.trim() === '' ? 'Job Title is required' : oneJobTitle,
});

/** Several of a closed list. */
const someOf = (label: string, choices: readonly string[]) =>
  z
    .array(z.enum(choices, { error: `${label} must be of ${choices.join(', ')}` }), {
      error: `${label} is required`,
    })
    .check(
      z.minLength(1, { error: `${label} is required` }),
      z.maxLength(choices.length, { error: `At most ${choices.length} entries` }),
    );

const requiredChips = (label: string) =>
  chips(label, 50, 60).check(z.minLength(1, { error: `${label} is required` }));

/** Whether texts have at most so many letters together. Stops at the first too many, as `hasAtMostLetters` does. */
const haveAtMostLetters = (items: readonly string[], maximum: number): boolean => {
  let left = maximum;
  return items.every((item) => {
    if (!hasAtMostLetters(item, left)) return false;
    left -= countLetters(item);
    return true;
  });
};

const descriptionMaximum = 10_000;
const descriptionSentence = `Maximum ${descriptionMaximum} letters`;
const jobDescription = z
  .array(requiredLines('Job Description', descriptionMaximum), { error: 'Job Description is required' })
  .check(
    z.minLength(1, { error: 'Job Description is required', abort: true }),
    z.refine((items) => haveAtMostLetters(items, descriptionMaximum), { error: descriptionSentence }),
  );

/** Step 1 of the wizard (JOB-08), in our words: what its form validates. The order is that of the screen. */
export const postingBasics = {
  jobTitle,
  jobTypes: someOf('Job Type', jobTypes),
  jobRoles: someOf('Job Role', jobRoles),
  experience: requiredText('Experience', 200),
  salary: numberBetween('Salary', 0, highestSalary),
  currency,
  hiringTimeline: oneOf('Hiring TimeLine', hiringTimelines),
  hireCount: numberBetween('Hiring Count', 1, 9_999),
  country: optionalText(200),
  location: requiredText('Address', 200),
  closesOn: closingDate,
  timeZone,
} as const;

/** Step 2 of the wizard (JOB-08). */
export const postingDetails = {
  qualification: requiredText('Qualification', 200),
  workingHours: requiredText('Working Hours', 200),
  technologies: requiredChips('Technology'),
  skills: chips('Skills', 50, 60),
  benefits: requiredChips('Benefits'),
  description: jobDescription,
} as const;

export const postingBasicsForm = z.object(postingBasics);
export const postingDetailsForm = z.object(postingDetails);
export type PostingBasics = z.output<typeof postingBasicsForm>;
export type PostingDetails = z.output<typeof postingDetailsForm>;
/** Everything that an employer says about a job. */
export type PostingFields = PostingBasics & PostingDetails;
