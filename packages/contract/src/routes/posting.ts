import * as z from 'zod/mini';
import { renamed } from '../renamed.ts';
import { defineRoutes } from '../route.ts';
import { id, sentId } from '../rules/text.ts';
import { job, ownPosting, postingInput, postingNames, viewedPosting } from '../wire/posting.ts';
import {
  appliedJobsQuery,
  markedJobsQuery,
  postingFilter,
  postingFilterNames,
  rankedPostingFilter,
} from '../wire/posting-filter.ts';

const byId = z.strictObject({ id: sentId });

const addBody = renamed(
  {
    ...postingInput,
    employerId: sentId,
    /** Made by the wizard once: however often it is sent, one posting comes of it. */
    draftId: z.optional(sentId),
  },
  { ...postingNames, employerId: 'userId' },
  'refuse',
);

const updateBody = renamed(
  {
    ...postingInput,
    employerId: z.optional(sentId),
    /** The version that was edited. Left out, the update overwrites whatever is there. */
    version: z.optional(z.int({ error: 'Version must be a whole number' })),
  },
  { ...postingNames, employerId: 'userId' },
  'refuse',
);

const marksBody = renamed(
  {
    candidateId: sentId,
    postingId: sentId,
    isSaved: z.optional(z.boolean({ error: 'isSaved must be true or false' })),
    isApplied: z.optional(z.boolean({ error: 'isApplyed must be true or false' })),
  },
  { candidateId: 'userId', postingId: 'postingjobsId', isApplied: 'isApplyed' },
  'refuse',
).check(
  z.refine(({ isSaved, isApplied }) => (isSaved === undefined) !== (isApplied === undefined), {
    error: 'Send either isSaved or isApplyed',
    path: ['isSaved'],
  }),
);

/** What stands after the call, also when it changed nothing. */
const marksReply = renamed(
  { postingId: id, isSaved: z.boolean(), isApplied: z.boolean() },
  { postingId: 'postingjobsId', isApplied: 'isApplyed' },
);

/** Job postings, and what candidates do with them: §7.3. */
export const postingRoutes = defineRoutes({
  addPosting: {
    method: 'POST',
    path: '/postingjobs/add',
    access: 'employer',
    actor: 'body.userId',
    body: addBody,
    reply: ownPosting,
    refuses: ['not-found'],
    summary: 'Publishes a job posting; a repeated call with the same draftId answers with the same posting',
    origin: 'spec',
    source: '§7.3, JOB-05',
  },
  viewPosting: {
    method: 'GET',
    path: '/postingjobs/view/{id}',
    access: 'complete',
    params: byId,
    reply: viewedPosting,
    refuses: ['not-found'],
    summary: "One posting: an employer's own; for a candidate any open one, and any they applied to",
    origin: 'spec',
    source: '§7.3, JOB-05, BROWSE-04',
  },
  updatePosting: {
    method: 'PUT',
    path: '/postingjobs/update/{id}',
    access: 'employer',
    actor: 'body.userId',
    params: byId,
    body: updateBody,
    reply: ownPosting,
    refuses: ['not-found', 'stale'],
    summary: 'Replaces what a posting says',
    origin: 'spec',
    source: '§7.3, JOB-05',
  },
  deletePosting: {
    method: 'POST',
    path: '/postingjobs/delete/{id}',
    access: 'employer',
    params: byId,
    reply: z.object({ id }),
    refuses: ['not-found'],
    summary: 'Deletes a posting; those who applied still see it, as no longer available',
    origin: 'spec',
    source: '§7.3, JOB-06',
  },
  closePosting: {
    method: 'POST',
    path: '/postingjobs/close/{id}',
    access: 'employer',
    params: byId,
    reply: ownPosting,
    refuses: ['not-found'],
    summary: 'Stops a posting from taking applications',
    origin: 'ours',
    source: 'JOB-09',
  },
  reopenPosting: {
    method: 'POST',
    path: '/postingjobs/reopen/{id}',
    access: 'employer',
    params: byId,
    reply: ownPosting,
    refuses: ['not-found'],
    summary: 'Lets a closed posting take applications again; refused when its closing date is past',
    origin: 'ours',
    source: 'JOB-09',
  },
  listOwnPostings: {
    method: 'POST',
    path: '/postingjobs/postingjobs-filter',
    access: 'employer',
    body: renamed(postingFilter, postingFilterNames, 'refuse'),
    reply: z.array(ownPosting),
    paged: true,
    summary: "The employer's own postings, filtered",
    origin: 'spec',
    source: '§7.3, JOB-01, JOB-02',
  },
  listJobs: {
    method: 'POST',
    path: '/employees/jobsList',
    access: 'complete-employee',
    actor: 'body.id',
    body: renamed(
      { candidateId: sentId, ...rankedPostingFilter },
      { ...postingFilterNames, candidateId: 'id' },
      'refuse',
    ),
    reply: z.array(job),
    paged: true,
    summary: 'All open postings, filtered',
    origin: 'ours',
    source: '§7.4 names no path, BROWSE-01, MATCH-06',
  },
  listSavedJobs: {
    method: 'POST',
    path: '/employees/savedJobsList',
    access: 'complete-employee',
    actor: 'body.id',
    body: markedJobsQuery,
    reply: z.array(job),
    paged: true,
    summary: 'The postings that the candidate saved, the last saved first',
    origin: 'spec',
    source: '§7.3, BROWSE-03',
  },
  listAppliedJobs: {
    method: 'POST',
    path: '/employees/applyedJobsList',
    access: 'complete-employee',
    actor: 'body.id',
    body: appliedJobsQuery,
    reply: z.array(job),
    paged: true,
    summary: 'The postings that the candidate applied to, the last applied to first',
    origin: 'spec',
    source: '§7.3, BROWSE-03, JOB-06',
  },
  markJob: {
    method: 'POST',
    path: '/favorite/savefavorite',
    access: 'complete-employee',
    actor: 'body.userId',
    body: marksBody,
    reply: marksReply,
    refuses: ['not-found', 'stale'],
    summary: 'Saves or unsaves a posting, applies to it or withdraws: the flag is the state wanted',
    origin: 'spec',
    source: '§7.3, BROWSE-02',
  },
});
