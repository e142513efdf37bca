import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './paths.mjs';

const lock = join(root, '.cache/prepare.lock');

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const take = () => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
    return false;
  }
};

/** Lets one script at a time install and build in a clone: `npm start` and `npm test` may be called at once. */
export const oneAtATime = async (work) => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  while (!take()) await sleep(100);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
};
