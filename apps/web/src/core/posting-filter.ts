import {
  currency as currencyRule,
  highestSalary,
  jobRoles,
  jobTitles,
  jobTypes,
  optionalLines,
  type RankedPostingFilter,
} from '@forte/contract';
import * as z from 'zod/mini';
import { known, knownRange } from '#core/known-params.ts';
import type { PostingSearch } from '#core/posting-search.ts';
import { readRange } from '#core/range-text.ts';

const searchText = optionalLines(200);

/** What of an address the call takes: the rest is as if it were not there, for the page as for the call. */
export const knownPostings = <S extends PostingSearch>(search: S): S => ({
  ...search,
  text: z.safeParse(searchText, search.text).success ? search.text : undefined, // as it is being typed
  titles: known(search.titles, { choices: jobTitles }),
  types: known(search.types, { choices: jobTypes }),
  roles: known(search.roles, { choices: jobRoles }),
  qualifications: known(search.qualifications),
  technologies: known(search.technologies),
  experience: knownRange(search.experience, 99),
  salary: knownRange(search.salary, highestSalary),
  currency: z.safeParse(currencyRule, search.currency).data,
});

/** The filter of the call. */
export const toPostingFilter = (asked: PostingSearch): RankedPostingFilter => {
  const search = knownPostings(asked);
  return {
    sort: search.sort,
    text: search.text?.trim() || undefined,
    jobTitles: search.titles,
    jobTypes: search.types,
    jobRoles: search.roles,
    qualifications: search.qualifications,
    technologies: search.technologies,
    experience: readRange(search.experience),
    salary: readRange(search.salary),
    currency: search.currency,
  };
};
