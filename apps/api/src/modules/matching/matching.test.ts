import {
  basePath,
  employerRoutes,
  matchRoutes,
  type OwnPosting,
  postingRoutes,
  searchRoutes,
} from '@forte/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchableProfile } from '#api/modules/matching/facts.ts';
import { refreshCandidateRow } from '#api/modules/search/candidate-row.ts';
import { addPosting, browse, mark } from '#api/testing/postings.ts';
import {
  createEmployee,
  createEmployer,
  createTestApp,
  type TestApp,
  type TestUser,
} from '#api/testing/test-app.ts';

let testApp: TestApp;
let employer: TestUser;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await createEmployer(testApp);
});
afterAll(() => testApp.close());

type Stated = Omit<MatchableProfile, 'skills' | 'technologies'>;
const perfect: Stated = {
  preferredJobs: ['Data Engineer'],
  isFresher: false,
  experienceMonths: 60,
  expectedSalary: 90_000,
  expectedSalaryCurrency: 'USD',
  modesOfWork: ['Remote'],
  preferredRoles: ['Full Time'],
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
};

/** A candidate with two skills, SQL and Spark, at a level. */
const createCandidate = async (
  level: number,
  changes: Partial<Stated> & Record<string, unknown> = {},
): Promise<TestUser> => {
  const user = await createEmployee(testApp);
  const { preferredJobs, modesOfWork, preferredRoles, ...stated } = { ...perfect, ...changes };
  await testApp.deps.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('candidate')
      .set({
        ...stated,
        preferredJobs: [...preferredJobs],
        modesOfWork: [...modesOfWork],
        preferredRoles: [...preferredRoles],
      })
      .where('accountId', '=', user.id)
      .execute();
    await trx
      .insertInto('candidateSkill')
      .values(
        ['SQL', 'spark'].map((name, position) => ({
          candidateId: user.id,
          position,
          name,
          proficiency: level,
        })),
      )
      .execute();
    await refreshCandidateRow(trx, user.id);
  });
  return user;
};

const explain = (caller: TestUser, postingId: string, candidateId: string) =>
  testApp.call(matchRoutes.explainMatch, { token: caller.token, params: { postingId, candidateId } });
const rank = async (postingId: string, body: object = {}) =>
  (
    await testApp.call(searchRoutes.searchCandidates, {
      token: employer.token,
      body: { sort: 'match', postingId, ...body },
    })
  ).data;

test('[MATCH-01] [MATCH-04] both sides see one score, in every list and in its reasons', async () => {
  const posting = await addPosting(testApp, employer);
  const candidate = await createCandidate(4);
  await mark(testApp, candidate, posting.id, { isApplied: true });
  await mark(testApp, candidate, posting.id, { isSaved: true });

  const own = (await explain(candidate, posting.id, candidate.id)).data;
  expect((await explain(employer, posting.id, candidate.id)).data).toEqual(own);
  // 45 x 4/5 = 36 of 45 for the skills; all else is there.
  expect(own).toMatchObject({ score: 91, points: 91, askedWeight: 100, knownWeight: 100 });
  expect(own.abilities).toEqual([
    { name: 'SQL', level: 4 },
    { name: 'Spark', level: 4 },
  ]);
  expect(own.factors.map(({ factor, state }) => [factor, state])).toEqual([
    ['skills', 'partly'],
    ['title', 'matched'],
    ['experience', 'matched'],
    ['salary', 'matched'],
    ['mode', 'matched'],
    ['kind', 'matched'],
    ['place', 'matched'],
  ]);

  const listed = await browse(testApp, candidate);
  expect(listed.find(({ id }) => id === posting.id)?.matchScore).toBe(91);
  const body = { id: candidate.id };
  const lists = [postingRoutes.listSavedJobs, postingRoutes.listAppliedJobs] as const;
  for (const route of lists) {
    const { data } = await testApp.call(route, { token: candidate.token, body });
    expect(data.map(({ matchScore }) => matchScore)).toEqual([91]);
  }
  const seen = await testApp.call(postingRoutes.viewPosting, {
    token: candidate.token,
    params: { id: posting.id },
  });
  expect(seen.data.matchScore).toBe(91);
  const applied = await testApp.call(employerRoutes.listApplications, {
    token: employer.token,
    body: { employerId: employer.id, postingId: posting.id },
  });
  expect(applied.data.map(({ matchScore }) => matchScore)).toEqual([91]);
  expect((await rank(posting.id)).find(({ id }) => id === candidate.id)?.matchScore).toBe(91);
});

