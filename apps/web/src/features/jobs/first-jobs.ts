import { profileRoutes } from '@forte/contract';
import * as z from 'zod/mini';
import type { FirstCall } from '#core/first-call.ts';
import { postingSearch } from '#core/posting-search.ts';
import { callOptions } from '#core/queries.ts';
import { openJobsOptions } from './open-jobs-options.ts';

/**
 * The first jobs, and the profile whose terms they mark. Both calls name the candidate, whom only the verified session
 * tells.
 */
export const firstCall: FirstCall = async (client, { search, user }) => {
  const { userId } = await user;
  return Promise.all([
    client.prefetchInfiniteQuery(openJobsOptions(userId, z.parse(postingSearch, search))),
    client.prefetchQuery(callOptions(profileRoutes.viewProfile, { params: { id: userId } })),
  ]);
};
