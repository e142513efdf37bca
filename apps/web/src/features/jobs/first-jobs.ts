import * as z from 'zod/mini';
import type { FirstCall } from '#core/first-call.ts';
import { postingSearch } from '#core/posting-search.ts';
import { openJobsOptions } from './open-jobs-options.ts';

/** The first jobs: the call names the candidate, whom only the verified session tells. */
export const firstCall: FirstCall = async (client, { search, user }) =>
  client.prefetchInfiniteQuery(openJobsOptions((await user).userId, z.parse(postingSearch, search)));
