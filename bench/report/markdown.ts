import type { SlowQuery } from '../sections/slow-queries.ts';
import { type Check, missed, type Row, type Section } from './section.ts';

/** All that a run found out. */
export type Report = {
  /** Machine, versions, date, amounts; a line each. */
  readonly facts: readonly string[];
  readonly sections: readonly Section[];
  readonly checks: Readonly<Record<string, Check>>;
  readonly slow: readonly SlowQuery[];
  /** Whether the limits are meant for the amounts of this run. */
  readonly showsLimits: boolean;
};

/** What people write below it stays when the report is written anew. */
export const notesMark = '<!-- Below this line: notes by hand, kept by the bench. -->';

const number = (value: number | undefined): string => {
  if (value === undefined || Number.isNaN(value)) return '-';
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(value >= 20 ? 0 : 1);
};

const limitText = ({ measured, limits = {} }: Row): string => {
  const wanted = Object.entries(limits).map(([name, limit]) =>
    name === 'perSecond' ? `at least ${limit} a second` : `${name} ${limit}`,
  );
  if (wanted.length === 0) return '';
  const over = missed(measured, limits);
  return `${wanted.join(', ')}: ${over.length === 0 ? 'kept' : `**missed** (${over.join(', ')})`}`;
};

const columns = [
  'what',
  'connections',
  'requests',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'max ms',
  'a second',
  'rows',
  'CPU ms a request: server',
  'PostgreSQL',
  'memory MB: server',
  'PostgreSQL',
];

const cellsOf = (row: Row, showsLimits: boolean): string[] => {
  const { connections, requests, times, perSecond, cpu, memoryMb } = row.measured;
  return [
    row.what,
    String(connections),
    requests.toLocaleString('en-US'),
    ...[times.p50, times.p95, times.p99, times.max, perSecond, row.rows].map(number),
    ...[cpu.server, cpu.database, memoryMb.server, memoryMb.database].map(number),
    ...(showsLimits ? [limitText(row)] : []),
  ];
};

const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const sectionText = ({ title, notes = [], rows }: Section, showsLimits: boolean): string => {
  const head = showsLimits ? [...columns, 'wanted'] : columns;
  return [
    `## ${title}`,
    ...(notes.length === 0 ? [] : ['', ...notes.flatMap((note) => [note, '']).slice(0, -1)]),
    '',
    tableRow(head),
    tableRow(head.map(() => '---')),
    ...rows.map((row) => tableRow(cellsOf(row, showsLimits))),
  ].join('\n');
};

const checkText = (name: string, { checked, wrong }: Check): string =>
  [
    `- ${name}: ${checked} compared, ${wrong.length} wrong`,
    ...wrong.slice(0, 5).map((one) => `  - ${one}`),
  ].join('\n');

const slowText = ({ what, milliseconds, plans }: SlowQuery): string =>
  [
    `### ${number(milliseconds)} ms`,
    '',
    `    ${what}`,
    ...plans.flatMap((plan) => ['', '```', plan, '```']),
  ].join('\n');

/** @param notes what stood below the mark before */
export const toMarkdown = ({ facts, sections, checks, slow, showsLimits }: Report, notes: string): string =>
  [
    '# Measurements',
    '',
    'Written by `npm run bench` (`bench/main.ts`). The load comes from the same machine over HTTP with keep-alive and is made by',
    'a small client of our own on `node:http`: it takes less of the two processors than `fetch`, and tells the time of each mix.',
    'Processor time and memory are those of the server and of all processes of PostgreSQL.',
    '',
    ...facts.map((fact) => `- ${fact}`),
    '',
    '## Are the answers right?',
    '',
    "Ids of pages and counts, against a plain SQL on the profiles' and postings' own tables, not on the search rows.",
    '',
    ...Object.entries(checks).map(([name, check]) => checkText(name, check)),
    '',
    ...sections.flatMap((section) => [sectionText(section, showsLimits), '']),
    '## The slowest searches, with their plans',
    '',
    ...slow.flatMap((query) => [slowText(query), '']),
    notesMark,
    notes.trimEnd(),
    '',
  ].join('\n');
