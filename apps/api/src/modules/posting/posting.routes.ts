import type { Page, postingRoutes } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import type { Handlers } from '#api/http/handler.ts';
import { type PageQuery, readPage } from '#api/http/paging.ts';
import { notFound } from '#api/http/refusal.ts';
import { findJob } from '#api/modules/posting/job.read-model.ts';
import { createSqlJobSearch } from '#api/modules/posting/job-search.sql.ts';
import { toJobFilter } from '#api/modules/posting/posting.filter.ts';
import { findOwnPosting, ownPostingsList } from '#api/modules/posting/posting.queries.ts';
import {
  addPosting,
  closePosting,
  deletePosting,
  reopenPosting,
  updatePosting,
} from '#api/modules/posting/posting.service.ts';

type PostingHandlers = Omit<Handlers<typeof postingRoutes>, 'markJob' | 'listSavedJobs' | 'listAppliedJobs'>;

/** Postings as their employer works on them and as candidates browse them. */
export const postingHandlers = (deps: Deps): PostingHandlers => {
  const jobs = createSqlJobSearch(deps.db);
  return {
    addPosting: async ({ body: { employerId: _, draftId, ...fields }, caller }) => ({
      data: await addPosting(deps, caller.userId, fields, draftId),
      message: 'Job posting published',
    }),

    viewPosting: async ({ params, caller }) => {
      const find = caller.role === 'employer' ? findOwnPosting : findJob;
      const posting = await find(deps.db, caller.userId, params.id, deps.now());
      if (posting === undefined) throw notFound();
      return { data: posting };
    },

    updatePosting: async ({ params, body: { employerId: _, version, ...fields }, caller }) => ({
      data: await updatePosting(deps, caller.userId, params.id, fields, version),
      message: 'Job posting updated',
    }),

    deletePosting: async ({ params, caller }) => {
      await deletePosting(deps, caller.userId, params.id);
      return { data: params, message: 'Job posting deleted' };
    },

    closePosting: async ({ params, caller }) => ({
      data: await closePosting(deps, caller.userId, params.id),
      message: 'Job posting closed',
    }),

    reopenPosting: async ({ params, caller }) => ({
      data: await reopenPosting(deps, caller.userId, params.id),
      message: 'Job posting reopened',
    }),

    listOwnPostings: async ({ body: { cursor, ...filter }, caller }) =>
      readPage(deps.secret, {
        name: `own-postings:${caller.userId}`,
        filter: [filter.sort ?? 'latest', toJobFilter(filter)],
        cursor,
        ...ownPostingsList(deps.db, caller.userId, filter, deps.now()),
      }),

    listJobs: async ({ body: { candidateId: _, cursor, ...asked }, caller, signal }) => {
      const { sort = 'latest' } = asked;
      const candidateId = caller.userId;
      const query = { filter: toJobFilter(asked), candidateId, now: deps.now(), signal };
      const find = (page: PageQuery) =>
        sort === 'match' ? jobs.rank({ ...query, ...page }) : jobs.search({ ...query, ...page, sort });
      let total: Page['total'] = 0;
      return readPage(deps.secret, {
        name: `jobs:${candidateId}`,
        filter: [sort, query.filter],
        cursor,
        read: async (page) => {
          const found = await find(page);
          total = found.total;
          return found.data;
        },
        count: async () => total,
      });
    },
  };
};
