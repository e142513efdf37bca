import { expect, test } from 'vitest';
import { markOwnBy } from './own-terms.ts';

test('The terms that the candidate has come first, in the order of the job, the others after them', () => {
  expect(markOwnBy(['Kafka', 'SQL'])(['Java', 'SQL', 'Go', 'Kafka'])).toEqual([
    { name: 'SQL', isOwn: true },
    { name: 'Kafka', isOwn: true },
    { name: 'Java', isOwn: false },
    { name: 'Go', isOwn: false },
  ]);
});

test('Case and accents make no difference, signs do, and a term stands once', () => {
  expect(markOwnBy(['café css', 'C'])(['Cafe CSS', 'C++', 'C++', 'C#'])).toEqual([
    { name: 'Cafe CSS', isOwn: true },
    { name: 'C++', isOwn: false },
    { name: 'C#', isOwn: false },
  ]);
});
