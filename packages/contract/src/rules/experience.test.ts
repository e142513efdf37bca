import { expect, test } from 'vitest';
import { describeExperience, readExperience } from './experience.ts';

test.each([
  ['3', 36, 36, '3 years'],
  ['1 year', 12, 12, '1 year'],
  [' 2.5 Yrs ', 30, 30, '2.5 years'],
  ['3-5 years', 36, 60, '3 to 5 years'],
  ['3 – 5', 36, 60, '3 to 5 years'],
  ['3 years to 5 years', 36, 60, '3 to 5 years'],
  ['5+', 60, null, '5 years or more'],
  ['5 years +', 60, null, '5 years or more'],
  ['10 or more', 120, null, '10 years or more'],
  ['Fresher', 0, 0, 'Fresher'],
  ['0', 0, 0, 'Fresher'],
])('[JOB-04] %j is understood', (text, min, max, described) => {
  const range = readExperience(text);
  expect(range).toEqual({ min, max });
  expect(range && describeExperience(range)).toBe(described);
});

test.each(['a lot', '5-3', '3,5', '-1', '', '3-5-7', '123'])('[JOB-04] %j is not understood', (text) => {
  expect(readExperience(text)).toBeUndefined();
});
