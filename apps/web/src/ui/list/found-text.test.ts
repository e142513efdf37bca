import { expect, test } from 'vitest';
import { foundText } from './found-text.ts';

const nouns = ['job', 'jobs'] as const;
const found = (total: number | '1,000+', isPlaceholderData = false) =>
  foundText({ data: { pages: [{ page: { total } }] }, isPlaceholderData }, nouns);

test('The count is grouped, one is one, and more than is counted says so', () => {
  expect([found(0), found(1), found(24), found(12_345), found('1,000+')]).toEqual([
    '0 jobs',
    '1 job',
    '24 jobs',
    '12,345 jobs',
    '1,000+ jobs',
  ]);
});

test('The count of the filters before is not told for those of now', () => {
  expect(found(24, true)).toBeUndefined();
  expect(foundText({ data: undefined, isPlaceholderData: false }, nouns)).toBeUndefined();
});
