import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { runOrThrow } from './run.mjs';

const oldest = [20, 19];
/** Runs TypeScript as it is, and has the parts of Node that the server builds on. */
const runtimeMajor = 24;

export const requireNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  throw new Error(`Forte needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`);
};

const readPackages = (path) => {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/** Compares the lock file with npm's own note of what it installed. */
const isInstalled = () => {
  const installed = readPackages('node_modules/.package-lock.json');
  if (installed === undefined) return false;
  const locked = Object.entries(readPackages('package-lock.json') ?? {});
  return locked.every(([path, { version, link, optional, devOptional }]) => {
    if (!path.startsWith('node_modules/') || optional || devOptional) return true;
    return link ? installed[path] !== undefined : installed[path]?.version === version;
  });
};

/** npm itself: the one that runs this script, or the one on the path. */
const npm = (...args) => {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') && existsSync(cli)
    ? runOrThrow(process.execPath, [cli, ...args])
    : runOrThrow('npm', args);
};

/** Installs exactly what the lock file says, when something of it is missing. */
export const install = async () => {
  if (isInstalled()) return;
  console.log('Installing packages (a minute or two) ...');
  await npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
};

/** The pinned Node that comes with the packages; without it (install scripts off) this one, if it is new enough. */
export const findRuntime = () => {
  const pinned = join(root, 'node_modules/node/bin/node');
  if (spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= runtimeMajor) return process.execPath;
  throw new Error(
    `The pinned Node is missing (npm was not allowed to run install scripts). Run "npm rebuild node", or use Node ${runtimeMajor}.`,
  );
};
