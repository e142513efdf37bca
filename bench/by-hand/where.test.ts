import { expect, test } from 'vitest';
import { candidateConditions } from './candidates.queries.ts';
import { whereOf, within } from './where.ts';

test('parameters are numbered through all conditions', () => {
  expect(whereOf([['a = $', 1], ['b'], ...within('c', [2, 3], 12)])).toEqual({
    text: 'a = $1\n  and b\n  and c >= $2\n  and c <= $3',
    values: [1, 24, 36],
  });
});

test('what is left out, empty or open filters nothing', () => {
  const nothing = { skills: [], cities: null, gender: 3, expectedSalary: [null, null] } as const;
  expect(candidateConditions({ ...nothing, skills: [], expectedSalary: [null, null] })).toEqual(
    candidateConditions({}),
  );
});

test('a salary compares in one currency only; every skill is asked for by itself', () => {
  const { text, values } = whereOf(
    candidateConditions({ skills: ['Java', 'SQL'], expectedSalary: [50_000, null] }),
  );
  expect(text.match(/exists/g)).toHaveLength(2);
  expect(values).toEqual(['Java', 'SQL', 'USD', 50_000]);
});
