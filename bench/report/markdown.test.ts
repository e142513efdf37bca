import { expect, test } from 'vitest';
import type { Measured } from '../run/load.ts';
import { toMarkdown } from './markdown.ts';
import { missed } from './section.ts';

const measured: Measured = {
  connections: 1,
  requests: 1_200,
  each: [],
  times: { p50: 4.24, p95: 21, p99: 29, max: 1_151.4 },
  perSecond: 239,
  cpu: { server: 0.82, database: undefined },
  memoryMb: { server: 150, database: undefined },
};
const report = {
  facts: ['Date: today'],
  checks: { 'pages of candidates': { checked: 300, wrong: ['{}: expected 1, was 2'] } },
  slow: [{ what: '{"sort":"oldest"}', milliseconds: 1_151, plans: ['Index Scan'] }],
  sections: [
    { title: 'Search', rows: [{ what: 'first page', measured, rows: 14, limits: { p50: 7, p95: 20 } }] },
  ],
  showsLimits: true,
};

test('what is over its limit is named, what is on it is kept', () => {
  expect(missed(measured, { p50: 7, p95: 20, p99: 29, max: 150, perSecond: 240 })).toEqual([
    'p95',
    'max',
    'requests a second',
  ]);
  expect(missed(measured, {})).toEqual([]);
});

test('a report tells figures, missed limits, wrong answers and plans, and what could not be measured', () => {
  const text = toMarkdown(report, '\nA note.\n');
  expect(text).toContain(
    '| first page | 1 | 1,200 | 4.2 | 21 | 29 | 1,151 | 239 | 14.0 | 0.8 | - | 150 | - | p50 7, p95 20: **missed** (p95) |',
  );
  expect(text).toContain('300 compared, 1 wrong\n  - {}: expected 1, was 2');
  expect(text).toContain('### 1,151 ms\n\n    {"sort":"oldest"}\n\n```\nIndex Scan\n```');
  expect(text.endsWith('kept by the bench. -->\n\nA note.\n')).toBe(true);
});

test('limits are of the full size: a small run does not show them', () => {
  expect(toMarkdown({ ...report, showsLimits: false }, '')).not.toContain('missed');
});
