import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

const bin = (name) => join(root, 'node_modules', name);

/** [name, program of the packages or script of ours, its arguments] */
const checks = [
  ['style and lint', bin('@biomejs/biome/bin/biome'), 'check', '.'],
  ['types of server and tools', bin('typescript/bin/tsc'), '-p', '.'],
  ['types of the web', bin('typescript/bin/tsc'), '-p', 'apps/web'],
  ['nothing unused', bin('knip/bin/knip.js')],
  ['directions of imports', 'scripts/check/imports.mjs'],
  ['sizes of files', 'scripts/check/sizes.mjs'],
  ['sizes of pages', 'scripts/check/web-size.mjs'],
  ['versions', 'scripts/check/versions.mjs'],
  ['supply', 'scripts/check/supply.mjs'],
];

/** Runs every check, also after one that failed. @returns how many passed, and the names of those that failed */
export const runChecks = async (runtime) => {
  const failed = [];
  for (const [name, ...command] of checks) {
    console.log(`\nCheck: ${name}`);
    if ((await run(runtime, command)) !== 0) failed.push(`check: ${name}`);
  }
  return { passed: checks.length - failed.length, failed };
};
