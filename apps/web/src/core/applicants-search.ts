import { applicationStates, id } from '@forte/contract';
import * as z from 'zod/mini';
import { postingSearch } from '#core/posting-search.ts';
import { choiceParam, textParam } from '#core/search-params.ts';

/** The address of who applied: the filters of a list of postings, and one posting if it is for one only (APPLIED-01). */
export const applicantsSearch = z.extend(postingSearch, {
  posting: textParam(),
  state: choiceParam(applicationStates),
});
export type ApplicantsSearch = z.output<typeof applicantsSearch>;

/** The posting that the address names, when that can be an id. */
export const postingOf = ({ posting }: ApplicantsSearch): string | undefined =>
  z.safeParse(id, posting).success ? posting : undefined;

/** The address of a candidate: the application that it was opened from, and the list in which that stands. */
export const openedSearch = z.extend(applicantsSearch, { application: textParam() });
export type OpenedSearch = z.output<typeof openedSearch>;

/** The application that the address names, when that can be an id. */
export const applicationOf = ({ application }: OpenedSearch): string | undefined =>
  z.safeParse(id, application).success ? application : undefined;
