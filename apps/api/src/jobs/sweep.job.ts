import type { Task } from 'graphile-worker';
import type { Deps } from '#api/deps.ts';
import { findUnnamedKeys, hasFiles } from '#api/files/file.queries.ts';

export const sweepTask = 'sweep-files';

/** A file is kept before its row is committed. No upload takes so long: what is older and has no row never gets one. */
const grace = 24 * 3_600_000;

/**
 * Removes kept files that no row names: the server died between keeping and committing, or between committing and
 * removing, or an account is gone. Runs every night.
 * A database without any file is taken for the wrong one, not for a reason to empty the store.
 */
export const sweepFiles = async ({ db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>): Promise<void> => {
  if (!(await hasFiles(db))) return;
  for await (const keys of files.keysBefore(new Date(now().getTime() - grace))) {
    if (keys.length === 0) continue;
    for (const key of await findUnnamedKeys(db, keys)) await files.remove(key);
  }
};

export const createSweepTask =
  (deps: Pick<Deps, 'db' | 'files' | 'now'>): Task =>
  () =>
    sweepFiles(deps);
