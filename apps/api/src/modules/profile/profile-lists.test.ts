import { afterAll, beforeAll, expect, test } from 'vitest';
import { snakeCase } from '#api/db/column-names.ts';
import { profileLists } from '#api/modules/profile/profile-lists.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test.each(Object.entries(profileLists))('every column of %s is written', async (table, columns) => {
  const { rows } = await testApp.pool.query<{ column: string }>(
    `select column_name as column from information_schema.columns
     where table_name = $1 and column_name <> 'candidate_id'`,
    [snakeCase(table)],
  );
  expect(columns.map(snakeCase).sort()).toEqual(rows.map(({ column }) => column).sort());
});
