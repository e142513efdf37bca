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

type Body = BodyOf<typeof searchRoutes.searchCandidates>;

/** The posting that the address names, when that can be an id. */
export const postingOf = ({ posting }: CandidateSearch): string | undefined =>
  z.safeParse(id, posting).success ? posting : undefined;

const genderOf = { '1': 1, '2': 2, '3': 3 } as const;
const most = 30;

/** The body of the call. What the call would refuse is as if it were not in the address. */
export const toCandidateFilter = (search: CandidateSearch): Body => ({
  sort: search.sort === 'match' && postingOf(search) === undefined ? undefined : search.sort,
  postingId: postingOf(search),
  preferredJobs: known(search.jobs, { choices: jobTitles, most }),
  skills: known(search.skills, { most }),
  technologies: known(search.technologies, { most }),
  languages: known(search.languages, { most }),
  visaStatuses: known(search.visas, { choices: visaStatuses, most }),
  educations: known(search.educations, { most }),
  cities: known(search.cities, { most }),
  states: known(search.states, { most }),
  countries: known(search.countries, { most }),
  experienceYears: knownRange(search.experience, 60),
  expectedSalary: knownRange(search.salary, highestSalary),
  currency: z.safeParse(currencyRule, search.currency).success ? search.currency : undefined,
  modesOfWork: search.mode && [search.mode],
  preferredRoles: search.role && [search.role],
  gender: search.gender && genderOf[search.gender],
  shortlistOnly: search.shortlist && true,
});
