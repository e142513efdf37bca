import { type candidateCard, searchRoutes } from '@forte/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { sentenceOf } from '#core/calls.ts';
import type { CandidateSearch } from '#core/candidate-search.ts';
import { changeInLists } from '#core/held-lists.ts';
import { send } from '#core/send.ts';
import { toast } from '#core/toast.ts';
import { candidatesOptions } from './candidates-options.ts';

export type Candidate = z.output<typeof candidateCard>;

/** The candidates that fit the filters of the address (SEARCH-01). */
export const useCandidates = (search: CandidateSearch) => useInfiniteQuery(candidatesOptions(search));

/** Puts a candidate on the shortlist or takes it off: shown at once, taken back when it fails (SEARCH-06). */
export const useShortlist = (candidateId: string) => {
  const client = useQueryClient();
  const show = (isFavorite: boolean) =>
    changeInLists(client, searchRoutes.searchCandidates, candidateId, { isFavorite });
  const { mutate } = useMutation({
    mutationFn: (isFavorite: boolean) =>
      send(searchRoutes.setFavoriteCandidate, { body: { candidateId, isFavorite } }),
    // One after the other: the last press is the one that stands.
    scope: { id: `shortlist:${candidateId}` },
    onMutate: show,
    onSuccess: ({ data }) => show(data.isFavorite),
    onError: (error, wanted) => {
      show(!wanted);
      toast('0', sentenceOf(error));
    },
  });
  return mutate;
};
