import { onceReached } from '#core/connection.ts';
import { createQueryClient } from '#core/queries.ts';
import { sessionStore } from '#core/session.ts';

/** What was read for the pages behind the login. */
export const queryClient = createQueryClient();

/** Whose it is: a user's id, or nobody's. Until that is known, what is read is of whoever the stored session names. */
let isOwnerKnown = false;
let owner: string | undefined;

/** One user's answers are never shown to the next one, who may log in without anybody logging out in this tab. */
const follow = (): void => {
  const state = sessionStore.get();
  if (state.status === 'verifying' || state.status === 'unreachable') return;
  const next = state.status === 'signed-in' ? state.user.userId : undefined;
  if (isOwnerKnown && next !== owner) queryClient.clear();
  isOwnerKnown = true;
  owner = next;
};

follow();
sessionStore.subscribe(follow);

/** What could not be read is asked for again by itself. */
onceReached(
  () => void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null }),
);
