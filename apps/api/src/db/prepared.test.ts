import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDb, createPool, type Trx } from '#api/db/connect.ts';
import { andCommit, inOneGo, type PlaceOf, prepare } from '#api/db/prepared.ts';
import { inOneSnapshot } from '#api/db/snapshot.ts';
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

test('a transaction begins with its first statement, as it was asked for', async () => {
  const read = await inOneSnapshot(testApp.deps.db, (trx) =>
    sql<{ level: string; readOnly: string }>`select current_setting('transaction_isolation') as level,
      current_setting('transaction_read_only') as read_only`.execute(trx),
  );
  expect(read.rows).toEqual([{ level: 'repeatable read', readOnly: 'on' }]);
});

test('a transaction that asks nothing, or whose first statement fails, leaves its connection in order', async () => {
  const pool = createPool(testApp.databaseUrl, 1);
  const db = createDb(pool);
  await db.transaction().execute(async () => 'nothing');
  const failing = db.transaction().execute((trx) => sql`select 1 / 0`.execute(trx));
  await expect(failing).rejects.toThrow('division by zero');
  const { rows } = await sql<{ now: boolean }>`select now() = statement_timestamp() as now`.execute(db);
  expect(rows, 'no transaction is open any more').toEqual([{ now: true }]);
  await pool.end();
});

type Named = { readonly email: string };
const accounts = prepare('test-accounts-named', (db, place: PlaceOf<Named>) =>
  db.selectFrom('account').select(['email', 'emailKey']).where('email', '=', place('email')).compile(),
);
const adding = prepare('test-add-account', (db, place: PlaceOf<Named>) =>
  sql`insert into account (id, role, email, email_key, password_hash, created_at)
    values (gen_random_uuid(), 'employee', ${place('email')}::text, ${place('email')}::text, '', now())`.compile(
    db,
  ),
);
const add = (trx: Trx, email: string) => adding.with(trx, { email });

test('of two statements in one go the second sees what the first did', async () => {
  const email = 'go@example.com';
  const rows = await testApp.deps.db
    .transaction()
    .execute((trx) => inOneGo(trx, [add(trx, email), accounts.with(trx, { email })]));
  expect(rows).toEqual([{ email, emailKey: email }]);
});

test('where the first fails, that is told, and nothing of the transaction is kept', async () => {
  const [email, twice] = ['kept@example.com', 'go@example.com'];
  const { db } = testApp.deps;
  const failing = db.transaction().execute(async (trx) => {
    await trx.executeQuery(add(trx, email));
    await inOneGo(trx, [add(trx, twice), accounts.with(trx, { email })]);
  });
  await expect(failing).rejects.toThrow('duplicate key');
  expect(await accounts(db, { email })).toEqual([]);
});

test('what the first gave is looked at before a failure of the others is told', async () => {
  const twice = 'go@example.com';
  const look = (rows: unknown[]) => {
    expect(rows).toEqual([{ email: twice, emailKey: twice }]);
    throw new Error('looked at');
  };
  const failing = testApp.deps.db
    .transaction()
    .execute((trx) => inOneGo(trx, [accounts.with(trx, { email: twice }), add(trx, twice)], look));
  await expect(failing).rejects.toThrow('looked at');
});

test('the last statement goes with the commit: nothing can follow it, and where it fails nothing is kept', async () => {
  const pool = createPool(testApp.databaseUrl, 1);
  const db = createDb(pool);
  const open = () => sql<{ now: boolean }>`select now() <> statement_timestamp() as now`.execute(db);
  const [kept, lost] = ['with-commit@example.com', 'lost@example.com'];

  await db.transaction().execute((trx) => andCommit(trx, add(trx, kept)));
  expect(await accounts(testApp.deps.db, { email: kept })).toHaveLength(1);
  expect((await open()).rows).toEqual([{ now: false }]);

  const failing = db.transaction().execute(async (trx) => {
    await trx.executeQuery(add(trx, lost));
    await andCommit(trx, add(trx, kept));
  });
  await expect(failing).rejects.toThrow('duplicate key');
  expect(await accounts(db, { email: lost })).toEqual([]);
  expect((await open()).rows).toEqual([{ now: false }]);

  const following = db.transaction().execute(async (trx) => {
    await andCommit(trx, accounts.with(trx, { email: kept }));
    await trx.executeQuery(add(trx, lost));
  });
  await expect(following).rejects.toThrow('Nothing can follow');
  expect(await accounts(db, { email: lost })).toEqual([]);
  expect((await open()).rows).toEqual([{ now: false }]);
  await pool.end();
});
