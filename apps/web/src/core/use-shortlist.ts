import { type Answer, profileRoutes, searchRoutes } from '@forte/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from './calls.ts';
import { changeInLists } from './held-lists.ts';
import { callKey, callOptions } from './queries.ts';
import { send } from './send.ts';
import { toast } from './toast.ts';
import { useWish } from './use-wish.ts';

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

/** Puts a candidate on the shortlist or takes it off (SEARCH-06). */
export const useShortlist = (candidateId: string) => {
  const client = useQueryClient();
  const { wish } = useWish({
    scope: `shortlist:${candidateId}`,
    send: (isFavorite) => send(searchRoutes.setFavoriteCandidate, { body: { candidateId, isFavorite } }),
    show: (on) => showHeart(client, candidateId, on),
    onDone: () => markShortlistOld(client),
    onFailed: (error) => toast('0', sentenceOf(error)),
  });
  return wish;
};
