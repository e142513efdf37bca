import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDb, createPool } from '#api/db/connect.ts';
import { createSqlJobSearch } from '#api/modules/posting/job-search.sql.ts';
import { insertRandomPostings } from '#api/modules/posting/testing/random-postings.ts';
import { createSqlCandidateSearch } from '#api/modules/search/candidate-search.sql.ts';
import { findInBlocks } from '#api/modules/search/candidates-in-blocks.sql.ts';
import { insertRandomRows } from '#api/modules/search/testing/random-rows.ts';
import { createEmployee, createEmployer, createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
let pool: pg.Pool;
const statements: string[] = [];
beforeAll(async () => {
  testApp = await createTestApp();
  await insertRandomRows(testApp, 60);
  pool = createPool(testApp.databaseUrl, 1);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const noted = (...args: unknown[]): unknown => {
      const { name } = args[0] as { name?: string }; // as the pool sends statements
      statements.push(name ?? '');
      return query(...args);
    };
    client.query = noted as typeof client.query; // the same, and noted
  });
});
afterAll(async () => {
  await pool.end();
  await testApp.close();
});

/** What the second of two searches sends: the first may ask what is remembered from then on. */
const sentBy = async (search: () => Promise<{ data: readonly unknown[] }>): Promise<string[]> => {
  await search();
  statements.length = 0;
  expect((await search()).data).toHaveLength(21);
  return [...statements];
};

test('a page of candidates and their number are of one moment: one statement reads both', async () => {
  const search = createSqlCandidateSearch(createDb(pool));
  const terms = { all: [], any: [] };
  const filter = { terms, experienceMonths: undefined, expectedSalary: undefined, shortlistOf: undefined };
  const employerId = (await createEmployer(testApp)).id;
  const page = { filter, after: undefined, limit: 21, employerId, postingId: undefined };
  expect(await sentBy(() => search.search({ ...page, sort: 'latest' }))).toEqual([
    'candidates-in-blocks-latest',
  ]);
  expect(await sentBy(() => search.search({ ...page, sort: 'oldest' }))).toEqual([
    'candidates-in-blocks-oldest',
  ]);
});

test('so are a page of jobs and their number', async () => {
  const now = testApp.clock.now();
  const employerId = (await createEmployer(testApp)).id;
  await insertRandomPostings(testApp, { employerId, count: 60, now });
  const search = createSqlJobSearch(createDb(pool));
  const terms = { all: [], any: [] };
  const filter = { terms, words: [], experienceMonths: undefined, salary: undefined };
  const candidateId = (await createEmployee(testApp)).id;
  const page = { filter, after: undefined, limit: 21, candidateId, now };
  expect(await sentBy(() => search.search({ ...page, sort: 'latest' }))).toEqual(['jobs-in-blocks-latest']);
});

test('more terms than one expression holds are left to another way, not failed', async () => {
  const none = { all: [], any: [] };
  const filter = {
    terms: none,
    experienceMonths: undefined,
    expectedSalary: undefined,
    shortlistOf: undefined,
  };
  const many = Array.from({ length: 20_000 }, (_, index) => index + 1);
  const found = await findInBlocks(testApp.deps.db, {
    filter,
    ids: { all: [1], any: [many] },
    wanted: [{ certain: [0], part: [] }], // everybody
    few: 0,
    walks: true,
    sort: 'latest',
    after: undefined,
    limit: 21,
    employerId: '00000000-0000-4000-8000-000000000000',
    postingId: undefined,
  });
  expect(found).toMatchObject({ areFew: false, cards: [] });
});
