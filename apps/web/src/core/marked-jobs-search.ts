import * as z from 'zod/mini';
import { choiceParam, numberParam, textParam } from '#core/search-params.ts';

/** The address of the saved and of the applied jobs (BROWSE-03). */
export const markedJobsSearch = z.object({
  text: textParam(),
  /** Of the applied jobs: those that were withdrawn, in place of those that stand. */
  show: choiceParam(['withdrawn']),
  pages: numberParam(),
});
export type MarkedSearch = z.output<typeof markedJobsSearch>;

/** What the search box asks the call for; undefined when it is empty. */
export const searchText = ({ text }: MarkedSearch): string | undefined =>
  text?.trim().slice(0, 200) || undefined;
