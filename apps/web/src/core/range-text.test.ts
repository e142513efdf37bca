import { expect, test } from 'vitest';
import { rangeError, readRange, writeRange } from '#core/range-text.ts';

test('a range of the address is read with open ends, and written back as it was', () => {
  expect(readRange('3-5')).toEqual([3, 5]);
  expect(readRange('3-')).toEqual([3, null]);
  expect(readRange('-5.5')).toEqual([null, 5.5]);
  for (const text of ['3-5', '3-', '-5']) expect(writeRange(readRange(text) ?? [null, null])).toBe(text);
  expect(writeRange([null, null])).toBeUndefined();
});

test('what is no range, or one upside down, is as if it were not there', () => {
  for (const text of [undefined, '', '-', '5', '5-3', 'a-b', '1-2-3', '1e9-', '--2']) {
    expect(readRange(text), text).toBeUndefined();
  }
});

test('a range that no search takes has its sentence', () => {
  const sentenceFor = (min: number | null, max: number | null) => rangeError([min, max], 'Salary', 1_000);
  expect(sentenceFor(5, 3)).toBe('The minimum must not be above the maximum');
  for (const out of [-5, Number.NaN, 1_001]) {
    expect(sentenceFor(out, null)).toBe('Salary must be between 0 and 1,000');
    expect(sentenceFor(null, out)).toBe('Salary must be between 0 and 1,000');
  }
  expect(sentenceFor(3, null)).toBeUndefined();
});
