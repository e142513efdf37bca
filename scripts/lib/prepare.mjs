import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { findRuntime, install, requireNode } from './install.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { root } from './paths.mjs';

/**
 * Brings a clone, fresh or used, to where its programs can run. Everything before `install` uses what Node itself has.
 * @returns {Promise<string>} the Node to run them with
 */
export const prepare = async ({ web }) => {
  requireNode();
  return oneAtATime(async () => {
    await install();
    const runtime = findRuntime();
    if (web) await buildWeb(runtime);
    return runtime;
  });
};

/** What Node reads before a program of ours: `.env`, where there is one. */
export const environmentFile = () => (existsSync(join(root, '.env')) ? ['--env-file=.env'] : []);

/** Runs a script's work; a failure is told in one sentence, not by a stack. */
export const main = async (work) => {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
};
