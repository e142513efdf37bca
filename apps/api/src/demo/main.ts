import { parseArgs } from 'node:util';
import type pg from 'pg';
import { createPool } from '#api/db/connect.ts';
import { migrate } from '#api/db/migrate.ts';
import { demoLogins } from '#api/demo/demo-people.ts';
import { createLoadContext, demoSeed, loadCandidates, loadPostings, type Progress } from '#api/demo/load.ts';
import { demoAmounts, seedDemo } from '#api/demo/seed-demo.ts';
import { type Env, readEnv } from '#api/env.ts';
import { createFileStore, type FileStore } from '#api/files/file-store.ts';
import { openDatabase } from '#api/start/database.ts';

const usage = `Makes demo data in an empty database:
  npm run demo -- --candidates 1000000 --postings 200000 [--database-url postgres://user:password@host/database]`;

/** Never fewer than every demo has. */
const countOf = (text: string, fewest: number): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0 || count > 10_000_000) throw new Error(usage);
  return Math.max(count, fewest);
};

const readArguments = () => {
  const { values } = parseArgs({
    options: {
      candidates: { type: 'string', default: '0' },
      postings: { type: 'string', default: '0' },
      'database-url': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new Error(usage);
  return {
    candidates: countOf(values.candidates, demoAmounts.candidates),
    postings: countOf(values.postings, demoAmounts.postings),
    databaseUrl: values['database-url'],
  };
};

const say = (text: string): void => void process.stdout.write(text);
const number = (value: number): string => Math.round(value).toLocaleString('en-US');

/** One line that is written over: how many, how fast, how long still. */
const createProgress = (what: string, total: number): Progress => {
  const start = performance.now();
  return (done) => {
    const rate = done / ((performance.now() - start) / 1000);
    const left = Math.ceil((total - done) / rate);
    const end = done === total ? '\n' : '';
    say(`\r${number(done)} of ${number(total)} ${what}, ${number(rate)} a second, ${left} s left   ${end}`);
  };
};

const collectStatistics = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze');
  client.release(true);
};

const fill = async (
  databaseUrl: string,
  files: FileStore,
  amounts: { candidates: number; postings: number },
): Promise<void> => {
  const pool = createPool(databaseUrl, 4);
  const now = new Date();
  try {
    await migrate(pool);
    const { rows } = await pool.query('select from account limit 1');
    if (rows.length > 0) throw new Error('This database holds data already. Give an empty one.');
    await seedDemo(pool, { ...demoAmounts, files, now });
    const context = await createLoadContext(pool);
    const planFor = (total: number) => ({ seed: demoSeed, now, total });
    const { candidates, postings } = amounts;
    const people = createProgress('candidates', candidates - demoAmounts.candidates);
    await loadCandidates(pool, planFor(candidates), demoAmounts.candidates, context, people);
    const jobs = createProgress('postings', postings - demoAmounts.postings);
    await loadPostings(pool, planFor(postings), demoAmounts.postings, context, jobs);
    say('Collecting statistics\n');
    await collectStatistics(pool);
    for (const { email, password } of Object.values(demoLogins)) say(`Login: ${email}, ${password}\n`);
  } finally {
    await pool.end();
  }
};

const run = async (env: Env): Promise<void> => {
  const { databaseUrl, ...amounts } = readArguments();
  if (env.production) throw new Error('There is no demo data in production.');
  const database = await openDatabase(
    { ...env, databaseUrl: databaseUrl ?? env.databaseUrl },
    { onRestart: () => undefined, onFailure: () => undefined },
  );
  try {
    await fill(database.url, createFileStore(env.filesUrl), amounts);
  } finally {
    await database.stop();
  }
};

try {
  await run(readEnv(process.env));
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
