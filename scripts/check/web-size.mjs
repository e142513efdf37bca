// Holds what a browser must load before it shows a page: all scripts and styles of its route, as gzip, from the built web.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/sources.mjs';

const dist = join(root, 'apps/web/dist');
const frame = 'src/app/layout/guarded-areas.tsx';
const start = 'index.html';

/** The most that a page may load, in bytes of gzip. The login is a part of the start. */
const budgets = {
  login: { js: 150_000, css: 12_500 },
  public: { js: 158_000, css: 13_500 },
  // The list of countries and the terms come when they are asked for.
  signUp: { js: 170_000, css: 17_000 },
  // Where users begin. The fields of the filters come later on a phone.
  lists: { js: 195_100, css: 18_500 },
  // A file that most pages share holds more than each needs: one round trip instead of thirty.
  inside: { js: 282_000, css: 29_050 },
};
const lists = /features\/.*\/(candidate-search|job-list|posting-list)-page\.tsx$/;
const publicPages = /features\/(one-time-code|password-reset|static|mail-link|privacy-policy)\//;

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const sizes = new Map();
const sizeOf = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return sizes.get(file);
};

/** The files that these modules and all that they import statically are built into. */
const filesOf = (keys, seen = new Set(), files = new Set()) => {
  for (const key of keys.filter((one) => !seen.has(one) && manifest[one] !== undefined)) {
    seen.add(key);
    const { file, css = [], imports = [] } = manifest[key];
    for (const one of [file, ...css]) files.add(one);
    filesOf(imports, seen, files);
  }
  return files;
};

const weigh = (keys) => {
  const files = [...filesOf(keys)];
  const sum = (ending) =>
    files.filter((file) => file.endsWith(ending)).reduce((total, file) => total + sizeOf(file), 0);
  return { js: sum('.js'), css: sum('.css') };
};

const isInside = (budget) => budget === budgets.inside || budget === budgets.lists;
const pages = Object.keys(manifest).filter((key) => key.startsWith('src/features/'));
const login = { page: 'the login', budget: budgets.login, size: weigh([start]) };
const budgetOf = (page) => {
  if (page.endsWith('/sign-up-page.tsx')) return budgets.signUp;
  if (lists.test(page)) return budgets.lists;
  return publicPages.test(page) ? budgets.public : budgets.inside;
};
const weighed = pages.map((page) => {
  const budget = budgetOf(page);
  return { page, budget, size: weigh([start, ...(isInside(budget) ? [frame] : []), page]) };
});
weighed.push(login);
const kB = (bytes) => `${(bytes / 1_000).toFixed(1)} kB`;
const tooLarge = weighed.flatMap(({ page, budget, size }) =>
  ['js', 'css']
    .filter((part) => size[part] > budget[part])
    .map((part) => `${page} loads ${kB(size[part])} of ${part}; ${kB(budget[part])} is the most`),
);
const missing = [start, frame].filter((key) => manifest[key] === undefined);

if (process.argv.includes('--list')) {
  for (const { page, size } of weighed) console.log(`${kB(size.js)} js, ${kB(size.css)} css: ${page}`);
}
const { js, css } = login.size;
report(
  [...missing.map((key) => `the web was built without ${key}`), ...tooLarge],
  `${pages.length} pages keep their sizes; the login loads ${kB(js)} of scripts and ${kB(css)} of styles`,
);
