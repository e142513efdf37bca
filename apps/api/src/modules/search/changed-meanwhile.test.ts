import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDb, createPool } from '#api/db/connect.ts';
import { createSqlCandidateSearch } from '#api/modules/search/candidate-search.sql.ts';
import type { CandidateQuery } from '#api/modules/search/candidate-search.ts';
import { insertRandomRows } from '#api/modules/search/testing/random-rows.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
  await insertRandomRows(testApp, 60);
});
afterAll(() => testApp.close());

const firstPage: CandidateQuery = {
  filter: {
    terms: { all: [], any: [] },
    experienceMonths: undefined,
    expectedSalary: undefined,
    shortlistOf: undefined,
  },
  sort: 'latest',
  after: undefined,
  limit: 21,
  employerId: '00000000-0000-4000-8000-000000000000',
  postingId: undefined,
};

/** Runs work between the finding of a page and the reading of its cards, once. */
const beforeTheCards = (pool: pg.Pool, work: () => Promise<unknown>): void => {
  let isDone = false;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    const held = async (...args: unknown[]): Promise<unknown> => {
      const { name } = args[0] as { name?: string }; // as the pool sends statements
      if (name === 'candidate-cards' && !isDone) {
        isDone = true;
        await work();
      }
      return query(...args);
    };
    client.query = held as typeof client.query; // the same, but later
  });
};

test.each([
  ['leaves the search', sql`update candidate_search set listed = false`],
  ['changes the profile', sql`update candidate_search set updated_at = now()`],
])('a page stays full, and its total right, when somebody on it %s while it is read', async (_, change) => {
  const { db } = testApp.deps;
  const before = await createSqlCandidateSearch(db).search(firstPage);
  const somebody = before.data[5]?.positionId;
  const pool = createPool(testApp.databaseUrl, 2);
  beforeTheCards(pool, () => sql`${change} where candidate_id = ${somebody}`.execute(db));
  const read = await createSqlCandidateSearch(createDb(pool)).search(firstPage);
  const after = await createSqlCandidateSearch(db).search(firstPage);
  await pool.end();
  expect(read).toEqual(after);
  expect(read.data).toHaveLength(21);
  expect(read.data.map(({ positionId }) => positionId)).not.toEqual(
    before.data.map(({ positionId }) => positionId),
  );
});
