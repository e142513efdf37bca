import { execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from '#api/db/embedded/binaries.ts';
import type { Home } from '#api/db/embedded/home.ts';
import { clearLeftovers, readPidFile } from '#api/db/embedded/postmaster.ts';

/** The database's superuser: whoever can open the private socket. */
export const databaseUser = 'forte';

/**
 * How glibc keeps memory. By default it gives each query's memory back to the system as soon as that ends, and getting it again,
 * page by page, took a third of the processor time of a count by bits (docs/decisions/2026-11-28-memory-of-postgresql.md).
 */
const memory = { MALLOC_TRIM_THRESHOLD_: '33554432', MALLOC_MMAP_THRESHOLD_: '16777216' };
/** Nothing of the server's environment (its secrets) goes to PostgreSQL. */
const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...memory };
const logLimit = 5_000_000;

/** Makes an empty cluster, whole or not at all: initdb works aside and a rename puts it in place. */
export const ensureCluster = async (home: Home, { initdb, postgres }: Binaries): Promise<void> => {
  if (existsSync(home.cluster)) return requireSameMajor(home, postgres);
  const unfinished = join(home.folder, 'cluster.new');
  await rm(unfinished, { recursive: true, force: true });
  const settings = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  await promisify(execFile)(
    initdb,
    ['-D', unfinished, `--username=${databaseUser}`, '--auth=trust', ...settings],
    { ...home.runAs, env: environment, cwd: home.folder },
  );
  // The socket's folder is open to one user only, and there is no other way in.
  await writeFile(join(unfinished, 'pg_hba.conf'), 'local all all trust\n');
  await rename(unfinished, home.cluster);
};

const requireSameMajor = async (home: Home, postgres: string): Promise<void> => {
  const made = (await readFile(join(home.cluster, 'PG_VERSION'), 'utf8')).trim();
  const { stdout } = await promisify(execFile)(postgres, ['--version'], { ...home.runAs, cwd: '/' });
  const here = /(\d+)\./.exec(stdout)?.[1];
  if (made !== here) {
    throw new Error(
      `The database in ${home.folder} was made by PostgreSQL ${made}, this Forte brings ${here}. ` +
        'Start it with the release of Forte that made it, export there and import here.',
    );
  }
};

export type Postmaster = { readonly pid: number; readonly ended: Promise<void> };

class StartFailure extends Error {}

const spawnPostmaster = (home: Home, postgres: string, settings: readonly string[]) => {
  if (existsSync(home.log) && statSync(home.log).size > logLimit) renameSync(home.log, `${home.log}.1`);
  const log = openSync(home.log, 'a', 0o600);
  // A session of its own: Ctrl-C in the terminal reaches only the server, which then stops its database in order.
  const child = spawn(postgres, ['-D', home.cluster, ...settings.flatMap((one) => ['-c', one])], {
    ...home.runAs,
    cwd: home.folder,
    env: environment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return { child, ended };
};

const startOnce = async (home: Home, postgres: string, settings: readonly string[]): Promise<Postmaster> => {
  const logged = existsSync(home.log) ? statSync(home.log).size : 0;
  const { child, ended } = spawnPostmaster(home, postgres, settings);
  let over = false;
  void ended.then(() => {
    over = true;
  });
  while (!over) {
    const file = readPidFile(home.cluster);
    if (file?.pid === child.pid && file?.ready) return { pid: file.pid, ended };
    await sleep(15);
  }
  const said = readFileSync(home.log)
    .subarray(Math.min(logged, statSync(home.log).size))
    .toString();
  throw new StartFailure(`The database does not start:\n${said.trim().slice(-1500)}`);
};

/** Old backends of a killed server end when they next look up, at the latest when their statement times out. */
const patience = 45_000;
const passing = /lock file|pre-existing shared memory|could not bind/i;

/** Starts PostgreSQL on a cluster, however its last server ended. Recovery after a crash may take its time. */
export const startPostmaster = async (
  home: Home,
  { postgres }: Binaries,
  settings: readonly string[],
): Promise<Postmaster> => {
  const end = Date.now() + patience;
  for (let pause = 50; ; pause = Math.min(pause * 2, 1_000)) {
    await clearLeftovers(home.cluster);
    try {
      return await startOnce(home, postgres, settings);
    } catch (error) {
      const mayPass = error instanceof StartFailure && passing.test(error.message);
      if (!mayPass || Date.now() > end) throw error;
      await sleep(pause);
    }
  }
};
