import * as z from 'zod/mini';
import { renamed } from '../renamed.ts';
import { id, sentId } from '../rules/text.ts';
import { instant } from '../words/instant.ts';
import { nameList } from '../words/name-list.ts';
import { applicationEvent, applicationState, applicationStates, applicationStatus } from './application.ts';
import { matchScore } from './match.ts';
import { appliedPosting } from './posting.ts';
import { postingFilterNames, rankedPostingFilter } from './posting-filter.ts';

/** The candidate's card beside an application: what a search result shows, too. */
const applicant = renamed(
  {
    id,
    firstName: z.string(),
    lastName: z.string(),
    photo: z.nullable(z.string()),
    experienceYears: z.int(),
    experienceMonths: z.int(),
    expectedSalary: z.nullable(z.number()),
    currency: z.string(),
    education: z.string(),
    visaStatus: z.string(),
    technologies: z.array(z.string()),
  },
  { photo: 'profile' },
);

/** An application as the posting's employer sees it (§3, application record). */
export const application = renamed(
  {
    id,
    posting: appliedPosting,
    candidate: applicant,
    skills: nameList(z.array(z.string())),
    linkedInProfile: z.string(),
    status: applicationStatus,
    appliedAt: instant,
    withdrawnAt: z.nullable(instant),
    timeline: z.array(applicationEvent),
    /** Of the candidate for the posting (MATCH-01). */
    matchScore,
  },
  { posting: 'postingjob', candidate: 'userprofile' },
);
export type Application = z.output<typeof application>;

const { cursor, ...rankedFilter } = rankedPostingFilter;

/** Which applications are listed, and in which order. */
const listed = {
  employerId: sentId,
  /** Applications to this posting only. */
  postingId: z.optional(sentId),
  /** Only applications in one of these states. Left out: all that stand. */
  states: z.optional(
    z
      .array(applicationState, { error: 'Choose states from the list' })
      .check(z.maxLength(applicationStates.length, { error: `At most ${applicationStates.length} entries` })),
  ),
  ...rankedFilter,
} as const;
const listedNames = { ...postingFilterNames, employerId: 'id', postingId: 'postingjobsId' } as const;

/** A list of applications, page by page. */
export const applicationsBody = renamed({ ...listed, cursor }, listedNames, 'refuse');

/** One of them, in its list. */
export const applicationBody = renamed({ applicationId: sentId, ...listed }, listedNames, 'refuse');

/** Who stands beside an application in its list: as much as leads there. */
const neighbour = z.nullable(z.object({ id, candidateId: id, firstName: z.string(), lastName: z.string() }));

export const applicationReply = z.object({
  application,
  /** By its place in the list's order, also once the list's filter does not show it any more. */
  previous: neighbour,
  next: neighbour,
});
export type ApplicationNeighbour = NonNullable<z.output<typeof neighbour>>;
