import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFacetLookup, findFacetIds, termsOf } from '#api/modules/search/facets.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const add = (texts: readonly string[]) =>
  testApp.deps.db.transaction().execute(async (trx) => {
    const terms = termsOf('skill', texts);
    return (await createFacetLookup(trx, terms))(terms);
  });

test('[SEARCH-02] spellings that differ by case, accents and spaces are one term; signs make another', async () => {
  const [id] = await add(['Díaz  Tool']);
  expect(await add([' diaz tool'])).toEqual([id]);
  expect(await add(['Łódź Straße'])).toEqual(await add(['LODZ STRASSE']));
  expect(new Set(await add(['C', 'C++', 'C#', '.NET', 'Net', 'a_b', '100%', "O'Brien"])).size).toBe(8);
});

test('terms that many transactions add at once get one id each', async () => {
  const texts = Array.from({ length: 30 }, (_, index) => `new term ${index}`);
  const all = await Promise.all(
    Array.from({ length: 5 }, (_, index) => add(index % 2 === 0 ? texts : texts.toReversed())),
  );
  const sorted = all.map((ids) => ids.toSorted((a, b) => a - b));
  expect(sorted[0]).toHaveLength(30);
  for (const ids of sorted) expect(ids).toEqual(sorted[0]);
});

test('[API-05] a term that unfolds to many letters still fits the dictionary', async () => {
  expect(await add(['\ufdfa'.repeat(60)])).toHaveLength(1);
});

test('[SEARCH-02] a filter that no profile can meet is told apart from one that asks nothing', async () => {
  const { db } = testApp.deps;
  const [java = 0] = await add(['Java']);
  const [rust = 0] = await add(['Rust']);
  const find = (all: string[], ...any: string[][]) =>
    findFacetIds(db, {
      all: termsOf('skill', all),
      any: any.map((group) => termsOf('skill', group)),
    });
  expect(await find([])).toEqual({ all: [], any: [] });
  expect(await find([], [])).toEqual({ all: [], any: [] });
  expect(await find(['java', 'JAVA'])).toEqual({ all: [java], any: [] });
  expect(await find(['java', 'no such skill'])).toBeUndefined();
  expect(await find([], ['no such skill'])).toBeUndefined();
  expect(await find([], ['rust', 'no such skill'])).toEqual({ all: [rust], any: [] });
  expect(await find(['java'], ['rust', 'java'])).toEqual({ all: [java], any: [[rust, java]] });
});

test('what a transaction has added is not remembered before it is kept', async () => {
  const { db } = testApp.deps;
  const terms = termsOf('skill', ['Never kept']);
  const add = (fails: boolean) =>
    db.transaction().execute(async (trx) => {
      const ids = (await createFacetLookup(trx, terms, db))(terms);
      if (fails) throw new Error('taken back');
      return ids;
    });
  await expect(add(true)).rejects.toThrow('taken back');
  expect(await findFacetIds(db, { all: terms, any: [] })).toBeUndefined();
  const kept = await add(false);
  expect(await add(false), 'found again').toEqual(kept);
  expect(await add(false), 'remembered').toEqual(kept);
  expect(await findFacetIds(db, { all: terms, any: [] })).toEqual({ all: kept, any: [] });
});
