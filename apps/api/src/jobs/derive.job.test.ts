import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '#api/db/connect.ts';
import { deriveRows } from '#api/jobs/derive.job.ts';
import { insertCandidate } from '#api/modules/matching/testing/insert-pairs.ts';
import { refreshCandidateRow } from '#api/modules/search/candidate-row.ts';
import { candidateDerivation } from '#api/modules/search/derivation.ts';
import { insertRandomProfiles, seeded } from '#api/modules/search/testing/random-profiles.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { untilLocked } from '#api/testing/until-locked.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const rows = () =>
  testApp.deps.db
    .selectFrom('candidateSearch')
    .select(['candidateId', 'abilities', 'titles', 'skills', 'technologies', 'derivation'])
    .orderBy('candidateId')
    .execute();

test('rows that an older server made are derived anew, and nothing else is touched', async () => {
  await insertRandomProfiles(testApp, 60, seeded(7));
  const made = await rows();
  const newest = made.at(-1)?.candidateId ?? '';
  await testApp.deps.db
    .updateTable('candidateSearch')
    .set({ abilities: [], titles: [], skills: '[]', technologies: '[]', derivation: candidateDerivation - 1 })
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

const profile = {
  preferredJobs: [],
  isFresher: false,
  experienceMonths: 12,
  expectedSalary: null,
  expectedSalaryCurrency: 'USD',
  modesOfWork: [],
  preferredRoles: [],
  city: '',
  state: '',
  country: '',
  technologies: [],
};
const someone = (...skills: string[]) =>
  insertCandidate(testApp, { ...profile, skills: skills.map((name) => ({ name, proficiency: 3 })) });

/** Adds a skill as a save does. */
const save = (candidateId: string, ...skills: string[]) =>
  testApp.deps.db.transaction().execute(async (trx) => {
    await sql`select from candidate where account_id = ${candidateId} for update`.execute(trx);
    for (const [index, name] of skills.entries())
      await trx
        .insertInto('candidateSkill')
        .values({ candidateId, position: 10 + index, name, proficiency: 3 })
        .execute();
    await refreshCandidateRow(trx, candidateId);
  });

const makeOutdated = (ids: readonly string[]) =>
  sql`update candidate_search set facets = '{}', derivation = ${candidateDerivation - 1} where candidate_id = any (${ids}::uuid[])`.execute(
    testApp.deps.db,
  );

test('whoever saves neither waits for the rows that are derived, nor is waited for in a ring', async () => {
  // The terms get their ids in this order.
  await someone('Earlier term', 'Later term');
  const [first, second, saving] = [
    await someone('Later term'),
    await someone('Earlier term'),
    await someone(),
  ];
  await makeOutdated([first, second]);
  const blocker = createPool(testApp.databaseUrl, 1);
  const lock = await blocker.connect();
  try {
    await lock.query('begin');
    await lock.query('select from candidate_search where candidate_id = $1 for update', [second]);
    const deriving = deriveRows(testApp.deps.db);
    await untilLocked(testApp.pool);
    // It has derived the one and waits with the other: in one transaction, it would hold the later term and want the earlier.
    await save(saving, 'Earlier term', 'Later term');
    await lock.query('commit');
    await deriving;
  } finally {
    lock.release(true);
    await blocker.end();
  }
  const skillsOf = async (id: string) => {
    const { rows } = await sql<{ text: string }>`
      select folded as text from candidate_search join facet on facet.id = any (facets)
      where candidate_id = ${id} and kind = 'skill' order by text`.execute(testApp.deps.db);
    return rows.map(({ text }) => text);
  };
  expect(await Promise.all([first, second, saving].map(skillsOf))).toEqual([
    ['later term'],
    ['earlier term'],
    ['earlier term', 'later term'],
  ]);
});
