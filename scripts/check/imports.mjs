// Holds the directions of imports. A small reader of our own: the known tools parse with TypeScript before 7.
import { dirname, join, normalize } from 'node:path';
import { listSources, readSource, report } from '../lib/sources.mjs';

const aliases = [
  [/^#api\//, 'apps/api/src/'],
  [/^#(app|core|features|testing|ui)\//, 'apps/web/src/$1/'],
  [/^@forte\/contract$/, 'packages/contract/src/index.ts'],
];

const part = (path, pattern) => pattern.exec(path)?.[1];
const feature = (path) => part(path, /^apps\/web\/src\/features\/([^/]+)/);
const module = (path) => part(path, /^apps\/api\/src\/modules\/([^/]+)/);
const layer = (path) => part(path, /^apps\/web\/src\/(app|core|features|ui)\//);
const allowedLayers = { core: ['core'], ui: ['core', 'ui'], features: ['core', 'ui', 'features'] };

/** [what is broken, whether an import of `to` by `from` breaks it] */
const rules = [
  ['the contract imports no app', (from, to) => /^packages\//.test(from) && /^(apps|e2e|scripts)\//.test(to)],
  ['the server does not import the web', (from, to) => /^apps\/api\//.test(from) && /^apps\/web\//.test(to)],
  ['the web does not import the server', (from, to) => /^apps\/web\//.test(from) && /^apps\/api\//.test(to)],
  ['journeys know the product from outside only', (from, to) => /^e2e\//.test(from) && /^apps\//.test(to)],
  [
    'core <- ui <- features <- app',
    (from, to) => layer(to) !== undefined && allowedLayers[layer(from)]?.includes(layer(to)) === false,
  ],
  [
    'a feature never imports a feature',
    (from, to) => feature(from) && feature(to) && feature(from) !== feature(to),
  ],
  [
    "a module never imports another's routes",
    (from, to) => module(from) && module(to) && module(from) !== module(to) && /\.routes\.ts$/.test(to),
  ],
  [
    'only tests import what is made for tests',
    (from, to) => /\/testing\//.test(to) && !/\/testing\/|\.test\.tsx?$/.test(from),
  ],
];

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

const resolve = (from, name) => {
  if (name.startsWith('.')) return normalize(join(dirname(from), name));
  const alias = aliases.find(([pattern]) => pattern.test(name));
  return alias && normalize(name.replace(alias[0], alias[1]));
};

const importsOf = (path) =>
  [...readSource(path).matchAll(importPattern)]
    .map(([text, fixed, lazy]) => ({
      to: resolve(path, fixed ?? lazy),
      typeOnly: /^\s*(import|export) type/.test(text),
    }))
    .filter(({ to }) => to !== undefined);

const findCycles = (graph) => {
  const state = new Map();
  const cycles = [];
  const visit = (path, trail) => {
    if (state.get(path) === 'done') return;
    if (trail.includes(path)) {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
      return;
    }
    for (const to of graph.get(path) ?? []) visit(to, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of graph.keys()) visit(path, []);
  return cycles;
};

const files = listSources().filter((path) => /^(apps|packages|e2e)\/.*\.(ts|tsx)$/.test(path));
const imports = files.map((from) => [from, importsOf(from)]);
const broken = imports.flatMap(([from, found]) =>
  found.flatMap(({ to }) =>
    rules.filter(([, breaks]) => breaks(from, to)).map(([rule]) => `${from} imports ${to}: ${rule}`),
  ),
);
// What is only a type is gone when the code runs: such a circle can't bite.
const graph = new Map(
  imports.map(([from, found]) => [from, found.filter(({ typeOnly }) => !typeOnly).map(({ to }) => to)]),
);
const count = imports.reduce((sum, [, found]) => sum + found.length, 0);
report(
  [...broken, ...findCycles(graph).map((cycle) => `a circle: ${cycle}`)],
  `${count} imports keep the directions`,
);
