import { expect, test } from 'vitest';
import { summarise } from './percentiles.ts';

test('percentiles are times that were measured, whatever their order', () => {
  const times = Array.from({ length: 300 }, (_, index) => 300 - index);
  expect(summarise(times)).toEqual({ p50: 150, p95: 285, p99: 297, max: 300 });
});

test('few times, one, none', () => {
  expect(summarise([3, 1, 2])).toEqual({ p50: 2, p95: 3, p99: 3, max: 3 });
  expect(summarise([7])).toEqual({ p50: 7, p95: 7, p99: 7, max: 7 });
  expect(summarise([])).toEqual({ p50: Number.NaN, p95: Number.NaN, p99: Number.NaN, max: Number.NaN });
});
