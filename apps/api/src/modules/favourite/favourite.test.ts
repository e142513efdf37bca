import { randomUUID } from 'node:crypto';
import { postingRoutes } from '@forte/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPosting, browse, mark } from '#api/testing/postings.ts';
import {
  createEmployee,
  createEmployer,
  createTestApp,
  type TestApp,
  type TestUser,
} from '#api/testing/test-app.ts';
import { untilLocked } from '#api/testing/until-locked.ts';

let testApp: TestApp;
let employer: TestUser;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await createEmployer(testApp);
});
afterAll(() => testApp.close());

const close = (id: string) =>
  testApp.call(postingRoutes.closePosting, { token: employer.token, params: { id } });
const remove = (id: string) =>
  testApp.call(postingRoutes.deletePosting, { token: employer.token, params: { id } });
const list = async (name: 'listSavedJobs' | 'listAppliedJobs', candidate: TestUser, text = '') => {
  const body = { id: candidate.id, text };
  return testApp.call(postingRoutes[name], { token: candidate.token, body });
};
const applications = (candidateId: string) =>
  testApp.deps.db
    .selectFrom('application')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .orderBy('id')
    .execute();
const eventsOf = (applicationId: string) =>
  testApp.deps.db
    .selectFrom('applicationEvent')
    .select(['position', 'status', 'at'])
    .where('applicationId', '=', applicationId)
    .orderBy('position')
    .execute();
const isSavedInDatabase = async (candidate: TestUser, postingId: string) =>
  (
    await testApp.deps.db
      .selectFrom('savedPosting')
      .select('postingId')
      .where('candidateId', '=', candidate.id)
      .execute()
  ).some((row) => row.postingId === postingId);
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

test('[BROWSE-02] saving and unsaving say so, and the flag sent is the state wanted', async () => {
  const [candidate, other] = [await createEmployee(testApp), await createEmployee(testApp)];
  const [{ id }, kept] = [await addPosting(testApp, employer), await addPosting(testApp, employer)];
  await mark(testApp, other, id, { isSaved: true });
  await mark(testApp, candidate, kept.id, { isSaved: true });
  const save = () => mark(testApp, candidate, id, { isSaved: true });
  expect(await save()).toMatchObject({
    code: '1',
    message: 'Added to Favorites',
    data: { postingId: id, isSaved: true, isApplied: false },
  });
  expect((await save()).data.isSaved).toBe(true);
  expect(await isSavedInDatabase(candidate, id)).toBe(true);
  expect(await browse(testApp, candidate)).toContainEqual(
    expect.objectContaining({ id, isSaved: true, isApplied: false }),
  );
  for (let times = 0; times < 2; times += 1) {
    expect(await mark(testApp, candidate, id, { isSaved: false })).toMatchObject({
      message: 'Removed from Favorites',
      data: { isSaved: false },
    });
  }
  expect(await isSavedInDatabase(candidate, id)).toBe(false);
  // Nobody else's mark went, and no other of one's own.
  expect(await isSavedInDatabase(other, id)).toBe(true);
  expect(await isSavedInDatabase(candidate, kept.id)).toBe(true);
});

test('[BROWSE-02] applying twice at once leaves one application, with one event sent', async () => {
  const candidate = await createEmployee(testApp);
  const { id } = await addPosting(testApp, employer);
  const apply = () => mark(testApp, candidate, id, { isApplied: true });
  const answers = await Promise.all([apply(), apply(), apply()]);
  for (const answer of answers) {
    expect(answer).toMatchObject({ message: 'Job Apply Submitted', data: { isApplied: true } });
  }
  const rows = await applications(candidate.id);
  expect(rows).toMatchObject([{ postingId: id, status: 'sent', withdrawnAt: null }]);
  expect(await eventsOf(rows[0]?.id ?? '')).toMatchObject([{ position: 0, status: 'sent' }]);
});

test('[STAT-02] withdrawing keeps the application, and applying again starts a new timeline', async () => {
  const candidate = await createEmployee(testApp);
  const { id } = await addPosting(testApp, employer);
  await mark(testApp, candidate, id, { isApplied: true });
  testApp.clock.advance(1_000);
  const withdraw = () => mark(testApp, candidate, id, { isApplied: false });
  const answers = await Promise.all([withdraw(), withdraw()]);
  expect(answers[0]).toMatchObject({ message: 'Job Apply Removed', data: { isApplied: false } });
  expect((await list('listAppliedJobs', candidate)).data).toEqual([]);
  testApp.clock.advance(1_000);
  await mark(testApp, candidate, id, { isApplied: true });
  const [first, second, ...more] = await applications(candidate.id);
  expect(more).toEqual([]);
  expect([first?.withdrawnAt === null, second?.withdrawnAt === null]).toEqual([false, true]);
  expect((await eventsOf(first?.id ?? '')).map((event) => event.status)).toEqual(['sent', 'withdrawn']);
  expect((await eventsOf(second?.id ?? '')).map((event) => event.status)).toEqual(['sent']);
});

test('[STAT-02] who was hired can no longer withdraw', async () => {
  const candidate = await createEmployee(testApp);
  const { id } = await addPosting(testApp, employer);
  await mark(testApp, candidate, id, { isApplied: true });
  await testApp.deps.db
    .updateTable('application')
    .set({ status: 'hired' })
    .where('candidateId', '=', candidate.id)
    .execute();
  expect(await outcome(mark(testApp, candidate, id, { isApplied: false }))).toBe(409);
  expect(await applications(candidate.id)).toMatchObject([{ withdrawnAt: null }]);
});

