import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, mkdtemp, readFile, realpath, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { systemFolder } from '#api/db/embedded/binaries.ts';
import { canReach, chooseUser, type RunAs } from '#api/db/embedded/run-as.ts';

/** The folder of one embedded database: its cluster, lock, log and socket. */
export type Home = {
  readonly folder: string;
  readonly cluster: string;
  readonly log: string;
  readonly runAs: RunAs;
};

/** Longest path of a unix socket, less `/.s.PGSQL.5432`. macOS allows 103 bytes. */
const longestSocketFolder = 103 - 14;

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

const makePrivate = async (folder: string, runAs: RunAs): Promise<void> => {
  await mkdir(folder, { recursive: true });
  if (runAs !== undefined) await chown(folder, runAs.uid, runAs.gid);
  await chmod(folder, 0o700);
};

const follow = async (pointer: string): Promise<string> => {
  const folder = (await readFile(pointer, 'utf8')).trim();
  if (existsSync(folder)) return folder;
  throw new Error(`The database should be in "${folder}", named in ${pointer}, but nothing is there.`);
};

/**
 * The cluster stands in FORTE_DATA/postgres. Only when root starts the server and PostgreSQL's user cannot
 * reach FORTE_DATA (below /root, say) it stands in /var/lib/forte, and FORTE_DATA/postgres.location names it.
 */
const locate = async (dataFolder: string): Promise<string> => {
  const nearby = join(dataFolder, 'postgres');
  const pointer = join(dataFolder, 'postgres.location');
  if (existsSync(pointer)) return follow(pointer);
  if (canReach(dataFolder, chooseUser(join(nearby, 'cluster')))) return nearby;
  if (existsSync(join(nearby, 'cluster'))) {
    throw new Error(
      `PostgreSQL's user can no longer reach ${nearby}. Make the folders above it passable (chmod o+x), or move it.`,
    );
  }
  await mkdir(systemFolder, { recursive: true, mode: 0o755 });
  const folder = await mkdtemp(join(systemFolder, 'database-'));
  // Of two servers that start here for the first time at once, one writes the pointer and both follow it.
  await writeFile(pointer, `${folder}\n`, { flag: 'wx' }).catch(() => rmdir(folder));
  return follow(pointer);
};

/** Finds or makes the database's folder for a FORTE_DATA. */
export const openHome = async (dataFolder: string): Promise<Home> => {
  await mkdir(dataFolder, { recursive: true });
  const folder = await locate(await realpath(dataFolder));
  const cluster = join(folder, 'cluster');
  const runAs = chooseUser(cluster);
  await makePrivate(folder, runAs);
  return { folder, cluster, log: join(folder, 'postgres.log'), runAs };
};

/** A private folder for the socket: in the home, or in the temp folder where the home's path is too long. */
export const makeSocketFolder = async ({ folder, runAs }: Home): Promise<string> => {
  const near = join(folder, 'socket');
  const candidates = [near, join(tmpdir(), `forte-${shortHash(folder)}`), `/tmp/forte-${shortHash(folder)}`];
  const short = candidates.find(
    (path) => Buffer.byteLength(path) <= longestSocketFolder && canReach(dirname(path), runAs),
  );
  if (short === undefined) throw new Error(`No folder with a path short enough for a socket: ${candidates}`);
  await mkdir(short, { mode: 0o700 }).catch(() => undefined);
  const found = await lstat(short);
  const owner = process.getuid?.();
  // The temp folder is everybody's: a folder that somebody else put there is not ours to trust.
  if (!found.isDirectory() || ![owner, runAs?.uid].includes(found.uid)) {
    throw new Error(`${short} belongs to somebody else. Remove it, or use a FORTE_DATA with a shorter path.`);
  }
  await makePrivate(short, runAs);
  return short;
};