test('[MATCH-04] a change of the profile shows at the next read, on both sides', async () => {
  const posting = await addPosting(testApp, employer, { skills: [], technologies: ['SQL'] });
  const candidate = await createCandidate(2);
  expect((await explain(candidate, posting.id, candidate.id)).data.score).toBe(73);
  await testApp.deps.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('candidateSkill')
      .set({ proficiency: 5 })
      .where('candidateId', '=', candidate.id)
      .execute();
    await refreshCandidateRow(trx, candidate.id);
  });
  expect((await explain(candidate, posting.id, candidate.id)).data.score).toBe(100);
  expect((await rank(posting.id)).find(({ id }) => id === candidate.id)?.matchScore).toBe(100);
});

test('[MATCH-03] what is open is unknown or not asked, and too little has no score', async () => {
  const posting = await addPosting(testApp, employer, { salary: 0, experience: 'as you like' });
  const candidate = await createCandidate(5, { expectedSalary: null, preferredJobs: [], preferredRoles: [] });
  const { data } = await explain(candidate, posting.id, candidate.id);
  expect(Object.fromEntries(data.factors.map(({ factor, state }) => [factor, state]))).toMatchObject({
    salary: 'not-asked',
    experience: 'not-asked',
    title: 'unknown',
    kind: 'unknown',
  });
  expect(data).toMatchObject({ askedWeight: 77, knownWeight: 53, score: 69 });

  await testApp.deps.db.deleteFrom('candidateSkill').where('candidateId', '=', candidate.id).execute();
  await testApp.deps.db.transaction().execute((trx) => refreshCandidateRow(trx, candidate.id));
  expect((await explain(candidate, posting.id, candidate.id)).data.score).toBeNull();
  expect((await rank(posting.id)).find(({ id }) => id === candidate.id)?.matchScore).toBeNull();
  expect((await browse(testApp, candidate)).find(({ id }) => id === posting.id)?.matchScore).toBeNull();
});

test('[MATCH-05] name, photo, gender, age, nationality and visa status change no score', async () => {
  const posting = await addPosting(testApp, employer);
  const candidate = await createCandidate(3);
  const before = (await explain(employer, posting.id, candidate.id)).data;
  const ranked = (await rank(posting.id)).map(({ id, matchScore }) => [id, matchScore]);
  const photo = await testApp.deps.db
    .insertInto('storedFile')
    .values({
      id: crypto.randomUUID(),
      accountId: candidate.id,
      kind: 'photo',
      fileName: 'me.jpg',
      mediaType: 'image/jpeg',
      byteSize: 1,
      storageKey: 'a-key',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await testApp.deps.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('candidate')
      .set({
        firstName: 'Ngozi',
        lastName: 'Żółć',
        gender: 2,
        photoId: photo.id,
        visaStatus: 'H1B',
        authorizedUs: false,
        qualification: 'PhD 1979',
        institution: 'Class of 1979',
        countriesWorkedFor: ['Poland'],
      })
      .where('accountId', '=', candidate.id)
      .execute();
    await refreshCandidateRow(trx, candidate.id);
  });
  expect((await explain(employer, posting.id, candidate.id)).data).toEqual(before);
  expect((await rank(posting.id)).map(({ id, matchScore }) => [id, matchScore])).toEqual(ranked);
});

test('[MATCH-06] candidates are ranked for a posting, with filters, and the pages follow on', async () => {
  const posting = await addPosting(testApp, employer, { country: 'Chile', location: 'Valdivia' });
  const people = [];
  for (let number = 0; number < 25; number += 1)
    people.push(await createCandidate(1 + (number % 5), { city: 'Valdivia', country: 'Chile' }));
  const first = await testApp.call(searchRoutes.searchCandidates, {
    token: employer.token,
    body: { sort: 'match', postingId: posting.id, cities: ['valdivia'] },
  });
  expect(first.page.total).toBe(25);
  const second = await testApp.call(searchRoutes.searchCandidates, {
    token: employer.token,
    body: { sort: 'match', postingId: posting.id, cities: ['valdivia'], cursor: first.page.next ?? '' },
  });
  const all = [...first.data, ...second.data];
  expect(second.page).toEqual({ next: null, total: 25 });
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set(people.map(({ id }) => id)));
  const scores = all.map(({ matchScore }) => matchScore ?? -1);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores).size).toBe(5);
});

