import { employerRoutes, type PostingFilter, postingRoutes } from '@forte/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPosting, mark } from '#api/testing/postings.ts';
import {
  createEmployee,
  createEmployer,
  createTestApp,
  type TestApp,
  type TestUser,
} from '#api/testing/test-app.ts';

let testApp: TestApp;
let employer: TestUser;
let candidate: TestUser;
const ids: string[] = [];
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await createEmployer(testApp);
  candidate = await createEmployee(testApp);
  // The clock stands still: all 50 are of the same instant.
  for (let index = 0; index < 50; index += 1) {
    const salary = 1_000 + index;
    ids.push((await addPosting(testApp, employer, { salary })).id);
  }
  for (const id of ids) {
    await mark(testApp, candidate, id, { isSaved: true });
    await mark(testApp, candidate, id, { isApplied: true });
  }
});
afterAll(() => testApp.close());

const jobsPage = (filter: PostingFilter) =>
  testApp.call(postingRoutes.listJobs, {
    token: candidate.token,
    body: { candidateId: candidate.id, ...filter },
  });

type AnyPage = { data: { id: string }[]; page: { next: string | null; total: number | string } };

/** Follows the cursors to the end. */
const walk = async (read: (cursor: string | undefined) => Promise<AnyPage>) => {
  const pages: AnyPage[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    pages.push(page);
    cursor = page.page.next ?? undefined;
  } while (cursor !== undefined && pages.length < 10);
  return pages;
};

test.each(['latest', 'oldest'] as const)(
  '[SEARCH-05] 50 postings of one instant, %s first, come once each over three pages',
  async (sort) => {
    const pages = await walk((cursor) => jobsPage({ sort, cursor }));
    expect(pages.map((page) => page.data.length)).toEqual([20, 20, 10]);
    expect(pages.map((page) => page.page.total)).toEqual([50, 50, 50]);
    const expected = sort === 'latest' ? ids.toReversed() : ids;
    expect(pages.flatMap((page) => page.data.map((job) => job.id))).toEqual(expected);
  },
);

test('[SEARCH-05] the employer’s own, the saved and the applied lists page alike', async () => {
  const own = await walk((cursor) =>
    testApp.call(postingRoutes.listOwnPostings, { token: employer.token, body: { cursor } }),
  );
  const marked = await Promise.all(
    ([postingRoutes.listSavedJobs, postingRoutes.listAppliedJobs] as const).map((route) =>
      walk((cursor) => testApp.call(route, { token: candidate.token, body: { id: candidate.id, cursor } })),
    ),
  );
  for (const pages of [own, ...marked]) {
    expect(pages.map((page) => page.data.length)).toEqual([20, 20, 10]);
    expect(new Set(pages.flatMap((page) => page.data.map((posting) => posting.id)))).toEqual(new Set(ids));
  }
});

test('[SEARCH-05] a cursor goes on with the same list, however its filter and whose it is are written', async () => {
  const written: PostingFilter = { sort: 'latest', text: '', jobTitles: [], salary: [null, null] };
  const { token, id } = candidate;
  const own = { id: id.toUpperCase(), text: '' };
  const firsts = await Promise.all([
    jobsPage({}),
    testApp.call(postingRoutes.listOwnPostings, { token: employer.token, body: {} }),
    testApp.call(employerRoutes.listApplications, {
      token: employer.token,
      body: { employerId: employer.id },
    }),
    testApp.call(postingRoutes.listAppliedJobs, { token, body: { id } }),
    testApp.call(postingRoutes.listSavedJobs, { token, body: { id } }),
  ]);
  const [jobs, postings, applications, applied, saved] = firsts.map(({ page }) => page.next ?? '');
  const seconds = await Promise.all([
    testApp.call(postingRoutes.listJobs, { token, body: { candidateId: own.id, ...written, cursor: jobs } }),
    testApp.call(postingRoutes.listOwnPostings, {
      token: employer.token,
      body: { ...written, cursor: postings },
    }),
    testApp.call(employerRoutes.listApplications, {
      token: employer.token,
      body: { ...written, employerId: employer.id.toUpperCase(), cursor: applications },
    }),
    testApp.call(postingRoutes.listAppliedJobs, {
      token,
      body: { ...own, withdrawn: false, cursor: applied },
    }),
    testApp.call(postingRoutes.listSavedJobs, { token, body: { ...own, cursor: saved } }),
  ]);
  for (const { data } of seconds) expect(data).toHaveLength(20);
});

