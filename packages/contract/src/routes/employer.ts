import * as z from 'zod/mini';
import { defineRoutes } from '../route.ts';
import { id, optionalLines, sentId } from '../rules/text.ts';
import { applicationStatus } from '../wire/application.ts';
import {
  application,
  applicationBody,
  applicationReply,
  applicationsBody,
} from '../wire/received-application.ts';
import { instant } from '../words/instant.ts';

/** To how many applications at once. */
export const mostApplications = 100;

/** Where one application stood, or stands. */
const standing = { status: applicationStatus };

const statusBody = z.strictObject({
  ids: z
    .array(sentId, { error: 'Choose at least one application' })
    .check(
      z.minLength(1, { error: 'Choose at least one application' }),
      z.maxLength(mostApplications, { error: `At most ${mostApplications} applications at once` }),
    ),
  status: z.enum(['seen', 'shortlisted', 'declined', 'hired'], {
    error: 'Choose seen, shortlisted, declined or hired',
  }),
  /** Shown to the candidate and mailed; not with 'seen'. */
  message: z.optional(optionalLines(1_000)),
  /** Where they stood on the screen that the answer was chosen on: one that got another answer since is left as it is. */
  shown: z.optional(
    z
      .array(z.strictObject({ id: sentId, ...standing }), { error: 'Enter a list' })
      .check(z.maxLength(mostApplications, { error: `At most ${mostApplications} applications at once` })),
  ),
});
export type StatusChange = z.output<typeof statusBody>;

const statusReply = z.object({
  /** Those that now have the status and had another before. */
  changed: z.array(id),
  /** Those that the candidate withdrew in the meantime: they stay as they are. */
  withdrawn: z.array(id),
  /** Those that got another answer than `shown` in the meantime, and which: they stay as they are. */
  stale: z.array(z.object({ id, ...standing })),
});

const overview = z.object({
  company: z.string(),
  category: z.string(),
  designation: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobile: z.string(),
  address: z.string(),
  memberSince: instant,
  openPostings: z.int(),
  closedPostings: z.int(),
  /** Applications that stand, to postings that are not deleted. */
  applications: z.int(),
  /** Those of them that were not opened yet. */
  unseenApplications: z.int(),
  /** Those of them that were declined or hired. */
  decidedApplications: z.int(),
});

const subscription = z.object({
  plan: z.string(),
  monthlyPrice: z.number(),
  yearlyPrice: z.number(),
  trialDays: z.int(),
  trialDaysLeft: z.int(),
  trialEndsAt: instant,
  storageBytes: z.int(),
  storageUsedBytes: z.int(),
  users: z.int(),
  transactionsPerMonth: z.int(),
  features: z.array(z.string()),
});

/** What an employer sees besides postings: §7.4. */
export const employerRoutes = defineRoutes({
  listApplications: {
    method: 'POST',
    path: '/employer/explore-employee-jobs',
    access: 'employer',
    actor: 'body.id',
    body: applicationsBody,
    reply: z.array(application),
    paged: true,
    refuses: ['not-found'],
    summary: "Who applied to the employer's postings, filtered by the posting",
    origin: 'spec',
    source: '§7.4, APPLIED-01, MATCH-06',
  },
  viewApplication: {
    method: 'POST',
    path: '/employer/application',
    access: 'employer',
    actor: 'body.id',
    body: applicationBody,
    reply: applicationReply,
    refuses: ['not-found'],
    summary: 'One application to an employer’s posting, and those before and after it in a list',
    origin: 'ours',
    source: 'APPLIED-01, STAT-01',
  },
  setApplicationStatus: {
    method: 'POST',
    path: '/employer/application-status',
    access: 'employer',
    body: statusBody,
    reply: statusReply,
    refuses: ['not-found'],
    summary:
      'Sets the status of applications, one or many; the candidates are told by mail when it is an answer',
    origin: 'ours',
    source: 'STAT-01, STAT-02',
  },
  viewEmployer: {
    method: 'GET',
    path: '/employer/overview',
    access: 'employer',
    reply: overview,
    summary: "The employer's own company card and counts",
    origin: 'ours',
    source: 'SUB-02',
  },
  viewSubscription: {
    method: 'POST',
    path: '/subscription/query',
    access: 'employer',
    actor: 'body.id',
    body: z.strictObject({ id: sentId }),
    reply: subscription,
    summary: 'The plan, what is left of the trial, and the storage used',
    origin: 'spec',
    source: '§7.3, SUB-01',
  },
});
