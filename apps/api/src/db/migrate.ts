import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runMigrations as migrateQueue } from 'graphile-worker';
import type pg from 'pg';

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url));
/** Any constant does: it only keeps two servers from migrating one database at the same time. */
const lockKey = 7_203_911;

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

/** The numbered files of `migrations/`, in order. A file that has been released is never edited: add the next one. */
export const readMigrations = async (): Promise<readonly Migration[]> => {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${folder}${name}`, 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

const applyOne = async (client: pg.PoolClient, migration: Migration): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed and was rolled back`, { cause: error });
  }
};

const applyMissing = async (client: pg.PoolClient): Promise<readonly string[]> => {
  await client.query(`create table if not exists schema_migration
    (name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const done: string[] = [];
  for (const migration of await readMigrations()) {
    const known = applied.get(migration.name);
    if (known === undefined) {
      await applyOne(client, migration);
      done.push(migration.name);
    } else if (known !== migration.checksum) {
      throw new Error(
        `Migration ${migration.name} was changed after it had been applied. Restore it and add a new migration instead.`,
      );
    }
  }
  return done;
};

/**
 * Brings a database to the newest schema, the job queue's own included.
 * @returns the names of the migrations that were applied now
 */
export const migrate = async (pool: pg.Pool): Promise<readonly string[]> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const done = await applyMissing(client);
    await migrateQueue({ pgPool: pool });
    return done;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    client.release();
  }
};
