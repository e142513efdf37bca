import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '../../apps/api/src/db/embedded/embedded.ts';
import { parentOf } from './usage.ts';

const demo = fileURLToPath(new URL('../../apps/api/src/demo/main.ts', import.meta.url));

export type Amounts = { readonly candidates: number; readonly postings: number };

/** A PostgreSQL to measure on. */
export type BenchServer = {
  readonly url: string;
  /** As it says itself, with the settings that matter here. */
  readonly description: string;
  /** The process that all of its processes come from, when it runs on this machine. */
  readonly pid: number | undefined;
  readonly close: () => Promise<void>;
};

const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** How it was told to keep memory, where that can be read: it decides much of what a search costs. */
const memoryOf = async (pid: number | undefined): Promise<string> => {
  const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
  return environment
    .split('\0')
    .filter((one) => one.startsWith('MALLOC_'))
    .map((one) => `, ${one.replace('=', ' ')}`)
    .join('');
};

const describe = (url: string) =>
  connected(url, async (client) => {
    const names = ['shared_buffers', 'work_mem', 'max_parallel_workers_per_gather', 'jit', 'fsync'];
    const { rows } = await client.query<{ version: string; settings: string; pid: number }>(
      `select current_setting('server_version') as version, pg_backend_pid() as pid,
        (select string_agg(name || ' ' || current_setting(name), ', ' order by name)
          from unnest($1::text[]) as name) as settings`,
      [names],
    );
    // While this connection lasts: its process ends with it.
    const pid = rows[0] && parentOf(rows[0].pid);
    return {
      description: `PostgreSQL ${rows[0]?.version.split(' ')[0]} (${rows[0]?.settings}${await memoryOf(pid)})`,
      pid,
    };
  });

/**
 * The given PostgreSQL, or the product's embedded one with a folder that is removed at the end.
 * @param settings of the embedded one, beside its defaults
 */
export const openServer = async (
  databaseUrl: string | undefined,
  settings: readonly string[],
): Promise<BenchServer> => {
  if (databaseUrl !== undefined) {
    return { url: databaseUrl, ...(await describe(databaseUrl)), close: async () => undefined };
  }
  const folder = await mkdtemp(join(tmpdir(), 'forte-bench-'));
  const embedded = await startEmbedded({ dataFolder: folder, settings });
  return {
    url: embedded.url,
    ...(await describe(embedded.url)),
    close: async () => {
      await embedded.stop();
      await rm(embedded.folder, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const withDatabase = (url: string, name: string): string => {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.href;
};

const fill = async (databaseUrl: string, { candidates, postings }: Amounts): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'forte-bench-demo-'));
  const amounts = ['--candidates', String(candidates), '--postings', String(postings)];
  try {
    await promisify(execFile)(process.execPath, [demo, ...amounts, '--database-url', databaseUrl], {
      env: { ...process.env, NODE_ENV: 'development', FORTE_DATA: folder, FILES_URL: '' },
      maxBuffer: 10_000_000,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export type BenchDatabase = { readonly url: string; readonly drop: () => Promise<void> };

/**
 * A database of its own with demo data. One of the same amounts that an earlier run kept is taken as it is.
 * @param keep leaves it for the next run
 */
export const openDatabase = async (
  server: BenchServer,
  amounts: Amounts,
  { keep }: { keep: boolean },
): Promise<BenchDatabase> => {
  const name = `forte_bench_${amounts.candidates}_${amounts.postings}`;
  const url = withDatabase(server.url, name);
  const onServer = (sql: string) => connected(server.url, (client) => client.query(sql));
  const dropNow = () => onServer(`drop database if exists ${name} with (force)`);
  const { rowCount } = await onServer(`select from pg_database where datname = '${name}'`);
  if (rowCount === 0) {
    await onServer(`create database ${name}`);
    await fill(url, amounts).catch(async (error: unknown) => {
      await dropNow();
      throw error;
    });
  }
  return { url, drop: async () => void (keep || (await dropNow())) };
};
