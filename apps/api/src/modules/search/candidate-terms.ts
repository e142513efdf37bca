import { type Term, termsOf } from '#api/modules/search/facets.ts';

/** What of a profile can be searched. */
export type SearchableProfile = {
  readonly gender: number | null;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly visaStatus: string;
  readonly qualification: string;
  readonly preferredJobs: readonly string[];
  readonly modesOfWork: readonly string[];
  readonly preferredRoles: readonly string[];
  readonly expectedSalary: number | null;
  readonly expectedSalaryCurrency: string;
  readonly skills: readonly string[];
  readonly technologies: readonly string[];
  readonly languages: readonly string[];
};

/** The terms of a profile: what is one per person comes first, so that a cut of a huge profile leaves it. */
export const candidateTerms = (profile: SearchableProfile): Term[] => [
  ...termsOf('gender', [profile.gender]),
  ...termsOf('visa', [profile.visaStatus]),
  ...termsOf('education', [profile.qualification]),
  ...termsOf('city', [profile.city]),
  ...termsOf('state', [profile.state]),
  ...termsOf('country', [profile.country]),
  ...termsOf('currency', [profile.expectedSalary === null ? null : profile.expectedSalaryCurrency]),
  ...termsOf('job', profile.preferredJobs),
  ...termsOf('mode', profile.modesOfWork),
  ...termsOf('role', profile.preferredRoles),
  ...termsOf('skill', profile.skills),
  ...termsOf('technology', profile.technologies),
  ...termsOf('language', profile.languages),
];
