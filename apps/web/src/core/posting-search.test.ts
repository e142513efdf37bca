import { postingFilterForm } from '@forte/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toPostingFilter } from '#core/posting-filter.ts';
import { postingSearch } from '#core/posting-search.ts';
import { parseSearch, stringifySearch } from '#core/search-params.ts';

test('filters come back from the address as they were put there', () => {
  const search = {
    sort: 'oldest',
    text: 'C++ & "R"',
    titles: ['.Net Developer', 'Java Developer'],
    technologies: ['C#'],
    experience: '3-',
    pages: 2,
  };
  expect(z.parse(postingSearch, parseSearch(stringifySearch(search)))).toMatchObject(search);
});

test('a broken or hostile address never makes a filter that the call would refuse', () => {
  const broken = {
    sort: 'best',
    titles: ['Astronaut', 'Java Developer'],
    types: 'Remote',
    technologies: ['', ' ', '\0', '\u202eJava', 'x'.repeat(5_000), 'SQL', 'sql'],
    experience: '5-3',
    salary: '0-999999999',
    currency: 'NOPE',
    text: 'y'.repeat(5_000),
    pages: '-1',
  };
  const filter = toPostingFilter(z.parse(postingSearch, broken));
  expect(z.safeParse(postingFilterForm, filter).success).toBe(true);
  expect(filter).toMatchObject({
    jobTitles: ['Java Developer'],
    jobTypes: ['Remote'],
    technologies: ['SQL'],
  });
  expect(filter).toMatchObject({ sort: undefined, experience: undefined, salary: undefined });
});
