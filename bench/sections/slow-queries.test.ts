import { expect, test } from 'vitest';
import { slowestOf } from './slow-queries.ts';

test('the slowest are those that were slow in every round', () => {
  // Three rounds of four mixes: the first was slow once, the third always.
  const each = [900, 2, 50, 4, 1, 2, 60, 4, 1, 2, 70, 9];
  expect(slowestOf(each, 4, 2)).toEqual([
    [2, 50],
    [3, 4],
  ]);
});
