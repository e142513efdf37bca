import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Paths of all source files that git knows or would add, from the clone's folder. */
export const listSources = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
    .split('\n')
    .filter((path) => /\.(ts|tsx|mjs|mts|css|sql)$/.test(path) && existsSync(join(root, path)));

export const readSource = (path) => readFileSync(join(root, path), 'utf8');

/** Ends a check: tells what is wrong, or how much was looked at. */
export const report = (wrong, looked) => {
  for (const line of wrong) console.error(line);
  if (wrong.length === 0) console.log(looked);
  process.exitCode = wrong.length === 0 ? 0 : 1;
};
