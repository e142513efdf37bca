// Loads pages of the product as deployed on a simulated phone, and writes what the eye waits for:
//   npm run lighthouse               five loads of each page, the median; into bench/RESULTS-web.md
//   npm run lighthouse -- --runs 1 --page /login
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { demoLogins } from '../apps/api/src/demo/demo-people.ts';
import { type Measured, measure, type Session } from './web/measure.ts';
import { startProduction } from './web/production.ts';

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, page: { type: 'string' }, out: { type: 'string' } },
});

type Wanted = { readonly performance: number; readonly others?: 100 };
type Case = { readonly path: string; readonly as?: 'employer' | 'candidate'; readonly wanted: Wanted };

const cases: readonly Case[] = [
  { path: '/login', wanted: { performance: 95, others: 100 } },
  { path: '/signUp', wanted: { performance: 90, others: 100 } },
  { path: '/forget-password', wanted: { performance: 90, others: 100 } },
  { path: '/about', wanted: { performance: 90, others: 100 } },
  { path: '/contact', wanted: { performance: 90, others: 100 } },
  { path: '/privacy-policy', wanted: { performance: 90, others: 100 } },
  { path: '/dashboard', as: 'employer', wanted: { performance: 90 } },
  { path: '/explore-jobs', as: 'candidate', wanted: { performance: 90 } },
];
const most = { shift: 0.02 };

const logins = {
  employer: { call: 'employerLogin', userType: '2' },
  candidate: { call: 'userLogin', userType: '1' },
} as const;

const logIn = async (baseUrl: string, as: keyof typeof logins): Promise<Session> => {
  const { call, userType } = logins[as];
  const { email, password } = demoLogins[as];
  const answer = await fetch(`${baseUrl}/V1/login/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
  const { Data } = (await answer.json()) as { Data: unknown }; // the envelope of every answer
  return { userType, stored: JSON.stringify(Data) };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

const missedBy = ({ wanted }: Case, runs: readonly Measured[]): string[] => {
  const scoreOf = (name: keyof Measured['scores']) => median(runs.map(({ scores }) => scores[name]));
  const others = ['accessibility', 'best-practices', 'seo'] as const;
  return [
    ...(scoreOf('performance') < wanted.performance ? [`performance below ${wanted.performance}`] : []),
    ...(wanted.others === undefined ? [] : others.filter((name) => scoreOf(name) < 100)),
    ...(median(runs.map(({ shift }) => shift)) > most.shift ? [`layout shift above ${most.shift}`] : []),
  ];
};

const rowOf = (one: Case, runs: readonly Measured[]): string => {
  const of = (value: (run: Measured) => number) => median(runs.map(value));
  const missed = missedBy(one, runs);
  const cells = [
    one.as === undefined ? one.path : `${one.path}, as ${one.as}`,
    ...(['performance', 'accessibility', 'best-practices', 'seo'] as const).map((name) =>
      String(of(({ scores }) => scores[name])),
    ),
    ...(['First paint', 'Largest paint', 'Speed index'] as const).map((name) =>
      seconds(of(({ times }) => times[name])),
    ),
    `${Math.round(of(({ times }) => times.Blocked))} ms`,
    of(({ shift }) => shift).toFixed(3),
    `${Math.round(of(({ bytes }) => bytes) / 1_000)} kB`,
    missed.length === 0 ? 'kept' : `**missed**: ${missed.join(', ')}`,
  ];
  return `| ${cells.join(' | ')} |`;
};

const head = [
  '# What the eye waits for',
  '',
  `Lighthouse on a simulated phone (slow 4G, a quarter of this machine's speed), median of ${options.runs} loads with an empty cache, of`,
  `the product as deployed over the demo data. ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores. \`npm run lighthouse\` writes this anew.`,
  '',
  `Others kept ${(loadavg()[0] ?? 0).toFixed(1)} processors' worth of work waiting when it began: what they take, a page lacks.`,
  '',
  '| page | performance | accessibility | best practices | SEO | first paint | largest paint | speed index | blocked | layout shift | sent | wanted |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
];

const run = async (): Promise<void> => {
  const product = await startProduction();
  const rows: string[] = [];
  try {
    for (const one of cases.filter(({ path }) => options.page === undefined || path === options.page)) {
      const session = one.as === undefined ? undefined : await logIn(product.baseUrl, one.as);
      const runs = await measure(product.baseUrl + one.path, Number(options.runs), session);
      rows.push(rowOf(one, runs));
      const complaints = new Set(runs.flatMap(({ complaints }) => complaints));
      process.stdout.write(`${rows.at(-1)}\n${[...complaints].map((text) => `  ${text}\n`).join('')}`);
      if (missedBy(one, runs).length > 0) process.exitCode = 1;
    }
  } finally {
    await product.close();
  }
  const file = options.out ?? (options.page === undefined ? 'bench/RESULTS-web.md' : '.cache/lighthouse.md');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${[...head, ...rows].join('\n')}\n`);
};

await run();
