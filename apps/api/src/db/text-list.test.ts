import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const signs = ['a', 'é', ' ', ',', '"', '\\', '{', '}', '[', '\n', '\t', "'", 'NULL', 'null', '😀'];
/** Every text of at most two of the signs, the empty one among them. */
const texts = ['', ...signs, ...signs.flatMap((first) => signs.map((second) => first + second))];

test('lists of texts come back as they were given, whatever stands in them', async () => {
  const lists = [
    [],
    ...texts.map((text) => [text]),
    ...texts.map((text) => ['SQL', text, 'Data Analyst']),
    texts,
  ];
  for (const list of lists) {
    const { rows } = await sql<{ list: string[] }>`select ${list}::text[] as list`.execute(testApp.deps.db);
    expect(rows[0]?.list).toEqual(list);
  }
});

test('so do items without a value, and bounds of their own', async () => {
  const { rows } = await sql<{ gaps: unknown; bounds: unknown; lists: unknown }>`
    select array['a', null, 'b']::text[] as gaps, '[0:1]={a,b}'::text[] as bounds,
      array[array['a'], array['b c']] as lists`.execute(testApp.deps.db);
  expect(rows[0]).toEqual({ gaps: ['a', null, 'b'], bounds: ['a', 'b'], lists: [['a'], ['b c']] });
});
