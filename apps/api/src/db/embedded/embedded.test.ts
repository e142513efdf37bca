import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPidFile, runsOn } from '#api/db/embedded/postmaster.ts';

type Message = { ready?: true; folder?: string; found?: number[]; written?: number; failed?: string };
type Running = {
  readonly child: ChildProcess;
  readonly folder: string;
  readonly found: readonly number[];
  /** What was acknowledged so far. */
  readonly written: readonly number[];
};

const program = fileURLToPath(new URL('../../testing/writing-process.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;
let dataFolder: string;
let children: ChildProcess[];
let folders: string[];

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'forte-embedded-'));
  await chmod(dataFolder, 0o755);
  children = [];
  folders = [dataFolder];
});

afterEach(async () => {
  for (const child of children.filter((one) => one.exitCode === null && one.signalCode === null)) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const start = async (folder = dataFolder): Promise<Running> => {
  const child = fork(program, [folder], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  children.push(child);
  const written: number[] = [];
  return new Promise((resolve, reject) => {
    child.on('message', (message: Message) => {
      if (message.failed !== undefined) reject(new Error(message.failed));
      if (message.written !== undefined) written.push(message.written);
      if (message.ready)
        resolve({ child, folder: message.folder ?? '', found: message.found ?? [], written });
    });
    child.once('exit', () => reject(new Error('it ended without a word')));
  });
};

const stop = async ({ child }: Running): Promise<void> => {
  child.kill('SIGTERM');
  await once(child, 'exit');
};

const clusterOf = ({ folder }: Running): string => join(folder, 'cluster');
const postmasterOf = (running: Running): number => readPidFile(clusterOf(running))?.pid ?? -1;

const waitForWrites = async ({ written }: Running, more = 50): Promise<void> => {
  const enough = written.length + more;
  await vi.waitFor(() => expect(written.length).toBeGreaterThan(enough), { timeout: 20_000, interval: 20 });
};

const kill = {
  server: ({ child }: Running) => child.kill('SIGKILL'),
  database: (running: Running) => process.kill(postmasterOf(running), 'SIGKILL'),
};

test.each([
  ['the server', [kill.server]],
  ['the database, then the server', [kill.database, kill.server]],
  ['the server, then the database', [kill.server, kill.database]],
])('[RUN-07] After kill -9 of %s the next start has every acknowledged write', async (_, kills) => {
  const first = await start();
  await waitForWrites(first);
  for (const one of kills) one(first);
  const second = await start();
  expect(first.written.length).toBeGreaterThan(50);
  expect(second.found).toEqual(expect.arrayContaining([...first.written]));
  await waitForWrites(second);
});

test('[RUN-07] A server whose database was killed starts it again and goes on', async () => {
  const running = await start();
  await waitForWrites(running);
  const killed = postmasterOf(running);
  kill.database(running);
  await waitForWrites(running);
  expect(postmasterOf(running)).not.toBe(killed);
  await stop(running);
  expect((await start()).found).toEqual(expect.arrayContaining([...running.written]));
});

test('[RUN-07] A second server on the same folder is refused, and the first goes on', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(
    `Another Forte server (process ${first.child.pid}) already runs on ${dataFolder}.`,
  );
  await waitForWrites(first);
});

test('[RUN-01] Stopping leaves no process and no socket', async () => {
  const running = await start();
  const postmaster = postmasterOf(running);
  expect(runsOn(postmaster, clusterOf(running))).toBe(true);
  await stop(running);
  expect(runsOn(postmaster, clusterOf(running))).toBe(false);
  expect(existsSync(join(running.folder, 'socket'))).toBe(false);
});

test('[RUN-07] Notes that name the pid of another program keep nobody out', async () => {
  const first = await start();
  const pidFile = join(clusterOf(first), 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8')).split('\n');
  await stop(first);
  await writeFile(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'));
  await writeFile(join(first.folder, 'server.pid'), String(process.pid));
  expect((await start()).found).toEqual(expect.arrayContaining([...first.written]));
});

test('[RUN-07] A folder whose path is too long for a socket works', async () => {
  const deep = join(dataFolder, 'a folder with a long name, '.repeat(5));
  await mkdir(deep);
  const running = await start(deep);
  await waitForWrites(running);
});

test.runIf(isRoot)(
  '[RUN-07] Started by root it runs as another user, also below a closed folder',
  async () => {
    await chmod(dataFolder, 0o700);
    const running = await start();
    folders.push(running.folder);
    expect(running.folder).not.toContain(dataFolder);
    expect((await readFile(join(dataFolder, 'postgres.location'), 'utf8')).trim()).toBe(running.folder);
    expect(statSync(`/proc/${postmasterOf(running)}`).uid).not.toBe(0);
    await waitForWrites(running);
    await stop(running);
    expect((await start()).found).toEqual(expect.arrayContaining([...running.written]));
  },
);
