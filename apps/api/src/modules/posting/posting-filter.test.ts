import { type PostingFields, type PostingFilter, postingRoutes } from '@forte/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPosting, browse } from '#api/testing/postings.ts';
import {
  createEmployee,
  createEmployer,
  createTestApp,
  type TestApp,
  type TestUser,
} from '#api/testing/test-app.ts';

const postings: Record<string, Partial<PostingFields>> = {
  junior: { jobTitle: 'Java Developer', experience: 'Fresher', salary: 30_000, technologies: ['Java'] },
  middle: {
    jobTitle: 'Java Developer',
    experience: '3-5 years',
    salary: 60_000,
    technologies: ['java', 'SQL'],
    jobTypes: ['Onsite', 'Hybrid'],
    jobRoles: ['Contract', 'Part Time'],
    qualification: 'Máster',
  },
  senior: {
    jobTitle: 'SQL Developer',
    experience: '5+',
    salary: 90_000,
    technologies: ['SQL', 'C++'],
    skills: ['Díaz method'],
    qualification: 'PhD',
  },
  euro: {
    jobTitle: 'Data Analyst',
    experience: 'a lot',
    salary: 60_000,
    currency: 'EUR',
    jobTypes: ['Onsite'],
  },
};

let testApp: TestApp;
let employer: TestUser;
let candidate: TestUser;
const nameOf = new Map<string, string>();
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await createEmployer(testApp, 'Acme GmbH');
  candidate = await createEmployee(testApp);
  for (const [name, fields] of Object.entries(postings)) {
    nameOf.set((await addPosting(testApp, employer, fields)).id, name);
    testApp.clock.advance(1_000);
  }
});
afterAll(() => testApp.close());

const findAsCandidate = async (filter: PostingFilter) =>
  (await browse(testApp, candidate, filter)).map((job) => nameOf.get(job.id));
const findAsEmployer = async (filter: PostingFilter) =>
  (await testApp.call(postingRoutes.listOwnPostings, { token: employer.token, body: filter })).data.map(
    (posting) => nameOf.get(posting.id),
  );

const everything = ['euro', 'senior', 'middle', 'junior'];

test.each<[PostingFilter, string[]]>([
  [{}, everything],
  [{ sort: 'oldest' }, everything.toReversed()],
  [{ jobTitles: [], text: ' ', experience: null, salary: [null, null] }, everything],
  // Any of the named ones, without case and accents.
  [{ jobTitles: ['java developer', 'Data Analyst'] }, ['euro', 'middle', 'junior']],
  [{ jobTypes: ['Hybrid', 'Remote'] }, ['senior', 'middle', 'junior']],
  [{ jobRoles: ['Part Time'] }, ['middle']],
  [{ qualifications: ['master', 'PHD'] }, ['senior', 'middle']],
  // All of the named technologies.
  [{ technologies: ['JAVA'] }, ['middle', 'junior']],
  [{ technologies: ['Java', 'sql'] }, ['middle']],
  [{ technologies: ['C'] }, []],
  [{ technologies: ['c++'] }, ['senior']],
  // Ranges of years overlap; "5+" is open upward, a fresher has none, and "a lot" is in no range.
  [{ experience: [0, 0] }, ['junior']],
  [{ experience: [5, 5] }, ['senior', 'middle']],
  [{ experience: [null, 3] }, ['middle', 'junior']],
  [{ experience: [40, null] }, ['senior']],
  [{ experience: [1, 2.9] }, []],
  // Salaries compare in one currency, with both ends included.
  [{ salary: [60_000, null] }, ['senior', 'middle']],
  [{ salary: [null, 60_000] }, ['middle', 'junior']],
  [{ salary: [60_000, 60_000], currency: 'EUR' }, ['euro']],
  [{ salary: [0, 1], currency: 'INR' }, []],
  // Filters combine with and.
  [{ jobTitles: ['Java Developer'], experience: [4, null], technologies: ['sql'] }, ['middle']],
  [{ jobTitles: ['Java Developer'], salary: [80_000, null] }, []],
  // Each word of the text stands somewhere, as it is typed.
  [{ text: 'diaz' }, ['senior']],
  [{ text: 'acmé gmbh' }, everything],
  [{ text: 'acme java' }, ['middle', 'junior']],
  [{ text: 'java developer' }, ['middle', 'junior']],
  [{ text: 'developer c++' }, ['senior']],
  [{ text: '%' }, []],
  [{ text: '_' }, []],
  [{ text: "'; drop table posting; --" }, []],
])('[JOB-02] [BROWSE-01] %j finds %j, for employer and candidate', async (filter, expected) => {
  expect(await findAsCandidate(filter)).toEqual(expected);
  expect(await findAsEmployer(filter)).toEqual(expected);
});

