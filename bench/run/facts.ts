import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import type { Amounts, BenchServer } from './database.ts';

const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
};

const say = (number: number): string => number.toLocaleString('en-US');

/** What figures mean nothing without. */
export const factsOf = (server: BenchServer, { candidates, postings }: Amounts): string[] => [
  `Date: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit()}`,
  `Machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}; server, database and load share it`,
  `Versions: Node ${process.versions.node}, ${server.description}`,
  `Data: ${say(candidates)} candidates, ${say(postings)} postings from the demo's generator`,
];
