import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqlCandidateSearch } from '#api/modules/search/candidate-search.sql.ts';
import { candidateDerivation } from '#api/modules/search/derivation.ts';
import { insertRandomProfiles, seeded } from '#api/modules/search/testing/random-profiles.ts';
import { createEmployer, createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const terms = { all: [], any: [] };
const everybody = { terms, experienceMonths: undefined, expectedSalary: undefined, shortlistOf: undefined };

const shownLists = async (employerId: string) => {
  const query = { filter: everybody, sort: 'latest', after: undefined, limit: 100, employerId } as const;
  const { data } = await createSqlCandidateSearch(testApp.deps.db).search({ ...query, postingId: undefined });
  return data.map(({ positionId, skills, technologies }) => ({ positionId, skills, technologies }));
};

test('a card shows the lists of the profile, the best skills first, whether its row keeps them or is of an older server', async () => {
  await insertRandomProfiles(testApp, 40, seeded(11));
  const { db } = testApp.deps;
  const employerId = (await createEmployer(testApp)).id;
  const listed = db
    .selectFrom('candidateSkill')
    .innerJoin('candidateSearch', 'candidateSearch.candidateId', 'candidateSkill.candidateId')
    .where('listed', '=', true);
  const { most } = await listed
    .select((row) => row.fn.countAll<string>().as('most'))
    .executeTakeFirstOrThrow();
  const kept = await shownLists(employerId);
  expect(kept.flatMap(({ skills }) => skills)).toHaveLength(Number(most));
  for (const { positionId, skills } of kept) {
    const stored = await db
      .selectFrom('candidateSkill')
      .select(['name', 'proficiency'])
      .where('candidateId', '=', positionId)
      .orderBy('proficiency', 'desc')
      .orderBy('position')
      .execute();
    expect(skills).toEqual(stored);
  }

  await db
    .updateTable('candidateSearch')
    .set({ skills: '[]', technologies: '[]', derivation: candidateDerivation - 1 })
    .execute();
  expect(await shownLists(employerId)).toEqual(kept);
});
