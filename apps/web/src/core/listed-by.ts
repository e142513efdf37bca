import type { BodyOf, employerRoutes } from '@forte/contract';
import { type ApplicantsSearch, postingOf } from '#core/applicants-search.ts';
import { toPostingFilter } from '#core/posting-filter.ts';

/** Which applications an address asks for, and in which order, as the calls want it. */
export const listedBy = (
  search: ApplicantsSearch,
  employerId: string,
): Omit<BodyOf<typeof employerRoutes.listApplications>, 'cursor'> => ({
  employerId,
  postingId: postingOf(search),
  states: search.state && [search.state],
  ...toPostingFilter(search),
});