test('[SEARCH-05] a posting that comes or goes between two pages moves no other', async () => {
  const first = await jobsPage({});
  const gone = ids[5] ?? '';
  await testApp.call(postingRoutes.closePosting, { token: employer.token, params: { id: gone } });
  const added = await addPosting(testApp, employer);
  const rest = await walk((cursor) => jobsPage({ cursor: cursor ?? first.page.next ?? '' }));
  const seen = [first, ...rest].flatMap((page) => page.data.map((job) => job.id));
  expect(seen).toEqual(ids.toReversed().filter((id) => id !== gone));
  await testApp.call(postingRoutes.deletePosting, { token: employer.token, params: { id: added.id } });
  await testApp.call(postingRoutes.reopenPosting, { token: employer.token, params: { id: gone } });
});

test('[SEC-06] a changed cursor, and one of another list, owner or filter, is a 400', async () => {
  const { page } = await jobsPage({});
  const next = page.next ?? '';
  const other = await createEmployee(testApp);
  const rival = await createEmployer(testApp);
  const applications = (user: TestUser, body: object) =>
    testApp.call(employerRoutes.listApplications, {
      token: user.token,
      body: { employerId: user.id, ...body },
    });
  const saved = (user: TestUser, body: object) =>
    testApp.call(postingRoutes.listSavedJobs, { token: user.token, body: { id: user.id, ...body } });
  const applied = (user: TestUser, body: object) =>
    testApp.call(postingRoutes.listAppliedJobs, { token: user.token, body: { id: user.id, ...body } });
  const own = (user: TestUser, body: object) =>
    testApp.call(postingRoutes.listOwnPostings, { token: user.token, body });
  const lists = [
    await applications(employer, {}),
    await saved(candidate, {}),
    await applied(candidate, {}),
    await own(employer, {}),
  ] as const;
  const [ofApplications, ofSaved, ofApplied, ofOwn] = lists.map((list) => ({ cursor: list.page.next ?? '' }));
  const outcomes = await Promise.allSettled([
    jobsPage({ cursor: `x${next}` }),
    jobsPage({ cursor: `${next}.x` }),
    jobsPage({ cursor: 'nonsense' }),
    jobsPage({ cursor: next, sort: 'oldest' }),
    jobsPage({ cursor: next, salary: [1, null] }),
    testApp.call(postingRoutes.listJobs, {
      token: other.token,
      body: { candidateId: other.id, cursor: next },
    }),
    testApp.call(postingRoutes.listSavedJobs, {
      token: candidate.token,
      body: { id: candidate.id, cursor: next },
    }),
    applications(employer, { ...ofApplications, states: ['sent'] }),
    applications(employer, { ...ofApplications, postingId: ids[0] }),
    applications(employer, { ...ofApplications, sort: 'match' }),
    applications(rival, { ...ofApplications }),
    saved(candidate, { ...ofSaved, text: 'data' }),
    saved(other, { ...ofSaved }),
    applied(candidate, { ...ofApplied, text: 'data' }),
    applied(candidate, { ...ofApplied, withdrawn: true }),
    applied(other, { ...ofApplied }),
    own(employer, { ...ofOwn, jobTypes: ['Remote'] }),
    own(rival, { ...ofOwn }),
  ]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 400 } });
  }
});
