import { type Answer, profileRoutes, searchRoutes } from '@forte/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from './calls.ts';
import { changeInLists } from './held-lists.ts';
import { callKey, callOptions } from './queries.ts';
import { send } from './send.ts';
import { toast } from './toast.ts';

/** Shows the heart on every screen that has the candidate. */
const showHeart = (client: QueryClient, candidateId: string, isFavorite: boolean): void => {
  changeInLists(client, searchRoutes.searchCandidates, candidateId, { isFavorite });
  const { queryKey } = callOptions(profileRoutes.viewProfile, { params: { id: candidateId } });
  client.setQueryData(queryKey, (held: Answer<typeof profileRoutes.viewProfile> | undefined) =>
    held === undefined ? held : { ...held, data: { ...held.data, isFavorite } },
  );
};

/** The shortlist is asked for anew when it is opened next; what is in view stays where it is. */
const markShortlistOld = (client: QueryClient): void => {
  const queryKey = callKey(searchRoutes.searchCandidates, { body: { shortlistOnly: true } });
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
};

/** Puts a candidate on the shortlist or takes it off: shown at once, taken back when it fails (SEARCH-06). */
export const useShortlist = (candidateId: string) => {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (isFavorite: boolean) =>
      send(searchRoutes.setFavoriteCandidate, { body: { candidateId, isFavorite } }),
    // One after the other: the last press is the one that stands.
    scope: { id: `shortlist:${candidateId}` },
    onMutate: (wanted) => showHeart(client, candidateId, wanted),
    onSuccess: ({ data }) => {
      showHeart(client, candidateId, data.isFavorite);
      markShortlistOld(client);
    },
    onError: (error, wanted) => {
      showHeart(client, candidateId, !wanted);
      toast('0', sentenceOf(error));
    },
  });
  return mutate;
};
