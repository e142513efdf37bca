import * as z from 'zod/mini';
import { rangeParam } from '#core/range-text.ts';
import { choiceParam, listParam, numberParam, textParam } from '#core/search-params.ts';

/** How a list of postings or applications is asked for in the address (JOB-02, APP-14). */
export const postingSearch = z.object({
  sort: choiceParam(['latest', 'oldest', 'match']),
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
