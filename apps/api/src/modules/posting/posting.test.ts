import { randomUUID } from 'node:crypto';
import { postingRoutes } from '@forte/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addPosting, browse, mark, postingFields } from '#api/testing/postings.ts';
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
let candidate: TestUser;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await createEmployer(testApp, 'Díaz & Co');
  rival = await createEmployer(testApp, 'Rival');
  candidate = await createEmployee(testApp);
});
afterAll(() => testApp.close());

const stored = (id: string) =>
  testApp.deps.db.selectFrom('posting').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const view = (user: TestUser, id: string) =>
  testApp.call(postingRoutes.viewPosting, { token: user.token, params: { id } });
const update = (user: TestUser, id: string, changes: Partial<typeof postingFields>, version?: number) =>
  testApp.call(postingRoutes.updatePosting, {
    token: user.token,
    params: { id },
    body: { ...postingFields, ...changes, version },
  });
const turn = (name: 'closePosting' | 'reopenPosting', user: TestUser, id: string) =>
  testApp.call(postingRoutes[name], { token: user.token, params: { id } });
const remove = (user: TestUser, id: string) =>
  testApp.call(postingRoutes.deletePosting, { token: user.token, params: { id } });
const own = async (user: TestUser) =>
  (await testApp.call(postingRoutes.listOwnPostings, { token: user.token, body: {} })).data;
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

test('[JOB-05] an added posting is stored as typed, and its experience as understood', async () => {
  const added = await addPosting(testApp, employer, {
    technologies: ['C++', 'SQL, advanced', "O'Brien <b>"],
  });
  expect(await stored(added.id)).toMatchObject({
    ...postingFields,
    technologies: ['C++', 'SQL, advanced', "O'Brien <b>"],
    employerId: employer.id,
    experienceMinMonths: 36,
    experienceMaxMonths: 60,
    version: 1,
  });
  expect(added).toMatchObject({
    postingId: added.id,
    company: 'Díaz & Co',
    categoryId: 1,
    experienceYears: 3,
    availability: 'open',
    applicantCount: 0,
  });
  expect((await view(employer, added.id)).data).toEqual(added);
  expect(await own(employer)).toContainEqual(added);
});

test('[API-06] the wire has the spec’s names and comma lists', async () => {
  const { id } = await addPosting(testApp, employer);
  const response = await fetch(`${testApp.baseUrl}/V1/postingjobs/view/${id}`, {
    headers: { authorization: `Bearer ${candidate.token}` },
  });
  expect(await response.json()).toMatchObject({
    Code: '1',
    Data: {
      id,
      postingjobsId: id,
      userId: employer.id,
      jobType: 'Remote',
      jobRole: 'Full Time',
      technology: 'SQL',
      benefits: 'Lunch, Insurance',
      jobDescription: 'Build pipelines, Run them',
      skills: [{ name: 'Spark' }],
      categoryId: 1,
      isSaved: false,
      isApplyed: false,
    },
  });
});

test('[JOB-05] the same draft added twice at once, and once more, makes one posting', async () => {
  const draftId = randomUUID();
  const [first, second] = await Promise.all([
    addPosting(testApp, employer, { draftId }),
    addPosting(testApp, employer, { draftId }),
  ]);
  const third = await addPosting(testApp, employer, { draftId });
  expect([second.id, third.id]).toEqual([first.id, first.id]);
  const rows = await testApp.deps.db
    .selectFrom('posting')
    .select('id')
    .where('draftId', '=', draftId)
    .execute();
  expect(rows).toHaveLength(1);
  // A draft's id is its employer's: a rival who sends the same one gets a posting of their own.
  const theirs = await addPosting(testApp, rival, { draftId });
  expect(theirs.id).not.toBe(first.id);
  expect((await addPosting(testApp, rival, { draftId })).id).toBe(theirs.id);
  expect((await addPosting(testApp, employer, { draftId })).id).toBe(first.id);
});

