import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** The user that runs PostgreSQL when the server itself runs as root; undefined: the server's own user. */
export type RunAs = { readonly uid: number; readonly gid: number } | undefined;

const lookUp = (name: string): RunAs => {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined; // there is no such user
  }
};

/**
 * PostgreSQL refuses to run as root. An existing cluster keeps its owner; a new one goes to the user
 * `postgres` where there is one, else to `nobody`.
 * @throws when the server runs as root and neither exists
 */
export const chooseUser = (clusterFolder: string): RunAs => {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(clusterFolder)) {
    const { uid, gid } = statSync(clusterFolder);
    if (uid !== 0) return { uid, gid };
  }
  const found = lookUp('postgres') ?? lookUp('nobody');
  if (found !== undefined) return found;
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it. ' +
      'Start Forte as an ordinary user, or set DATABASE_URL.',
  );
};

/** Whether that user can really get at a folder or file: tried, not computed, so that every kind of right counts. */
export const canReach = (path: string, runAs: RunAs): boolean => {
  if (runAs === undefined) return true;
  const script = 'if [ -d "$1" ]; then cd -- "$1"; else test -r "$1"; fi';
  return (
    spawnSync('/bin/sh', ['-c', script, 'sh', path], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0
  );
};
