import { searchRoutes } from '@forte/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshCandidateRow } from '#api/modules/search/candidate-row.ts';
import { countTerms } from '#api/modules/search/term-suggestions.queries.ts';
import {
  createEmployee,
  createEmployer,
  createTestApp,
  type TestApp,
  type TestUser,
} from '#api/testing/test-app.ts';

let testApp: TestApp;
let employer: TestUser;
const people: TestUser[] = [];

const addPerson = async (city: string, skills: readonly string[]) => {
  const { db } = testApp.deps;
  const person = await createEmployee(testApp);
  people.push(person);
  await db.updateTable('candidate').set({ city }).where('accountId', '=', person.id).execute();
  const rows = skills.map((name, position) => ({ candidateId: person.id, position, name, proficiency: 3 }));
  await db.deleteFrom('candidateSkill').where('candidateId', '=', person.id).execute();
  await db.insertInto('candidateSkill').values(rows).execute();
  await db.transaction().execute((trx) => refreshCandidateRow(trx, person.id));
};

beforeAll(async () => {
  testApp = await createTestApp();
  employer = await createEmployer(testApp);
  await addPerson('São Paulo', ['Java', 'JavaScript', '100% Test']);
  await addPerson('são paulo', ['JavaScript', 'TypeScript', '100 Tests']);
  await addPerson('Pune', ['JavaScript', 'TypeScript', 'java']);
  await addPerson('Santiago', ['TypeScript', 'Script', 'C++']);
  await countTerms(testApp.deps.db);
}, 60_000);
afterAll(() => testApp.close());

const suggest = async (kind: 'skill' | 'city' | 'job', text: string) => {
  const { data } = await testApp.call(searchRoutes.suggestTerms, {
    body: { kind, text },
    token: employer.token,
  });
  return data.map(({ term, count }) => `${term} ${count}`);
};

test('[SEARCH-01] typing suggests known terms with how many have them: what starts with it, then what holds it', async () => {
  expect(await suggest('skill', 'java')).toEqual(['JavaScript 3', 'Java 2']);
  expect(await suggest('skill', 'script')).toEqual(['Script 1', 'JavaScript 3', 'TypeScript 3']);
  expect(await suggest('skill', ' JAVAS')).toEqual(['JavaScript 3']);
  expect(await suggest('city', 'sao')).toEqual(['São Paulo 2']);
  expect(await suggest('city', 's')).toEqual(['São Paulo 2', 'Santiago 1']);
  expect(await suggest('city', '')).toEqual(['São Paulo 2', 'Pune 1', 'Santiago 1']);
  expect(await suggest('job', 'nobody wants this')).toEqual([]);
});

test('[SEARCH-01] of terms that are equally common, the first by name are suggested', async () => {
  const names = Array.from({ length: 60 }, (_, number) => `tied ${10 + number}`);
  await sql`insert into facet (kind, folded, label, candidates)
    select 'skill', name, name, 7 from unnest(${names.toReversed()}::text[]) as name`.execute(
    testApp.deps.db,
  );
  expect(await suggest('skill', 'tied')).toEqual(names.slice(0, 40).map((name) => `${name} 7`));
});

test('[SEARCH-01] what is typed is literal', async () => {
  expect(await suggest('skill', '100%')).toEqual(['100% Test 1']);
  expect(await suggest('skill', '%')).toEqual(['100% Test 1']);
  expect(await suggest('skill', '_')).toEqual([]);
  expect(await suggest('skill', '\\')).toEqual([]);
  expect(await suggest('skill', 'c+')).toEqual(['C++ 1']);
});

test('[SEARCH-03] terms of those who are not listed are not suggested', async () => {
  const { db } = testApp.deps;
  const last = people.at(-1)?.id ?? '';
  await db.updateTable('candidate').set({ pursuesEmployment: false }).where('accountId', '=', last).execute();
  await db.transaction().execute((trx) => refreshCandidateRow(trx, last));
  await countTerms(db);
  expect(await suggest('city', 'santiago')).toEqual([]);
  expect(await suggest('skill', 'type')).toEqual(['TypeScript 2']);
  const { rows } = await sql<{ candidates: number }>`
    select candidates from facet where kind = 'skill' and folded = 'c++'`.execute(db);
  expect(rows).toEqual([{ candidates: 0 }]);
});
