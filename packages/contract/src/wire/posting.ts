import * as z from 'zod/mini';
import { renamed } from '../renamed.ts';
import { defaultCurrency } from '../rules/currency.ts';
import { postingBasics, postingDetails } from '../rules/posting.ts';
import { id } from '../rules/text.ts';
import { commaList } from '../words/comma-list.ts';
import { instant } from '../words/instant.ts';
import { nameList } from '../words/name-list.ts';
import { applicationEvent, applicationStatus } from './application.ts';
import { matchScore } from './match.ts';

/** Our name -> the spec's (§3, job posting). */
export const postingNames = {
  jobTypes: 'jobType',
  jobRoles: 'jobRole',
  technologies: 'technology',
  description: 'jobDescription',
} as const;

/** What an employer sends of a job, as the wire has it: what may be left out has its value here. */
export const postingInput = {
  ...postingBasics,
  jobTypes: commaList(postingBasics.jobTypes, 'Job Type is required'),
  jobRoles: commaList(postingBasics.jobRoles, 'Job Role is required'),
  currency: z._default(postingBasics.currency, defaultCurrency),
  country: z._default(postingBasics.country, ''),
  closesOn: z._default(postingBasics.closesOn, null),
  timeZone: z._default(postingBasics.timeZone, 'UTC'),
  ...postingDetails,
  technologies: commaList(postingDetails.technologies, 'Technology is required'),
  skills: z._default(nameList(postingDetails.skills), []),
  benefits: commaList(postingDetails.benefits, 'Benefits is required'),
  description: commaList(postingDetails.description, 'Job Description is required'),
} as const;

const texts = z.array(z.string());

/** `open` takes applications; `closed` by hand or by its closing date; `deleted` is kept for who had applied. */
export const availability = z.enum(['open', 'closed', 'deleted']);
export type Availability = z.output<typeof availability>;

/** A posting as everybody sees it. Stored values are not checked again by the rules of today. */
const common = {
  id,
  /** The same id under the name that lists use. */
  postingId: id,
  employerId: id,
  company: z.string(),
  /** 1 Company, 2 Non-Profit Organisation. */
  categoryId: z.int(),
  jobTitle: z.string(),
  jobTypes: commaList(texts),
  jobRoles: commaList(texts),
  experience: z.string(),
  /** The least years that were understood of `experience`; null when nothing was. */
  experienceYears: z.nullable(z.number()),
  salary: z.number(),
  currency: z.string(),
  hiringTimeline: z.string(),
  hireCount: z.int(),
  country: z.string(),
  location: z.string(),
  closesOn: z.nullable(z.string()),
  timeZone: z.string(),
  qualification: z.string(),
  workingHours: z.string(),
  technologies: commaList(texts),
  skills: nameList(texts),
  benefits: commaList(texts),
  description: commaList(texts),
  /** The address of a picture, or null. */
  profile: z.nullable(z.string()),
  availability,
  createdAt: instant,
  updatedAt: instant,
} as const;

const commonNames = { ...postingNames, postingId: 'postingjobsId', employerId: 'userId' } as const;

const own = {
  /** Sent back with an update, so that an older copy can't overwrite a newer one. */
  version: z.int(),
  /** Applications that stand. */
  applicantCount: z.int(),
  /** Those of them whose candidate was hired. */
  hiredCount: z.int(),
} as const;

/**
 * How an employer answers (STAT-03): `answered` of the `counted` applications of the last year that were answered or are
 * two weeks old, and the median of hours to the first answer.
 */
export const answering = z.object({
  counted: z.int(),
  answered: z.int(),
  medianHours: z.nullable(z.number()),
});
export type Answering = z.output<typeof answering>;

const marks = {
  isSaved: z.boolean(),
  isApplied: z.boolean(),
  applicationStatus: z.nullable(applicationStatus),
  appliedAt: z.nullable(instant),
  withdrawnAt: z.nullable(instant),
  /** What became of the application so far, in order (STAT-02); empty without one. */
  timeline: z.array(applicationEvent),
  /** Of this candidate and this posting (MATCH-01). */
  matchScore,
} as const;

const markNames = { isApplied: 'isApplyed' } as const;

/** A posting as its employer sees it. */
export const ownPosting = renamed({ ...common, ...own }, commonNames);
export type OwnPosting = z.output<typeof ownPosting>;

/** A posting as a candidate sees it, with what that candidate did with it. */
export const job = renamed(
  { ...common, ...marks, /** Null until there is enough to tell. */ answering: z.nullable(answering) },
  { ...commonNames, ...markNames },
);
export type Job = z.output<typeof job>;

/** A posting for either: an employer's has its version and counts, a candidate's the marks and how the employer answers. */
export const viewedPosting = renamed(
  {
    ...common,
    version: z.optional(own.version),
    applicantCount: z.optional(own.applicantCount),
    hiredCount: z.optional(own.hiredCount),
    isSaved: z.optional(marks.isSaved),
    isApplied: z.optional(marks.isApplied),
    applicationStatus: z.optional(marks.applicationStatus),
    appliedAt: z.optional(marks.appliedAt),
    withdrawnAt: z.optional(marks.withdrawnAt),
    timeline: z.optional(marks.timeline),
    matchScore: z.optional(marks.matchScore),
    answering: z.optional(z.nullable(answering)),
  },
  { ...commonNames, ...markNames },
);
export type ViewedPosting = z.output<typeof viewedPosting>;

/** A posting within an application record (§3). */
export const appliedPosting = renamed(common, commonNames);