test('[MATCH-06] jobs are ranked for a candidate, and applications by score', async () => {
  const candidate = await createCandidate(5, { city: 'Bergen', country: 'Norway' });
  const wanted: OwnPosting[] = [];
  for (const technologies of [['Rust'], ['SQL'], ['SQL', 'Rust']])
    wanted.push(await addPosting(testApp, employer, { technologies, skills: [], benefits: ['Bergen'] }));
  const jobs = (await browse(testApp, candidate, { sort: 'match' })).filter(({ id }) =>
    wanted.some((posting) => posting.id === id),
  );
  expect(jobs.map(({ technologies }) => technologies.join())).toEqual(['SQL', 'SQL,Rust', 'Rust']);

  const posting = await addPosting(testApp, employer);
  const applicants = [await createCandidate(2), await createCandidate(5), await createCandidate(3)];
  for (const applicant of applicants) await mark(testApp, applicant, posting.id, { isApplied: true });
  const { data } = await testApp.call(employerRoutes.listApplications, {
    token: employer.token,
    body: { employerId: employer.id, postingId: posting.id, sort: 'match' },
  });
  expect(data.map(({ matchScore }) => matchScore)).toEqual([100, 82, 73]);
});

test('[MATCH-06] somebody who has no search row yet sees every job, each without a score', async () => {
  const { id } = await addPosting(testApp, employer);
  const candidate = await createEmployee(testApp);
  const jobs = await browse(testApp, candidate, { sort: 'match' });
  expect(jobs.find((job) => job.id === id)?.matchScore).toBeNull();
  expect(new Set(jobs.map(({ matchScore }) => matchScore))).toEqual(new Set([null]));
  expect(jobs.map((job) => job.id)).toEqual(jobs.map((job) => job.id).toSorted());
});

test("[MATCH-04] [SEC-01] nobody compares with another employer's posting, or somebody else", async () => {
  const posting = await addPosting(testApp, employer);
  const candidate = await createCandidate(3);
  const other = await createEmployer(testApp);
  const stranger = await createCandidate(3);
  await expect(explain(other, posting.id, candidate.id)).rejects.toMatchObject({ status: 404 });
  await expect(explain(stranger, posting.id, candidate.id)).rejects.toMatchObject({ status: 404 });
  await expect(
    testApp.call(searchRoutes.searchCandidates, {
      token: other.token,
      body: { sort: 'match', postingId: posting.id },
    }),
  ).rejects.toMatchObject({ status: 404 });
  const unsaid = await testApp.app.inject({
    method: 'POST',
    url: basePath + searchRoutes.searchCandidates.path,
    headers: { authorization: `Bearer ${employer.token}` },
    payload: { sort: 'match' },
  });
  expect(unsaid.statusCode).toBe(400);
  expect(unsaid.json().Errors).toEqual([
    { path: 'postingId', message: 'Choose the job to find matches for' },
  ]);
  await testApp.call(postingRoutes.closePosting, { token: employer.token, params: { id: posting.id } });
  await expect(explain(candidate, posting.id, candidate.id)).rejects.toMatchObject({ status: 404 });
  expect((await explain(employer, posting.id, candidate.id)).data.score).toBe(82);
});

test('[MATCH-04] [BROWSE-04] a closed or deleted job is compared with those who applied to it, and with nobody else', async () => {
  const posting = await addPosting(testApp, employer);
  const [applied, other] = [await createCandidate(3), await createCandidate(3)];
  await mark(testApp, applied, posting.id, { isApplied: true });
  for (const route of [postingRoutes.closePosting, postingRoutes.deletePosting]) {
    await testApp.call(route, { token: employer.token, params: { id: posting.id } });
    expect((await explain(applied, posting.id, applied.id)).data.score).toBe(82);
    await expect(explain(other, posting.id, other.id)).rejects.toMatchObject({ status: 404 });
  }
  const ending = await addPosting(testApp, employer, {
    closesOn: testApp.clock.now().toISOString().slice(0, 10),
  });
  expect((await explain(other, ending.id, other.id)).data.score).toBe(82);
  testApp.clock.advance(86_400_000);
  await expect(explain(other, ending.id, other.id)).rejects.toMatchObject({ status: 404 });
  // Deleted, it is gone for its employer.
  await expect(explain(employer, posting.id, applied.id)).rejects.toMatchObject({ status: 404 });
  await expect(rank(posting.id)).rejects.toMatchObject({ status: 404 });
});