test('[JOB-02] the wire takes the spec’s names, and answers a range upside down with a sentence', async () => {
  const send = async (body: object) => {
    const response = await fetch(`${testApp.baseUrl}/V1/postingjobs/postingjobs-filter`, {
      method: 'POST',
      headers: { authorization: `Bearer ${employer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const body = {
    sort: 'latest',
    jobTitle: ['Java Developer'],
    jobType: [],
    jobRole: [],
    qualification: [],
    experienceYearsRange: [3, null],
    expectedSalaryRange: null,
    technology: ['sql'],
  };
  expect(await send(body)).toMatchObject({
    Code: '1',
    Data: [{ jobTitle: 'Java Developer', technology: 'java, SQL' }],
    Page: { next: null, total: 1 },
  });
  expect(await send({ ...body, experienceYearsRange: [5, 3] })).toMatchObject({
    Code: '0',
    Errors: [{ path: 'experienceYearsRange', message: 'The minimum must not be above the maximum' }],
  });
});

test('[JOB-02] a pay of nothing is an amount like any other: within a range up to something, not within one from something', async () => {
  const unpaid = await addPosting(testApp, employer, { salary: 0, jobTitle: 'Splunk Developer' });
  nameOf.set(unpaid.id, 'unpaid');
  const jobTitles = ['Splunk Developer', 'Java Developer'];
  expect(await findAsCandidate({ jobTitles, salary: [null, 30_000] })).toEqual(['unpaid', 'junior']);
  expect(await findAsEmployer({ jobTitles, salary: [0, 0] })).toEqual(['unpaid']);
  expect(await findAsCandidate({ jobTitles, salary: [1, 30_000] })).toEqual(['junior']);
  expect(await findAsEmployer({ jobTitles, salary: [1, null] })).toEqual(['middle', 'junior']);
  expect(await findAsCandidate({ jobTitles, salary: [null, 30_000], currency: 'EUR' })).toEqual([]);
});

test('[JOB-02] a word typed again, or that stands in another, leaves the others as they are', async () => {
  expect(await findAsCandidate({ text: 'a a a java JAVA ava v av java developer a' })).toEqual([
    'middle',
    'junior',
  ]);
  expect(await findAsCandidate({ text: 'a a a a a a a a nowhere' })).toEqual([]);
  // However many short ones come before it.
  expect(await findAsCandidate({ text: 'a c m e g b h j v d java' })).toEqual(['middle', 'junior']);
  expect(await findAsCandidate({ text: 'a c m e g b h j nowhere' })).toEqual([]);
});

test('[JOB-02] more words than are compared are refused, not left out', async () => {
  const eight = 'ac cm me gm mb bh ja nowhere';
  expect(await findAsEmployer({ text: eight })).toEqual([]);
  expect(await findAsCandidate({ text: `${eight} AC nowhere` })).toEqual([]);
  for (const find of [findAsEmployer, findAsCandidate]) {
    await expect(find({ text: `${eight} zq` })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'text', message: 'Search for at most 8 words' }],
    });
  }
});
