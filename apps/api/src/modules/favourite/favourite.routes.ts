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
  markJob: async ({ body: { candidateId, postingId, ...wanted } }) => ({
    data: await setMark(deps, { candidateId, postingId }, wanted),
    message: messageOf(wanted),
  }),

  listSavedJobs: async ({ body: { id, text = '', cursor } }) =>
    readPage(deps.secret, {
      name: `saved-jobs:${id}`,
      filter: text,
      cursor,
      ...savedJobsList(deps.db, id, text, deps.now()),
    }),

  listAppliedJobs: async ({ body: { id, cursor, ...filter } }) =>
    readPage(deps.secret, {
      name: `applied-jobs:${id}`,
      filter: [filter.text ?? '', filter.withdrawn ?? false],
      cursor,
      ...appliedJobsList(deps.db, id, filter, deps.now()),
    }),
});
