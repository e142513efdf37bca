import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { snakeCase } from '#api/db/column-names.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** The text between the braces of each type, with that of the type it extends. */
const readTypes = (text: string): Map<string, string> => {
  const bodies = new Map<string, string>();
  for (const [, name = '', base, body = ''] of text.matchAll(
    /type (\w+) = (?:(\w+) & )?\{([\s\S]*?)\n?\};/g,
  )) {
    bodies.set(name, base === undefined ? body : `${bodies.get(base)};${body}`);
  }
  return bodies;
};

/** Every column that `tables.ts` and its parts declare, as `table.column` with a `?` when it may be null. */
const declaredColumns = async (): Promise<string[]> => {
  const parts = (await readdir(new URL('./tables', import.meta.url))).map((name) => `tables/${name}`);
  const texts = ['tables.ts', ...parts].map((name) => readFile(new URL(name, import.meta.url), 'utf8'));
  const text = withoutComments((await Promise.all(texts)).join('\n'));
  const bodies = readTypes(text);
  return [...text.matchAll(/^ {2}(\w+): \w+\.(\w+Table);$/gm)].flatMap(([, table = '', type = '']) =>
    [...(bodies.get(type) ?? '').matchAll(/(?:^|[;\n])\s*(\w+): ([^;]+)/g)].map(
      ([, column = '', kind]) =>
        `${snakeCase(table)}.${snakeCase(column)}${kind?.includes('null') ? '?' : ''}`,
    ),
  );
};

test('tables.ts declares exactly what the migrations make', async () => {
  const { rows } = await testApp.pool.query<{ column: string }>(
    `select table_name || '.' || column_name || case is_nullable when 'YES' then '?' else '' end as column
     from information_schema.columns
     where table_schema = 'public' and table_name <> 'schema_migration'`,
  );
  const declared = await declaredColumns();
  expect(declared.length).toBeGreaterThan(100);
  expect(declared.sort()).toEqual(rows.map(({ column }) => column).sort());
});
