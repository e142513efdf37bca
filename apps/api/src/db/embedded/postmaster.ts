import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** PostgreSQL's own note of who runs a cluster (`postmaster.pid`). */
export type PidFile = { readonly pid: number; readonly ready: boolean };

export const readPidFile = (cluster: string): PidFile | undefined => {
  let text: string;
  try {
    text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
  const lines = text.split('\n');
  return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' };
};

const commandOf = (pid: number): string => {
  if (process.platform === 'linux') {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0];
    return state === 'Z' ? '' : readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  }
  const line = execFileSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' });
  return line.trimStart().startsWith('Z') ? '' : line;
};

/** Whether that process really is a server on this cluster: not a zombie, not another program with a reused pid. */
export const runsOn = (pid: number, cluster: string): boolean => {
  try {
    return pid > 0 && commandOf(pid).includes(cluster);
  } catch {
    return false; // it is gone
  }
};

const waitUntilGone = async (pid: number, cluster: string, milliseconds: number): Promise<boolean> => {
  const end = Date.now() + milliseconds;
  while (runsOn(pid, cluster)) {
    if (Date.now() > end) return false;
    await sleep(20);
  }
  return true;
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // it ended meanwhile
  }
};

/** Stops a server: fast (open transactions are rolled back, all is written), and if that takes too long, at once. */
export const stopPostmaster = async (pid: number, cluster: string): Promise<void> => {
  for (const [name, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const) {
    signal(pid, name);
    if (await waitUntilGone(pid, cluster, patience)) return;
  }
  throw new Error(`The database process ${pid} does not end.`);
};

/**
 * Clears what a killed server left: stops a database that still runs, and removes the note of one that does not.
 * PostgreSQL would take a zombie or a reused pid for a running server. Its second guard, the cluster's shared
 * memory, still keeps a new server away while old backends live. Call it only under the home's lock.
 */
export const clearLeftovers = async (cluster: string): Promise<void> => {
  const left = readPidFile(cluster);
  if (left === undefined) return;
  if (runsOn(left.pid, cluster)) await stopPostmaster(left.pid, cluster);
  else rmSync(join(cluster, 'postmaster.pid'), { force: true });
};
