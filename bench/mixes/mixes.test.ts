import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { candidateMixes } from './candidate-mixes.ts';
import { postingMixes } from './posting-mixes.ts';

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

test('the mixes are the same list every time, and a shorter list is its beginning', () => {
  expect(hashOf(candidateMixes())).toBe(hashOf(candidateMixes()));
  expect(hashOf(postingMixes())).toBe(hashOf(postingMixes()));
  expect(candidateMixes(10)).toEqual(candidateMixes().slice(0, 10));
});

test.each([
  ['candidates', candidateMixes(), 120],
  ['postings', postingMixes(), 80],
])('%s: 300 mixes of none to five filters, few of them alike', (_, mixes, distinct) => {
  expect(mixes).toHaveLength(300);
  const sizes = mixes.map((mix) => Object.keys(mix).length - 1);
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([0, 5]);
  expect(new Set(mixes.map(hashOf)).size).toBeGreaterThan(distinct);
  for (const mix of mixes) {
    for (const terms of Object.values(mix).filter(Array.isArray)) {
      expect(terms.length).toBeGreaterThan(0);
      expect(terms).not.toContain('');
    }
  }
});
