import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PlaceOf, prepare } from '#api/db/prepared.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

type Two = { readonly left: string; readonly right: string | null };
const join = prepare('test-join', (db, place: PlaceOf<Two>) =>
  sql<{ joinedText: string | null; again: string }>`
    select ${place('left')} || ${place('right')} as joined_text, ${place('left')}::text as again`.compile(db),
);

test('a prepared statement takes its values anew each time, and is kept under its name', async () => {
  await testApp.deps.db.connection().execute(async (db) => {
    for (const right of ['b', null, "'; select 1"]) {
      const expected = { joinedText: right === null ? null : `a${right}`, again: 'a' };
      expect(await join(db, { left: 'a', right })).toEqual([expected]);
    }
    const kept = await sql<{
      name: string;
    }>`select name from pg_prepared_statements where name = 'test-join'`.execute(db);
    expect(kept.rows).toHaveLength(1);
  });
});

test('it sees what its own transaction has done', async () => {
  const count = prepare('test-accounts', (db, place: PlaceOf<{ role: 'employee' }>) =>
    db
      .selectFrom('account')
      .select((row) => row.fn.countAll<string>().as('accounts'))
      .where('role', '=', place('role'))
      .compile(),
  );
  const { db } = testApp.deps;
  const before = await count(db, { role: 'employee' });
  await expect(
    db.transaction().execute(async (trx) => {
      await sql`insert into account (id, role, email, email_key, password_hash, created_at)
        values (gen_random_uuid(), 'employee', 'p@example.com', 'p@example.com', '', now())`.execute(trx);
      expect(await count(trx, { role: 'employee' })).toEqual([
        { accounts: String(Number(before[0]?.accounts) + 1) },
      ]);
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  expect(await count(db, { role: 'employee' })).toEqual(before);
});

test('two statements can’t have one name', async () => {
  const other = prepare('test-join', (db) => sql`select 1`.compile(db));
  await join(testApp.deps.db, { left: 'a', right: 'b' });
  await expect(other(testApp.deps.db, {})).rejects.toThrow('Two statements are named test-join.');
});
