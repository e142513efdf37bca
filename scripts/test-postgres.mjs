// Runs the API tests once more, on a PostgreSQL of the distribution (RUN-04): a cluster of its own on a private socket.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstall, installFromDistribution } from './lib/apt.mjs';
import { main, prepare } from './lib/prepare.mjs';
import { runVitest, tell } from './lib/suites.mjs';

/** The oldest that the product promises to work on. */
const major = 15;
const programs = `/usr/lib/postgresql/${major}/bin`;

const ensurePostgres = async () => {
  if (existsSync(join(programs, 'initdb'))) return;
  if (canInstall() && (await installFromDistribution(`postgresql-${major}`))) return;
  throw new Error(`PostgreSQL ${major} is missing. Install it (postgresql-${major}), or run this as root.`);
};

const idOf = (flag, user) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));

const startCluster = () => {
  const folder = mkdtempSync(join(tmpdir(), 'forte-pg-'));
  const runAs =
    process.getuid() === 0 ? { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') } : undefined;
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  chmodSync(folder, 0o700);
  const cluster = join(folder, 'cluster');
  const call = (program, ...args) =>
    execFileSync(join(programs, program), args, {
      ...runAs,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  call(
    'initdb',
    '-D',
    cluster,
    '-U',
    'forte',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  const options = `-k ${folder} -c listen_addresses= -c fsync=off -c max_connections=300`;
  call('pg_ctl', 'start', '-w', '-D', cluster, '-l', join(folder, 'log'), '-o', options);
  return {
    url: `postgres://forte@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: () => {
      call('pg_ctl', 'stop', '-w', '-m', 'fast', '-D', cluster);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

await main(async () => {
  const runtime = await prepare({ web: false });
  await ensurePostgres();
  const cluster = startCluster();
  try {
    return tell([await runVitest(runtime, ['--project', 'api'], { TEST_DATABASE_URL: cluster.url })]);
  } finally {
    cluster.stop();
  }
});
