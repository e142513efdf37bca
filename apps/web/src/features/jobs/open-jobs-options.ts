import { postingRoutes } from '@forte/contract';
import { toPostingFilter } from '#core/posting-filter.ts';
import type { PostingSearch } from '#core/posting-search.ts';
import { pagedOptions } from '#core/queries.ts';

/** All open postings by the filters of the address (BROWSE-01). */
export const openJobsOptions = (candidateId: string, search: PostingSearch) =>
  pagedOptions(postingRoutes.listJobs, { body: { candidateId, ...toPostingFilter(search) } });
