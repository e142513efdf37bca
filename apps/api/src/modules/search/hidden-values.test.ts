import {
  candidateFilters,
  type PostingFields,
  postingFilterForm,
  postingRoutes,
  routes,
} from '@forte/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callWire, wireSteps } from '#api/modules/profile/testing/wire-steps.ts';
import { refreshCandidateRow } from '#api/modules/search/candidate-row.ts';
import { addPosting, mark } from '#api/testing/postings.ts';
import {
  createEmployee,
  createEmployer,
  createTestApp,
  type TestApp,
  type TestUser,
} from '#api/testing/test-app.ts';

/**
 * SEC-03: what somebody may not see must not show in what a filter, a sort or a count answers either. Each test asks
 * every filter of the contract for the hidden values, changes what is hidden, and asks again: every answer must be the
 * same to the letter. A new filter is asked at once.
 */
let testApp: TestApp;
let employer: TestUser;
let rival: TestUser;
let candidate: TestUser;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await createEmployer(testApp, 'Acme');
  rival = await createEmployer(testApp, 'Zyxxy Rivals');
  candidate = await createEmployee(testApp);
});
afterAll(() => testApp.close());

const secrets = {
  texts: ['Zyxxy', 'Zyxxy Rivals', 'zyxxy@example.com', 'EUR', 'Splunk Developer'],
  numbers: [47, 474_747],
};
const ranges = [
  null,
  [null, null],
  ...secrets.numbers.flatMap((number) => [
    [number, number],
    [number, null],
    [null, number - 1],
  ]),
];
const values: readonly unknown[] = [
  'Zyxxy',
  ...secrets.texts.map((text) => [text]),
  ...ranges,
  1,
  2,
  3,
  true,
  false,
  'latest',
  'oldest',
];

/** Every filter with every value that the contract lets through, and each sort. */
const everyQuestion = (names: readonly string[]): Record<string, unknown>[] => [
  {},
  { sort: 'oldest' },
  ...names.flatMap((name) => values.map((value) => ({ [name]: value }))),
  ...ranges.flatMap((range) =>
    ['EUR', 'USD'].map((currency) => ({ expectedSalary: range, salary: range, currency })),
  ),
];

const withoutAddresses = (text: string): string => text.replace(/expires=\d+&signature=[\w-]+/g, '');

/** What a list answers to each question; what it refuses, it refuses without looking at any row. */
const answersOf = async (
  route: keyof typeof routes,
  asker: TestUser,
  names: readonly string[],
  own: Record<string, unknown> = {},
): Promise<{ question: string; answer: string }[]> => {
  const ask = async (question: Record<string, unknown>) => {
    const call = testApp.call(routes[route], { token: asker.token, body: { ...own, ...question } } as never); // any of them
    const answer = await call.then(
      (given) => withoutAddresses(JSON.stringify(given)),
      () => 'refused',
    );
    return { question: JSON.stringify(question), answer };
  };
  const answers = await Promise.all(everyQuestion(names).map(ask));
  return answers.filter(({ answer }) => answer !== 'refused');
};

const candidateFilterNames = Object.keys(candidateFilters);
const postingFilterNames = Object.keys(postingFilterForm.shape).filter((name) => name !== 'cursor');
const searchCandidates = () => answersOf('searchCandidates', employer, candidateFilterNames);
const refresh = (id: string) => testApp.deps.db.transaction().execute((trx) => refreshCandidateRow(trx, id));

test('[SEC-03] a salary that is not shown, referees and contacts change no answer of the search', async () => {
  const hide = async (changes: object) => {
    await testApp.deps.db
      .updateTable('candidate')
      .set(changes)
      .where('accountId', '=', candidate.id)
      .execute();
    await refresh(candidate.id);
  };
  await hide({ showsSalary: false, annualSalary: null, expectedSalary: 90_000 });
  const before = await searchCandidates();
  expect(before.some(({ answer }) => answer.includes(candidate.id))).toBe(true);
  await hide({ annualSalary: 474_747, annualSalaryCurrency: 'EUR' });
  await testApp.deps.db
    .insertInto('candidateReferral')
    .values({
      candidateId: candidate.id,
      position: 0,
      name: 'Zyxxy',
      contactNumber: '+1',
      email: 'zyxxy@example.com',
      organisation: 'Zyxxy',
      years: 47,
    })
    .execute();
  await refresh(candidate.id);
  expect(await searchCandidates()).toEqual(before);
});

test.each([
  ['is not complete', { profileStatus: 7 }],
  ['does not pursue employment', { pursuesEmployment: false }],
])('[SEC-03] [SEARCH-03] a candidate who %s shows in no answer, no order and no count', async (_, state) => {
  const before = await searchCandidates();
  const hidden = await createEmployee(testApp);
  await callWire(testApp, hidden, 'editSkillDetails', {
    skills: [{ name: 'Zyxxy', preficiency: 5 }],
    languages: [],
  });
  await callWire(testApp, hidden, 'editExpectationDetails', {
    ...wireSteps.expectationDetails,
    expectedSalary: 474_747,
    currency: 'EUR',
  });
  const listed = await searchCandidates();
  expect(listed).not.toEqual(before);
  await testApp.deps.db
    .updateTable('candidate')
    .set({ ...state, experienceMonths: 47 * 12 })
    .where('accountId', '=', hidden.id)
    .execute();
  await refresh(hidden.id);
  expect(await searchCandidates()).toEqual(before);
});

const secretPosting: Partial<PostingFields> = {
  jobTitle: 'Splunk Developer',
  technologies: ['Zyxxy'],
  skills: ['Zyxxy'],
  salary: 474_747,
  currency: 'EUR',
};

test('[SEC-03] another employer’s postings and applicants show in no list and no count', async () => {
  const lists = async () => [
    ...(await answersOf('listOwnPostings', employer, postingFilterNames, { employerId: employer.id })),
    ...(await answersOf('listApplications', employer, postingFilterNames, { employerId: employer.id })),
  ];
  const own = await addPosting(testApp, employer);
  await mark(testApp, candidate, own.id, { isApplied: true });
  const before = await lists();
  expect(before.some(({ answer }) => answer.includes(candidate.id))).toBe(true);
  const theirs = await addPosting(testApp, rival, secretPosting);
  await mark(testApp, candidate, theirs.id, { isApplied: true });
  expect(await lists()).toEqual(before);
});

test.each(['closed', 'deleted'] as const)(
  '[SEC-03] a posting that is %s shows in no answer and no count to a candidate',
  async (end) => {
    const lists = () => answersOf('listJobs', candidate, postingFilterNames, { candidateId: candidate.id });
    const before = await lists();
    const posting = await addPosting(testApp, employer, secretPosting);
    expect(await lists()).not.toEqual(before);
    const route = end === 'closed' ? postingRoutes.closePosting : postingRoutes.deletePosting;
    await testApp.call(route, { token: employer.token, params: { id: posting.id } } as never); // both take the id
    expect(await lists()).toEqual(before);
  },
);