test('[SEC-04] what an employer may not set is refused by name', async () => {
  const body = { ...z.encode(postingRoutes.addPosting.body, { ...postingFields, employerId: employer.id }) };
  const send = (more: object) =>
    fetch(`${testApp.baseUrl}/V1/postingjobs/add`, {
      method: 'POST',
      headers: { authorization: `Bearer ${employer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, ...more }),
    });
  expect((await send({})).status).toBe(200);
  for (const more of [{ createdAt: '2020-01-01' }, { version: 7 }, { applicantCount: 9 }, { id: rival.id }]) {
    const response = await send(more);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      Message: `These fields are not part of this call: ${Object.keys(more)[0]}`,
    });
  }
});

test('[JOB-05] an update replaces what the posting says; searches follow', async () => {
  const { id } = await addPosting(testApp, employer);
  const { data } = await update(employer, id, { experience: '10+', technologies: ['Zig'], salary: 1 }, 1);
  expect(data).toMatchObject({ version: 2, technologies: ['Zig'], experienceYears: 10 });
  expect(await stored(id)).toMatchObject({ salary: 1, experienceMinMonths: 120, experienceMaxMonths: null });
  expect((await browse(testApp, candidate, { technologies: ['zig'] })).map((job) => job.id)).toEqual([id]);
});

test('[PROF-16] of two edits of one version the second is told that it is stale', async () => {
  const { id } = await addPosting(testApp, employer);
  const statuses = await Promise.all([
    outcome(update(employer, id, { location: 'First' }, 1)),
    outcome(update(employer, id, { location: 'Second' }, 1)),
  ]);
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect(await stored(id)).toMatchObject({
    version: 2,
    location: statuses[0] === 200 ? 'First' : 'Second',
  });
});

test('[JOB-06] a deleted posting leaves every list, and deleting it again changes nothing', async () => {
  const { id } = await addPosting(testApp, employer);
  await remove(employer, id);
  const { deletedAt } = await stored(id);
  testApp.clock.advance(1_000);
  await remove(employer, id);
  expect((await stored(id)).deletedAt).toEqual(deletedAt);
  expect(await outcome(view(employer, id))).toBe(404);
  expect(await outcome(view(candidate, id))).toBe(404);
  expect(await outcome(update(employer, id, {}))).toBe(404);
  expect((await own(employer)).map((posting) => posting.id)).not.toContain(id);
  expect((await browse(testApp, candidate)).map((job) => job.id)).not.toContain(id);
});

test('[JOB-09] a closed posting is out of the candidates’ list until it is reopened', async () => {
  const { id } = await addPosting(testApp, employer);
  const isListed = async () => (await browse(testApp, candidate)).some((job) => job.id === id);
  expect(await isListed()).toBe(true);
  expect((await turn('closePosting', employer, id)).data.availability).toBe('closed');
  await turn('closePosting', employer, id);
  expect(await isListed()).toBe(false);
  expect((await own(employer)).find((posting) => posting.id === id)?.availability).toBe('closed');
  expect((await turn('reopenPosting', employer, id)).data.availability).toBe('open');
  expect(await isListed()).toBe(true);
});

test('[JOB-09] a posting closes by itself when its last day ends in its own time zone', async () => {
  const tomorrow = new Date(testApp.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  const { id } = await addPosting(testApp, employer, { closesOn: tomorrow, timeZone: 'Pacific/Kiritimati' });
  const end = Date.parse(`${tomorrow}T10:00:00Z`); // 14 hours ahead of UTC
  testApp.clock.advance(end - testApp.clock.now().getTime() - 1);
  expect((await view(candidate, id)).data.availability).toBe('open');
  testApp.clock.advance(1);
  expect(await outcome(view(candidate, id))).toBe(404);
  expect((await view(employer, id)).data.availability).toBe('closed');
  expect((await browse(testApp, candidate)).map((job) => job.id)).not.toContain(id);
  await expect(turn('reopenPosting', employer, id)).rejects.toMatchObject({ status: 400 });
  // A text can still be corrected; a new date must lie ahead.
  const kept = { closesOn: tomorrow, timeZone: 'Pacific/Kiritimati', location: 'Corrected' };
  expect((await update(employer, id, kept)).data.location).toBe('Corrected');
  expect(await outcome(update(employer, id, { ...kept, timeZone: 'Etc/GMT-14' }))).toBe(400);
  await expect(update(employer, id, { closesOn: '2020-01-01' })).rejects.toMatchObject({
    status: 400,
    message: 'Closing date must not be in the past',
    errors: [{ path: 'closesOn', message: 'Closing date must not be in the past' }],
  });
  expect((await update(employer, id, { closesOn: null })).data.availability).toBe('open');
});

test('[BROWSE-04] a candidate who applied still sees a closed or deleted posting; another does not', async () => {
  const { id } = await addPosting(testApp, employer);
  await mark(testApp, candidate, id, { isApplied: true });
  const other = await createEmployee(testApp);
  await turn('closePosting', employer, id);
  expect((await view(candidate, id)).data).toMatchObject({ availability: 'closed', isApplied: true });
  expect(await outcome(view(other, id))).toBe(404);
  await remove(employer, id);
  expect((await view(candidate, id)).data).toMatchObject({ availability: 'deleted', isApplied: true });
  expect(await outcome(view(other, id))).toBe(404);
});

test('[SEC-02] another employer’s posting is like one that does not exist, and stays as it is', async () => {
  const { id } = await addPosting(testApp, employer);
  const before = await stored(id);
  for (const postingId of [id, randomUUID()]) {
    expect(await outcome(view(rival, postingId))).toBe(404);
    expect(await outcome(update(rival, postingId, { location: 'Taken' }))).toBe(404);
    expect(await outcome(turn('closePosting', rival, postingId))).toBe(404);
    expect(await outcome(turn('reopenPosting', rival, postingId))).toBe(404);
    expect(await outcome(remove(rival, postingId))).toBe(404);
  }
  expect(await stored(id)).toEqual(before);
  expect((await own(rival)).map((posting) => posting.id)).not.toContain(id);
});

test('[APP-09] the wrong role, an unfinished profile and another’s id are 403, no token is 401', async () => {
  const { id } = await addPosting(testApp, employer);
  const unfinished = await createEmployee(testApp, 7);
  expect(await outcome(addPosting(testApp, { ...candidate }))).toBe(403);
  expect(await outcome(remove(candidate, id))).toBe(403);
  expect(await outcome(view(unfinished, id))).toBe(403);
  expect(await outcome(browse(testApp, unfinished))).toBe(403);
  expect(await outcome(browse(testApp, employer))).toBe(403);
  expect(await outcome(mark(testApp, unfinished, id, { isApplied: true }))).toBe(403);
  expect(await outcome(addPosting(testApp, { ...employer, id: rival.id }))).toBe(403);
  expect(await outcome(browse(testApp, { ...candidate, id: unfinished.id }))).toBe(403);
  expect(await outcome(testApp.call(postingRoutes.viewPosting, { params: { id } }))).toBe(401);
  expect(await stored(id)).toMatchObject({ deletedAt: null });
});
