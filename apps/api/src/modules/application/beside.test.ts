import { randomUUID } from 'node:crypto';
import { type Application, employerRoutes, postingRoutes, type RankedPostingFilter } from '@forte/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshCandidateRow } from '#api/modules/search/candidate-row.ts';
import { addPosting, mark } from '#api/testing/postings.ts';
import {
  createEmployee,
  createEmployer,
  createTestApp,
  type TestApp,
  type TestUser,
} from '#api/testing/test-app.ts';

let forte: TestApp;
beforeAll(async () => {
  forte = await createTestApp();
});
afterAll(() => forte.close());

type Listed = Omit<RankedPostingFilter, 'cursor'> & {
  readonly postingId?: string;
  readonly states?: ('sent' | 'seen' | 'declined' | 'withdrawn')[];
};

const list = async (employer: TestUser, listed: Listed = {}) =>
  (
    await forte.call(employerRoutes.listApplications, {
      token: employer.token,
      body: { employerId: employer.id, ...listed },
    })
  ).data;
const view = async (employer: TestUser, applicationId: string, listed: Listed = {}) =>
  (
    await forte.call(employerRoutes.viewApplication, {
      token: employer.token,
      body: { employerId: employer.id, applicationId, ...listed },
    })
  ).data;
const answer = (employer: TestUser, id: string, status: 'seen' | 'declined') =>
  forte.call(employerRoutes.setApplicationStatus, {
    token: employer.token,
    body: { ids: [id], status },
  });

/** An employer with two postings for one and the same; to the first have applied so many. */
const applications = async (count: number) => {
  const employer = await createEmployer(forte);
  const posting = await addPosting(forte, employer);
  const other = await addPosting(forte, employer, { jobTitle: 'SAP Consultant' });
  const candidates: TestUser[] = [];
  for (let made = 0; made < count; made += 1) {
    const candidate = await createEmployee(forte);
    await mark(forte, candidate, posting.id, { isApplied: true });
    candidates.push(candidate);
    forte.clock.advance(made % 2); // some at the same moment
  }
  return { employer, posting, other, candidates };
};

const neighbourOf = (row: Application | undefined) =>
  row === undefined
    ? null
    : {
        id: row.id,
        candidateId: row.candidate.id,
        firstName: row.candidate.firstName,
        lastName: row.candidate.lastName,
      };

/** Each application stands between those that the list shows before and after it. */
const expectAsListed = async (employer: TestUser, listed: Listed) => {
  const rows = await list(employer, listed);
  for (const [at, row] of rows.entries()) {
    expect(await view(employer, row.id, listed)).toEqual({
      application: row,
      previous: neighbourOf(rows[at - 1]),
      next: neighbourOf(rows[at + 1]),
    });
  }
  return rows;
};

test('[APPLIED-01] an application tells who stands before and after it, in each order of the list', async () => {
  const { employer, posting, other, candidates } = await applications(5);
  for (const candidate of candidates.slice(0, 2)) await mark(forte, candidate, other.id, { isApplied: true });
  for (const [index, candidate] of candidates.entries()) {
    await forte.deps.db
      .updateTable('candidate')
      .set({
        expectedSalary: 40_000 * (1 + (index % 3)),
        preferredJobs: [index < 2 ? 'Data Engineer' : 'SAP Consultant'],
      })
      .where('accountId', '=', candidate.id)
      .execute();
    await forte.deps.db
      .insertInto('candidateSkill')
      .values({
        candidateId: candidate.id,
        position: 0,
        name: index < 3 ? 'Spark' : 'Cobol',
        proficiency: 1 + index,
      })
      .execute();
    await forte.deps.db.transaction().execute((trx) => refreshCandidateRow(trx, candidate.id));
  }
  const scores = (await list(employer, { sort: 'match' })).map(({ matchScore }) => matchScore);
  expect(new Set(scores).size, 'some score more than others').toBeGreaterThan(1);
  for (const sort of ['latest', 'oldest', 'match'] as const) {
    expect(await expectAsListed(employer, { sort })).toHaveLength(7);
    expect(await expectAsListed(employer, { sort, postingId: posting.id })).toHaveLength(5);
    expect(await expectAsListed(employer, { sort, jobTitles: ['SAP Consultant'] })).toHaveLength(2);
  }
  expect(await expectAsListed(employer, {})).toHaveLength(7);
});

test('[APPLIED-01] [STAT-01] an answered application keeps its place, also when the filter leaves it out', async () => {
  const { employer } = await applications(3);
  const listed = { sort: 'oldest', states: ['sent'] } satisfies Listed;
  const [first, second, third] = await list(employer, listed);
  await answer(employer, second?.id ?? '', 'declined');
  expect(await list(employer, listed)).toHaveLength(2);
  expect(await view(employer, second?.id ?? '', listed)).toMatchObject({
    application: { status: 'declined' },
    previous: { id: first?.id },
    next: { id: third?.id },
  });
  expect(await view(employer, first?.id ?? '', listed)).toMatchObject({
    previous: null,
    next: { id: third?.id },
  });
  expect(await view(employer, second?.id ?? '', { sort: 'match', states: ['declined'] })).toMatchObject({
    previous: null,
    next: null,
  });
});

test('[APPLIED-01] a withdrawn application says so, and is beside none that stands', async () => {
  const { employer, posting, candidates } = await applications(3);
  const [first, second, third] = await list(employer, { sort: 'oldest' });
  const withdrawing = candidates[1];
  if (withdrawing === undefined) throw new Error('nobody');
  await mark(forte, withdrawing, posting.id, { isApplied: false });
  const { application, previous, next } = await view(employer, second?.id ?? '', { sort: 'oldest' });
  expect(application.withdrawnAt).toEqual(forte.clock.now());
  expect([previous?.id, next?.id]).toEqual([first?.id, third?.id]);
  expect((await view(employer, first?.id ?? '', { sort: 'oldest' })).next?.id).toBe(third?.id);
});

test('[APPLIED-01] [SEC-01] only the own posting’s, while there is one', async () => {
  const { employer, posting } = await applications(1);
  const { posting: theirs } = await applications(1);
  const [own] = await list(employer);
  const id = own?.id ?? '';
  const notFound = { failure: 'refused', status: 404 };
  await expect(view(employer, randomUUID())).rejects.toMatchObject(notFound);
  await expect(view(employer, id, { postingId: theirs.id })).rejects.toMatchObject(notFound);
  expect((await view(employer, id, { postingId: posting.id })).application.id).toBe(id);
  await forte.call(postingRoutes.deletePosting, { token: employer.token, params: { id: posting.id } });
  await expect(view(employer, id)).rejects.toMatchObject(notFound);
});
