import {
  type OwnPosting,
  type PostingFilter,
  postingRoutes,
  type RankedPostingFilter,
} from '@forte/contract';
import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf, useSend } from '#core/calls.ts';
import { toPostingFilter } from '#core/posting-filter.ts';
import type { PostingSearch } from '#core/posting-search.ts';
import { callKey, usePagedCall } from '#core/queries.ts';
import { toast } from '#core/toast.ts';

/** One's own postings match nobody: they are not ranked. */
const byTime = ({ sort, ...filter }: RankedPostingFilter): PostingFilter => ({
  ...filter,
  sort: sort === 'match' ? undefined : sort,
});

/** The employer's own postings by the filters of the address (JOB-01). */
export const useOwnPostings = (search: PostingSearch) =>
  usePagedCall(postingRoutes.listOwnPostings, { body: byTime(toPostingFilter(search)) });

/** The list and everything that shows a posting is asked for again. */
const usePostingChanged = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: callKey(postingRoutes.listOwnPostings) }),
      client.invalidateQueries({ queryKey: callKey(postingRoutes.viewPosting) }),
    ]);
};

/** Closes an open posting, reopens a closed one (JOB-09). */
export const useSwitchPosting = ({ id, availability }: OwnPosting) => {
  const changed = usePostingChanged();
  const closing = availability === 'open';
  const sending = useSend(closing ? postingRoutes.closePosting : postingRoutes.reopenPosting, {
    onSuccess: () => {
      toast('1', closing ? 'Posting closed' : 'Posting reopened');
      return changed();
    },
    onError: (error) => {
      toast('0', sentenceOf(error));
      return changed(); // it may have been deleted elsewhere
    },
  });
  return { switchIt: () => sending.mutate({ params: { id } }), busy: sending.isPending };
};

/** Deletes a posting, then shows the list as it is now (JOB-06). */
export const useDeletePosting = (onDeleted: () => void) => {
  const changed = usePostingChanged();
  const sending = useSend(postingRoutes.deletePosting, {
    onSuccess: async () => {
      await changed();
      toast('1', 'Job posting deleted');
      onDeleted();
    },
  });
  return {
    remove: (id: string) => sending.mutate({ params: { id } }),
    busy: sending.isPending,
    failure: sending.error === null ? undefined : sentenceOf(sending.error),
    forgetFailure: sending.reset,
  };
};
