import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';
import { runOrThrow } from './run.mjs';

const sources = ['apps/web', 'packages/contract', 'package-lock.json', 'tsconfig.base.json'];
const ignored = new Set(['node_modules', 'dist', 'dist.new', 'dist.old']);
const note = join(root, 'node_modules/.cache/forte/web-built-from');

const addTo = (hash, path) => {
  hash.update(`${path}\n`).update(readFileSync(join(root, path)));
};

const addFolder = (hash, folder) => {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (ignored.has(entry.name)) continue;
    if (entry.isDirectory()) addFolder(hash, path);
    else addTo(hash, path);
  }
};

const hashSources = () => {
  const hash = createHash('sha256');
  for (const source of sources) {
    if (/\.json$/.test(source)) addTo(hash, source);
    else addFolder(hash, source);
  }
  return hash.digest('hex');
};

/** Builds the web when its sources changed since the last time; aside, then put in place, as a server may be using it. */
export const buildWeb = async (runtime) => {
  const web = join(root, 'apps/web');
  const builtFrom = existsSync(note) ? readFileSync(note, 'utf8') : '';
  const hash = hashSources();
  if (builtFrom === hash && existsSync(join(web, 'dist/index.html'))) return;
  console.log('Building the web ...');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = ['build', '--outDir', 'dist.new', '--emptyOutDir', '--logLevel', 'warn'];
  await runOrThrow(runtime, [vite, ...args], { cwd: web, env });
  rmSync(join(web, 'dist.old'), { recursive: true, force: true });
  if (existsSync(join(web, 'dist'))) renameSync(join(web, 'dist'), join(web, 'dist.old'));
  renameSync(join(web, 'dist.new'), join(web, 'dist'));
  rmSync(join(web, 'dist.old'), { recursive: true, force: true });
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, hash);
};
