import {
  currency as currencyRule,
  highestSalary,
  jobRoles,
  jobTitles,
  jobTypes,
  type PostingFilter,
} from '@forte/contract';
import * as z from 'zod/mini';
import { known, knownRange } from '#core/known-params.ts';
import { rangeParam } from '#core/range-text.ts';
import { choiceParam, listParam, numberParam, textParam } from '#core/search-params.ts';

/** How a list of postings or applications is asked for in the address (JOB-02, APP-14). */
export const postingSearch = z.object({
  sort: choiceParam(['latest', 'oldest']),
  text: textParam(),
  titles: listParam(),
  types: listParam(),
  roles: listParam(),
  qualifications: listParam(),
  technologies: listParam(),
  experience: rangeParam(),
  salary: rangeParam(),
  currency: textParam(),
  pages: numberParam(),
});
export type PostingSearch = z.output<typeof postingSearch>;

/** The filter of the call. What the call would refuse is as if it were not in the address. */
export const toPostingFilter = (search: PostingSearch): PostingFilter => ({
  sort: search.sort,
  text: search.text?.trim().slice(0, 200) || undefined,
  jobTitles: known(search.titles, { choices: jobTitles }),
  jobTypes: known(search.types, { choices: jobTypes }),
  jobRoles: known(search.roles, { choices: jobRoles }),
  qualifications: known(search.qualifications),
  technologies: known(search.technologies),
  experience: knownRange(search.experience, 99),
  salary: knownRange(search.salary, highestSalary),
  currency: z.safeParse(currencyRule, search.currency).success ? search.currency : undefined,
});
