import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveRows } from '#api/jobs/derive.job.ts';
import { derivation } from '#api/modules/search/derivation.ts';
import { insertRandomProfiles, seeded } from '#api/modules/search/testing/random-profiles.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const rows = () =>
  testApp.deps.db
    .selectFrom('candidateSearch')
    .select(['candidateId', 'abilities', 'titles', 'derivation'])
    .orderBy('candidateId')
    .execute();

test('rows that an older server made are derived anew, and nothing else is touched', async () => {
  await insertRandomProfiles(testApp, 60, seeded(7));
  const made = await rows();
  const newest = made.at(-1)?.candidateId ?? '';
  await testApp.deps.db
    .updateTable('candidateSearch')
    .set({ abilities: [], titles: [], derivation: derivation - 1 })
    .where('candidateId', '!=', newest)
    .execute();
  // What is of today's making stays as it is, right or wrong.
  await testApp.deps.db
    .updateTable('candidateSearch')
    .set({ titles: [1] })
    .where('candidateId', '=', newest)
    .execute();
  await deriveRows(testApp.deps.db);
  const derived = await rows();
  expect(derived.slice(0, -1)).toEqual(made.slice(0, -1));
  expect(derived.at(-1)?.titles).toEqual([1]);
});
