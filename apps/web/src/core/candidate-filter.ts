import {
  type BodyOf,
  currency as currencyRule,
  highestSalary,
  id,
  jobTitles,
  type searchRoutes,
  visaStatuses,
} from '@forte/contract';
import * as z from 'zod/mini';
import type { CandidateSearch } from '#core/candidate-search.ts';
import { known, knownRange } from '#core/known-params.ts';
import { readRange } from '#core/range-text.ts';

type Body = BodyOf<typeof searchRoutes.searchCandidates>;

/** The posting that the address names, when that can be an id. */
export const postingOf = ({ posting }: CandidateSearch): string | undefined =>
  z.safeParse(id, posting).success ? posting : undefined;

const genderOf = { '1': 1, '2': 2, '3': 3 } as const;
const most = 30;

/** What of an address the call takes: the rest is as if it were not there, for the page as for the call. */
export const knownCandidates = (search: CandidateSearch): CandidateSearch => ({
  ...search,
  sort: search.sort === 'match' && postingOf(search) === undefined ? undefined : search.sort,
  posting: postingOf(search),
  jobs: known(search.jobs, { choices: jobTitles, most }),
  skills: known(search.skills, { most }),
  technologies: known(search.technologies, { most }),
  languages: known(search.languages, { most }),
  visas: known(search.visas, { choices: visaStatuses, most }),
  educations: known(search.educations, { most }),
  cities: known(search.cities, { most }),
  states: known(search.states, { most }),
  countries: known(search.countries, { most }),
  experience: knownRange(search.experience, 60),
  salary: knownRange(search.salary, highestSalary),
  currency: z.safeParse(currencyRule, search.currency).data,
});

/** The body of the call. */
export const toCandidateFilter = (asked: CandidateSearch): Body => {
  const search = knownCandidates(asked);
  return {
    sort: search.sort,
    postingId: search.posting,
    preferredJobs: search.jobs,
    skills: search.skills,
    technologies: search.technologies,
    languages: search.languages,
    visaStatuses: search.visas,
    educations: search.educations,
    cities: search.cities,
    states: search.states,
    countries: search.countries,
    experienceYears: readRange(search.experience),
    expectedSalary: readRange(search.salary),
    currency: search.currency,
    modesOfWork: search.mode && [search.mode],
    preferredRoles: search.role && [search.role],
    gender: search.gender && genderOf[search.gender],
    shortlistOnly: search.shortlist && true,
  };
};
