import { expect, test } from 'vitest';
import { keepSame } from './keep-same.ts';

const row = (id: string, more: object = {}) => ({
  id,
  at: new Date('2026-11-28T10:00:00Z'),
  terms: ['a'],
  ...more,
});
const answer = (...rows: object[]) => ({
  pages: [{ data: rows, page: { next: null } }],
  pageParams: [undefined],
});

test('an answer that says the same is the same object', () => {
  const before = answer(row('1'), row('2'));
  expect(keepSame(before, answer(row('1'), row('2')))).toBe(before);
});

test('only what changed is new; a row that moved up is known by its id', () => {
  const before = answer(row('1'), row('2'), row('3'));
  const after = answer(row('2'), row('3', { status: 'seen' }));
  const kept = keepSame(before, after) as typeof before; // of the same shape
  expect(kept).toEqual(after);
  expect(kept.pages[0]?.data[0]).toBe(before.pages[0]?.data[1]);
  expect(kept.pages[0]?.data[1]).not.toBe(before.pages[0]?.data[2]);
});

test.each([
  [{ a: undefined }, {}],
  [{}, { a: undefined }],
  [{ b: 1 }, { a: undefined }],
  [[1, 2], [1]],
  [undefined, { a: 1 }],
  [{ a: new Date(1) }, { a: new Date(2) }],
  [{ a: null }, { a: {} }],
])('%o does not stand for %o', (before, now) => {
  expect(keepSame(before, now)).toStrictEqual(now);
});
