import { type BodyOf, defaultCurrency, type Range, type searchRoutes } from '@forte/contract';
import { isBounded } from '#api/db/where.ts';
import type { CandidateFilter } from '#api/modules/search/candidate-search.ts';
import { type Term, termsOf } from '#api/modules/search/facets.ts';

export type SearchBody = BodyOf<typeof searchRoutes.searchCandidates>;

const noPreference = 3;

const inMonths = ([min, max]: Range): Range => [
  min === null ? null : min * 12,
  max === null ? null : max * 12,
];

/** A salary compares only with salaries in the same currency (VIEW-02). */
const salaryTerms = (body: SearchBody): Term[] =>
  isBounded(body.expectedSalary) ? termsOf('currency', [body.currency ?? defaultCurrency]) : [];

/**
 * What a search asks for (SEARCH-02): skills, technologies and languages want all the named ones, the others any;
 * everything together narrows.
 */
export const toCandidateFilter = (body: SearchBody, employerId: string): CandidateFilter => ({
  terms: {
    all: [
      ...termsOf('skill', body.skills ?? []),
      ...termsOf('technology', body.technologies ?? []),
      ...termsOf('language', body.languages ?? []),
      ...termsOf('gender', body.gender === noPreference ? [] : [body.gender]),
      ...salaryTerms(body),
    ],
    any: [
      termsOf('job', body.preferredJobs ?? []),
      termsOf('visa', body.visaStatuses ?? []),
      termsOf('education', body.educations ?? []),
      termsOf('city', body.cities ?? []),
      termsOf('state', body.states ?? []),
      termsOf('country', body.countries ?? []),
      termsOf('mode', body.modesOfWork ?? []),
      termsOf('role', body.preferredRoles ?? []),
    ],
  },
  experienceMonths: isBounded(body.experienceYears) ? inMonths(body.experienceYears) : undefined,
  expectedSalary: isBounded(body.expectedSalary) ? body.expectedSalary : undefined,
  shortlistOf: body.shortlistOnly ? employerId : undefined,
});