test('[JOB-09] a closed, ended or deleted posting takes no application, with a sentence', async () => {
  const candidate = await createEmployee(testApp);
  const today = testApp.clock.now().toISOString().slice(0, 10);
  const closed = await addPosting(testApp, employer);
  const ended = await addPosting(testApp, employer, { closesOn: today });
  const deleted = await addPosting(testApp, employer);
  await close(closed.id);
  await remove(deleted.id);
  testApp.clock.advance(Date.parse(`${today}T00:00:00Z`) + 86_400_000 - testApp.clock.now().getTime());
  const noMore = { status: 409, message: 'This job no longer takes applications.' };
  const gone = { status: 404, message: 'This job is no longer available.' };
  for (const [id, refusal] of [
    [closed.id, noMore],
    [ended.id, noMore],
    [deleted.id, gone],
    [randomUUID(), gone],
  ] as const) {
    await expect(mark(testApp, candidate, id, { isApplied: true })).rejects.toMatchObject(refusal);
    await expect(mark(testApp, candidate, id, { isSaved: true })).rejects.toMatchObject(gone);
  }
  expect(await applications(candidate.id)).toEqual([]);
});

test.for([
  ['a deletion', 'deletedAt', 404],
  ['a closing', 'closedAt', 409],
] as const)('[JOB-09] an application that meets %s waits for it, and is refused', async ([, end, status]) => {
  const candidate = await createEmployee(testApp);
  const { id } = await addPosting(testApp, employer);
  let applied: Promise<number> = Promise.resolve(0);
  await testApp.deps.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('posting')
      .set({ [end]: testApp.clock.now() })
      .where('id', '=', id)
      .execute();
    applied = outcome(mark(testApp, candidate, id, { isApplied: true }));
    await untilLocked(testApp.pool);
  });
  expect(await applied).toBe(status);
  expect(await applications(candidate.id)).toEqual([]);
});

test('[JOB-06] a deleted posting leaves the saved jobs but stays, marked, in the applied ones', async () => {
  const candidate = await createEmployee(testApp);
  const { id } = await addPosting(testApp, employer);
  await mark(testApp, candidate, id, { isSaved: true });
  await mark(testApp, candidate, id, { isApplied: true });
  await close(id);
  expect((await list('listSavedJobs', candidate)).data).toMatchObject([{ id, availability: 'closed' }]);
  await remove(id);
  expect((await list('listSavedJobs', candidate)).data).toEqual([]);
  expect((await list('listAppliedJobs', candidate)).data).toMatchObject([
    { id, availability: 'deleted', isApplied: true, applicationStatus: 'sent' },
  ]);
  // What was done can be undone, whatever became of the posting.
  expect((await mark(testApp, candidate, id, { isSaved: false })).data.isSaved).toBe(false);
  expect((await mark(testApp, candidate, id, { isApplied: false })).data.isApplied).toBe(false);
});

test('[BROWSE-03] saved and applied jobs come last marked first, searched, counted, and only one’s own', async () => {
  const candidate = await createEmployee(testApp);
  const other = await createEmployee(testApp);
  const java = await addPosting(testApp, employer, { jobTitle: 'Java Developer', skills: ['Kafka'] });
  const sql = await addPosting(testApp, employer, { jobTitle: 'SQL Developer', skills: ['100% SQL_tuning'] });
  for (const posting of [java, sql]) {
    await mark(testApp, candidate, posting.id, { isSaved: true });
    await mark(testApp, candidate, posting.id, { isApplied: true });
    testApp.clock.advance(1_000);
  }
  await mark(testApp, other, java.id, { isApplied: true });
  for (const name of ['listSavedJobs', 'listAppliedJobs'] as const) {
    const all = await list(name, candidate);
    expect(all.data.map((job) => job.id)).toEqual([sql.id, java.id]);
    expect(all.page).toEqual({ next: null, total: 2 });
    const find = async (text: string) => (await list(name, candidate, text)).data.map((job) => job.id);
    expect(await find('KÁFKA')).toEqual([java.id]);
    expect(await find('developer 100%')).toEqual([sql.id]);
    expect(await find('l_t')).toEqual([sql.id]);
    expect(await find('a_b')).toEqual([]);
    expect(await find('%')).toEqual([sql.id]);
  }
  expect((await list('listSavedJobs', other)).data).toEqual([]);
});

test('[API-05] a call with no flag, both flags, or a number for one is refused and changes nothing', async () => {
  const candidate = await createEmployee(testApp);
  const { id } = await addPosting(testApp, employer);
  for (const flags of [{}, { isSaved: true, isApplyed: true }, { isSaved: 1 }, { isApplyed: 'true' }]) {
    const response = await fetch(`${testApp.baseUrl}/V1/favorite/savefavorite`, {
      method: 'POST',
      headers: { authorization: `Bearer ${candidate.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ userId: candidate.id, postingjobsId: id, ...flags }),
    });
    expect(response.status).toBe(400);
  }
  expect(await applications(candidate.id)).toEqual([]);
  expect(await isSavedInDatabase(candidate, id)).toBe(false);
});
