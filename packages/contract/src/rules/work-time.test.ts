import { afterEach, expect, test, vi } from 'vitest';
import { timeWorked } from './work-time.ts';

const job = (start: readonly [number, number], end?: readonly [number, number]) => ({
  startYear: start[0],
  startMonth: start[1],
  endYear: end?.[0] ?? null,
  endMonth: end?.[1] ?? null,
  isCurrentlyWorking: end === undefined,
});
const now = new Date(2026, 2, 15);

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['one month', [job([2020, 5], [2020, 5])], { years: 0, months: 1 }],
  ['a whole year', [job([2020, 1], [2020, 12])], { years: 1, months: 0 }],
  ['up to this month', [job([2025, 3])], { years: 1, months: 1 }],
  ['one after the other', [job([2021, 1], [2021, 6]), job([2020, 7], [2020, 12])], { years: 1, months: 0 }],
  ['a gap does not count', [job([2020, 1], [2020, 2]), job([2021, 1], [2021, 2])], { years: 0, months: 4 }],
  [
    'months of two jobs count once',
    [job([2020, 1], [2020, 12]), job([2020, 6], [2021, 6])],
    { years: 1, months: 6 },
  ],
  ['a job within another', [job([2020, 1], [2022, 12]), job([2021, 1], [2021, 2])], { years: 3, months: 0 }],
  ['not started yet', [job([2027, 1]), job([2026, 1], [2026, 2])], { years: 0, months: 2 }],
])('%s', (_, jobs, worked) => {
  expect(timeWorked(jobs, now)).toEqual(worked);
});

test('half-told periods count for nothing', () => {
  const half = { ...job([2020, 1], [2020, 2]), endMonth: null };
  expect(timeWorked([], now)).toBeUndefined();
  expect(timeWorked([half, job([2021, 5], [2020, 5])], now)).toBeUndefined();
  expect(timeWorked([half, job([2020, 1], [2020, 2])], now)).toEqual({ years: 0, months: 2 });
});

test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('no time zone moves a month: %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(timeWorked([job([2026, 1])], new Date(2026, 0, 1))).toEqual({ years: 0, months: 1 });
  expect(timeWorked([job([2025, 12])], new Date(2026, 0, 31, 23, 59))).toEqual({ years: 0, months: 2 });
});
