import { expect, test } from 'vitest';
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
