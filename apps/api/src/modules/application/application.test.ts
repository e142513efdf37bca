import { randomUUID } from 'node:crypto';
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
let rival: TestUser;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await createEmployer(testApp);
  rival = await createEmployer(testApp);
});
afterAll(() => testApp.close());

const list = (user: TestUser, more: PostingFilter & { postingId?: string } = {}) =>
  testApp.call(employerRoutes.listApplications, {
    token: user.token,
    body: { employerId: user.id, ...more },
  });
const apply = (candidate: TestUser, postingId: string, isApplied = true) =>
  mark(testApp, candidate, postingId, { isApplied });

/** A candidate whose card has something in every place. */
const createApplicant = async (): Promise<TestUser> => {
  const candidate = await createEmployee(testApp);
  const candidateId = candidate.id;
  await testApp.deps.db
    .updateTable('candidate')
    .set({
      experienceMonths: 42,
      expectedSalary: 70_000,
      qualification: 'MBA',
      visaStatus: 'H1B',
      linkedInProfile: 'https://www.linkedin.com/in/asha',
    })
    .where('accountId', '=', candidateId)
    .execute();
  await testApp.deps.db
    .insertInto('candidateSkill')
    .values([
      { candidateId, position: 1, name: 'Kafka', proficiency: 2 },
      { candidateId, position: 0, name: 'Spark', proficiency: 4 },
    ])
    .execute();
  await testApp.deps.db
    .insertInto('candidateTechnology')
    .values({ candidateId, position: 0, name: 'SQL', years: 3 })
    .execute();
  return candidate;
};

test('[APPLIED-01] an application shows the posting and the candidate’s card, in the spec’s shape', async () => {
  const candidate = await createApplicant();
  const { id } = await addPosting(testApp, employer);
  await apply(candidate, id);
  const response = await fetch(`${testApp.baseUrl}/V1/employer/explore-employee-jobs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${employer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: employer.id, postingjobsId: id, sort: 'latest', jobTitle: ['Data Engineer'] }),
  });
  const answer = JSON.parse(await response.text());
  expect(answer).toMatchObject({
    Code: '1',
    Page: { next: null, total: 1 },
    Data: [
      {
        postingjob: {
          id,
          postingjobsId: id,
          jobTitle: 'Data Engineer',
          jobType: 'Remote',
          profile: null,
          skills: [{ name: 'Spark' }],
          experienceYears: 3,
        },
        userprofile: {
          id: candidate.id,
          firstName: 'Asha',
          lastName: 'Rao',
          profile: null,
          experienceYears: 3,
          experienceMonths: 6,
          expectedSalary: 70_000,
          currency: 'USD',
          education: 'MBA',
          visaStatus: 'H1B',
          technologies: ['SQL'],
        },
        skills: [{ name: 'Spark' }, { name: 'Kafka' }],
        linkedInProfile: 'https://www.linkedin.com/in/asha',
        status: 'sent',
        appliedAt: testApp.clock.now().toISOString(),
      },
    ],
  });
  // What nobody declared stays inside (SEC-03).
  expect(Object.keys(answer.Data[0].userprofile)).not.toContain('mobile');
  expect(JSON.stringify(answer)).not.toContain(candidate.email);
});

test('[APPLIED-01] the last to apply come first; filters and a posting narrow the list', async () => {
  const own = await createEmployer(testApp);
  const [first, second] = [await createEmployee(testApp), await createEmployee(testApp)];
  const java = await addPosting(testApp, own, { jobTitle: 'Java Developer', salary: 10 });
  const sap = await addPosting(testApp, own, { jobTitle: 'SAP Consultant', salary: 20 });
  for (const [candidate, posting] of [
    [first, java],
    [second, sap],
    [second, java],
  ] as const) {
    await apply(candidate, posting.id);
    testApp.clock.advance(1_000);
  }
  const find = async (more: Parameters<typeof list>[1] = {}) =>
    (await list(own, more)).data.map((item) => [item.candidate.id, item.posting.jobTitle]);
  const all = [
    [second.id, 'Java Developer'],
    [second.id, 'SAP Consultant'],
    [first.id, 'Java Developer'],
  ];
  expect(await find()).toEqual(all);
  expect(await find({ sort: 'oldest' })).toEqual(all.toReversed());
  expect(await find({ postingId: sap.id })).toEqual([all[1]]);
  expect(await find({ jobTitles: ['java developer'] })).toEqual([all[0], all[2]]);
  expect(await find({ salary: [15, null] })).toEqual([all[1]]);
  expect(await find({ postingId: sap.id, jobTitles: ['Java Developer'] })).toEqual([]);
  const counted = await testApp.call(postingRoutes.listOwnPostings, { token: own.token, body: {} });
  expect(counted.data.map((posting) => posting.applicantCount)).toEqual([1, 2]);
});

test('[APPLIED-01] withdrawn applications and those to deleted postings are not listed', async () => {
  const own = await createEmployer(testApp);
  const candidate = await createEmployee(testApp);
  const [kept, deleted] = [await addPosting(testApp, own), await addPosting(testApp, own)];
  await apply(candidate, kept.id);
  await apply(candidate, deleted.id);
  await testApp.call(postingRoutes.deletePosting, { token: own.token, params: { id: deleted.id } });
  expect((await list(own)).data.map((item) => item.posting.id)).toEqual([kept.id]);
  await apply(candidate, kept.id, false);
  expect((await list(own)).data).toEqual([]);
});

test('[PROF-13] who no longer pursues employment stays visible to employers already applied to', async () => {
  const candidate = await createEmployee(testApp);
  const { id } = await addPosting(testApp, employer);
  await apply(candidate, id);
  await testApp.deps.db
    .updateTable('candidate')
    .set({ pursuesEmployment: false })
    .where('accountId', '=', candidate.id)
    .execute();
  expect((await list(employer, { postingId: id })).data).toHaveLength(1);
});

test('[SEC-02] another employer’s posting is a 404, another’s id a 403, and their applicants stay theirs', async () => {
  const candidate = await createEmployee(testApp);
  const { id } = await addPosting(testApp, employer);
  await apply(candidate, id);
  await expect(list(rival, { postingId: id })).rejects.toMatchObject({ status: 404 });
  await expect(list(rival, { postingId: randomUUID() })).rejects.toMatchObject({ status: 404 });
  await expect(list({ ...rival, id: employer.id })).rejects.toMatchObject({ status: 403 });
  await expect(list(candidate)).rejects.toMatchObject({ status: 403 });
  expect((await list(rival)).data).toEqual([]);
});

test('[SEARCH-05] 25 applications of one instant come once each over two pages', async () => {
  const own = await createEmployer(testApp);
  const { id } = await addPosting(testApp, own);
  for (let count = 0; count < 25; count += 1) await apply(await createEmployee(testApp), id);
  const first = await list(own);
  const second = await list(own, { cursor: first.page.next ?? '' });
  expect([first.data.length, second.data.length]).toEqual([20, 5]);
  expect([first.page.total, second.page]).toEqual([25, { next: null, total: 25 }]);
  expect(new Set([...first.data, ...second.data].map((item) => item.candidate.id)).size).toBe(25);
});
