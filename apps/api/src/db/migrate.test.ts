import { expect, inject, test } from 'vitest';
import { createPool } from '#api/db/connect.ts';
import { migrate } from '#api/db/migrate.ts';
import { createTestDatabase } from '#api/testing/test-app.ts';

test('a migrated database has nothing left to migrate', async () => {
  const database = await createTestDatabase();
  const pool = createPool(database.url, 2);
  expect(await migrate(pool)).toEqual([]);
  await pool.end();
  await database.drop();
});

test('[RUN-04] these tests run on the PostgreSQL that TEST_DATABASE_URL names, or on the embedded one; 15 is the oldest', async () => {
  const named = process.env.TEST_DATABASE_URL;
  const { url } = inject('testServer');
  if (named !== undefined) expect(url).toBe(named);
  const pool = createPool(url, 1);
  const { rows } = await pool.query('show server_version_num');
  expect(Number(rows[0].server_version_num)).toBeGreaterThanOrEqual(150_000);
  await pool.end();
});
