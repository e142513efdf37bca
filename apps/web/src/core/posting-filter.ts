import {
  currency as currencyRule,
  highestSalary,
  jobRoles,
  jobTitles,
  jobTypes,
  type RankedPostingFilter,
} from '@forte/contract';
import * as z from 'zod/mini';
import { known, knownRange } from '#core/known-params.ts';
import type { PostingSearch } from '#core/posting-search.ts';

/** The filter of the call. What the call would refuse is as if it were not in the address. */
export const toPostingFilter = (search: PostingSearch): RankedPostingFilter => ({
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
