import { jobRoles, jobTypes } from '@forte/contract';
import * as z from 'zod/mini';
import { rangeParam } from '#core/range-text.ts';
import { choiceParam, listParam, numberParam, textParam } from '#core/search-params.ts';

export const genderChoices = { '1': 'Male', '2': 'Female', '3': 'No Preference' } as const;

/** How candidates are searched for in the address (SEARCH-01, APP-14). */
export const candidateSearch = z.object({
  sort: choiceParam(['latest', 'oldest', 'match']),
  /** The employer's own posting for which the cards tell the score (MATCH-06). */
  posting: textParam(),
  jobs: listParam(),
  skills: listParam(),
  technologies: listParam(),
  languages: listParam(),
  visas: listParam(),
  educations: listParam(),
  cities: listParam(),
  states: listParam(),
  countries: listParam(),
  experience: rangeParam(),
  salary: rangeParam(),
  currency: textParam(),
  mode: choiceParam(jobTypes),
  role: choiceParam(jobRoles),
  gender: choiceParam(['1', '2', '3']),
  shortlist: choiceParam(['only']),
  pages: numberParam(),
});
export type CandidateSearch = z.output<typeof candidateSearch>;
