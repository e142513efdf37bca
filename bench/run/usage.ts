import { readdirSync, readFileSync } from 'node:fs';

/** What a program with all its processes used so far, and holds now. */
export type Usage = { readonly cpuMs: number; readonly memoryMb: number };

/** Linux counts a process's time in hundredths of a second for its readers, whatever its own clock. */
const msPerTick = 10;
const pageKb = 4;

type Stat = { readonly pid: number; readonly parent: number; readonly cpuMs: number };

/**
 * Reads `/proc/<pid>/stat`. The name may hold spaces and brackets: everything stands after its last bracket.
 * The time of children that have ended is their parent's.
 */
export const parseStat = (text: string): Stat => {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid: Number.parseInt(text, 10), parent: Number(fields[1]), cpuMs: ticks * msPerTick };
};

/** In MB: memory of each process alone, and the shared memory that PostgreSQL's processes have in common. */
const memoryOf = (pid: number): { own: number; shared: number } => {
  const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number);
  return { own: ((resident - shared) * pageKb) / 1024, shared: (shared * pageKb) / 1024 };
};

const readStat = (pid: string): Stat | undefined => {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return undefined; // it ended meanwhile
  }
};

const processes = (): Stat[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readStat)
    .filter((stat) => stat !== undefined);

/** @returns what a process and its children use, or undefined where there is no /proc or no such process */
export const readUsage = (pid: number | undefined): Usage | undefined => {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  const family = processes().filter((one) => one.pid === pid || one.parent === pid);
  if (!family.some((one) => one.pid === pid)) return undefined;
  const cpuMs = family.reduce((sum, one) => sum + one.cpuMs, 0);
  try {
    const memory = family.map((one) => memoryOf(one.pid));
    const own = memory.reduce((sum, one) => sum + one.own, 0);
    return { cpuMs, memoryMb: own + Math.max(...memory.map(({ shared }) => shared)) };
  } catch {
    return { cpuMs, memoryMb: Number.NaN };
  }
};

/** The process that all of a local PostgreSQL's processes come from, told by one of them. */
export const parentOf = (pid: number): number | undefined => {
  if (process.platform !== 'linux') return undefined;
  return readStat(String(pid))?.parent;
};
