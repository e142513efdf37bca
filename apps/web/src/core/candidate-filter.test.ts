import { searchRoutes } from '@forte/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { knownCandidates, toCandidateFilter } from '#core/candidate-filter.ts';
import { candidateSearch } from '#core/candidate-search.ts';

test('what a broken or hostile address asks for beyond what the call takes is no filter, for the page as for the call', () => {
  const broken = {
    sort: 'match',
    posting: 'abc',
    jobs: ['Astronaut', 'Java Developer'],
    skills: ['\0', '\u202eJava', '\u200b', 'a\nb', ' SQL ', 'sql', 'x'.repeat(201)],
    languages: Array.from({ length: 40 }, (_, at) => `Language ${at}`),
    experience: '70-99',
    salary: '1-90000',
    currency: 'XXX',
  };
  const search = z.parse(candidateSearch, broken);
  const known = knownCandidates(search);
  expect(known).toMatchObject({ jobs: ['Java Developer'], skills: ['SQL'], salary: '1-90000' });
  expect(known).toMatchObject({
    sort: undefined,
    posting: undefined,
    experience: undefined,
    currency: undefined,
  });
  expect(known.languages).toHaveLength(30);
  expect(z.safeEncode(searchRoutes.searchCandidates.body, toCandidateFilter(search)).success).toBe(true);
});
