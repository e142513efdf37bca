import * as z from 'zod/mini';
import { currency } from '../rules/currency.ts';
import { highestSalary } from '../rules/posting.ts';
import { range } from '../rules/range.ts';
import { optionalLines, requiredText, sentId } from '../rules/text.ts';

const terms = (label: string) =>
  z.optional(
    z
      .array(requiredText(label, 200), { error: `${label} must be a list` })
      .check(z.maxLength(50, { error: 'At most 50 entries' })),
  );

/** Where the page after this one starts: `Page.next` of the answer before. */
const notACursor = 'This is not a page of this list';
export const cursor = z.optional(
  z.string({ error: notACursor }).check(z.maxLength(1_000, { error: notACursor })),
);

export const sort = z.optional(z.enum(['latest', 'oldest'], { error: 'Choose latest or oldest' }));
/** Of lists that can be ranked by match score, too: the best first, ties by id (MATCH-06). */
export const rankedSort = z.optional(
  z.enum(['latest', 'oldest', 'match'], { error: 'Choose latest, oldest or match' }),
);

/** Which postings or applications a list shows (JOB-02): all that is given must hold. */
export const postingFilter = {
  sort,
  /** Each word, pasted lines and tabs included, stands in the title, the company, a skill or a technology; literal. */
  text: z.optional(optionalLines(200)),
  jobTitles: terms('Job Title'),
  jobTypes: terms('Job Type'),
  jobRoles: terms('Job Role'),
  qualifications: terms('Qualification'),
  /** Years; a posting matches when its own range overlaps. */
  experience: z.optional(z.nullable(range('Experience', 99))),
  salary: z.optional(z.nullable(range('Salary', highestSalary))),
  /** In which the salary range compares; USD when left out. */
  currency: z.optional(currency),
  /** A posting matches when it has them all. */
  technologies: terms('Technology'),
  cursor,
} as const;

export const postingFilterNames = {
  jobTitles: 'jobTitle',
  jobTypes: 'jobType',
  jobRoles: 'jobRole',
  qualifications: 'qualification',
  experience: 'experienceYearsRange',
  salary: 'expectedSalaryRange',
  technologies: 'technology',
} as const;

export const postingFilterForm = z.object(postingFilter);
/** What a list of postings is asked for. */
export type PostingFilter = z.output<typeof postingFilterForm>;

/** The same for lists that can be ranked. */
export const rankedPostingFilter = { ...postingFilter, sort: rankedSort } as const;
const rankedPostingFilterForm = z.object(rankedPostingFilter);
export type RankedPostingFilter = z.output<typeof rankedPostingFilterForm>;

/** A list of one candidate's own jobs, with its search box (BROWSE-03). */
export const markedJobsQuery = z.strictObject({ id: sentId, text: z.optional(optionalLines(200)), cursor });

/** The applied jobs: those that stand, or those that the candidate withdrew and did not apply to again. */
export const appliedJobsQuery = z.extend(markedJobsQuery, {
  withdrawn: z.optional(z.boolean({ error: 'withdrawn must be true or false' })),
});
