import type { candidateCard } from '@forte/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { CandidateSearch } from '#core/candidate-search.ts';
import { candidatesOptions } from './candidates-options.ts';

export type Candidate = z.output<typeof candidateCard>;

/** The candidates that fit the filters of the address (SEARCH-01). */
export const useCandidates = (search: CandidateSearch) => useInfiniteQuery(candidatesOptions(search));
