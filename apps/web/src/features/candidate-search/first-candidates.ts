import * as z from 'zod/mini';
import { candidateSearch } from '#core/candidate-search.ts';
import type { FirstCall } from '#core/first-call.ts';
import { candidatesOptions } from './candidates-options.ts';

/** The first candidates. */
export const firstCall: FirstCall = (client, { search }) =>
  client.prefetchInfiniteQuery(candidatesOptions(z.parse(candidateSearch, search)));
