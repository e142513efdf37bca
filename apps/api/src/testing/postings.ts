import {
  type Job,
  type OwnPosting,
  type PostingFields,
  postingRoutes,
  type RankedPostingFilter,
} from '@forte/contract';
import type { TestApp, TestUser } from '#api/testing/test-app.ts';

/** What an employer types, complete and valid. */
export const postingFields: PostingFields = {
  jobTitle: 'Data Engineer',
  jobTypes: ['Remote'],
  jobRoles: ['Full Time'],
  experience: '3-5 years',
  salary: 90_000,
  currency: 'USD',
  hiringTimeline: 'Immediate',
  hireCount: 2,
  country: 'India',
  location: 'MG Road 1, Pune',
  closesOn: null,
  timeZone: 'UTC',
  qualification: 'MBA',
  workingHours: '9 to 5',
  technologies: ['SQL'],
  skills: ['Spark'],
  benefits: ['Lunch', 'Insurance'],
  description: ['Build pipelines', 'Run them'],
};

/** Publishes a posting over HTTP. */
export const addPosting = async (
  testApp: TestApp,
  employer: TestUser,
  changes: Partial<PostingFields> & { draftId?: string } = {},
): Promise<OwnPosting> => {
  const body = { ...postingFields, ...changes, employerId: employer.id };
  return (await testApp.call(postingRoutes.addPosting, { token: employer.token, body })).data;
};

/** What a candidate finds when browsing. */
export const browse = async (
  testApp: TestApp,
  candidate: TestUser,
  filter: RankedPostingFilter = {},
): Promise<Job[]> => {
  const body = { candidateId: candidate.id, ...filter };
  return (await testApp.call(postingRoutes.listJobs, { token: candidate.token, body })).data;
};

/** Sets one mark over HTTP. */
export const mark = (
  testApp: TestApp,
  candidate: TestUser,
  postingId: string,
  wanted: { isSaved?: boolean; isApplied?: boolean },
) =>
  testApp.call(postingRoutes.markJob, {
    token: candidate.token,
    body: { candidateId: candidate.id, postingId, ...wanted },
  });
