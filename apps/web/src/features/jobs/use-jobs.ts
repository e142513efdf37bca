import { postingRoutes } from '@forte/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type MarkedSearch, searchText } from '#core/marked-jobs-search.ts';
import type { PostingSearch } from '#core/posting-search.ts';
import { usePagedCall } from '#core/queries.ts';
import { useUser } from '#core/session.ts';
import { openJobsOptions } from './open-jobs-options.ts';

/** All open postings by the filters of the address (BROWSE-01). */
export const useOpenJobs = (search: PostingSearch) => {
  const { userId } = useUser();
  return useInfiniteQuery(openJobsOptions(userId, search));
};

export const useSavedJobs = (search: MarkedSearch) => {
  const { userId } = useUser();
  return usePagedCall(postingRoutes.listSavedJobs, { body: { id: userId, text: searchText(search) } });
};

export const useAppliedJobs = (search: MarkedSearch) => {
  const { userId } = useUser();
  const withdrawn = search.show === 'withdrawn' ? true : undefined;
  return usePagedCall(postingRoutes.listAppliedJobs, {
    body: { id: userId, text: searchText(search), withdrawn },
  });
};
