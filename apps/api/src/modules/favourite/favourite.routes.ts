import type { postingRoutes } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import type { Handlers } from '#api/http/handler.ts';
import { readPage } from '#api/http/paging.ts';
import { appliedJobsList, savedJobsList } from '#api/modules/favourite/favourite.queries.ts';
import { setMark, type WantedMark } from '#api/modules/favourite/favourite.service.ts';

/** The toasts of §4. */
const messageOf = ({ isSaved, isApplied }: WantedMark): string => {
  if (isSaved !== undefined) return isSaved ? 'Added to Favorites' : 'Removed from Favorites';
  return isApplied ? 'Job Apply Submitted' : 'Job Apply Removed';
};

type FavouriteHandlers = Pick<
  Handlers<typeof postingRoutes>,
  'markJob' | 'listSavedJobs' | 'listAppliedJobs'
>;

/** What candidates do with postings: saving, applying, withdrawing, and the lists of both. */
export const favouriteHandlers = (deps: Deps): FavouriteHandlers => ({
  markJob: async ({ body: { candidateId: _, postingId, ...wanted }, caller }) => ({
    data: await setMark(deps, { candidateId: caller.userId, postingId }, wanted),
    message: messageOf(wanted),
  }),

  listSavedJobs: async ({ body: { text = '', cursor }, caller }) =>
    readPage(deps.secret, {
      name: `saved-jobs:${caller.userId}`,
      filter: text,
      cursor,
      ...savedJobsList(deps.db, caller.userId, text, deps.now()),
    }),

  listAppliedJobs: async ({ body: { id: _, cursor, ...filter }, caller }) =>
    readPage(deps.secret, {
      name: `applied-jobs:${caller.userId}`,
      filter: [filter.text ?? '', filter.withdrawn ?? false],
      cursor,
      ...appliedJobsList(deps.db, caller.userId, filter, deps.now()),
    }),
});
