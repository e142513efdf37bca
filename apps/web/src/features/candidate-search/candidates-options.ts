import { searchRoutes } from '@forte/contract';
import { toCandidateFilter } from '#core/candidate-filter.ts';
import type { CandidateSearch } from '#core/candidate-search.ts';
import { pagedOptions } from '#core/queries.ts';

/** The candidates that fit the filters of the address (SEARCH-01). */
export const candidatesOptions = (search: CandidateSearch) =>
  pagedOptions(searchRoutes.searchCandidates, { body: toCandidateFilter(search) });
