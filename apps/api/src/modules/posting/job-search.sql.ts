import type { Db, Queryable } from '#api/db/connect.ts';
import { inOneSnapshot } from '#api/db/snapshot.ts';
import { type FoundPostings, findPostings } from '#api/modules/posting/found-postings.sql.ts';
import { jobCards } from '#api/modules/posting/job-cards.sql.ts';
import type { FoundJobs, JobFilter, JobQuery, JobSearch } from '#api/modules/posting/job-search.ts';
import { findFilterIds } from '#api/modules/posting/posting.filter.ts';
import { rankJobs } from '#api/modules/posting/ranked-jobs.sql.ts';
import { inSearchTurn } from '#api/modules/search/searching.ts';

const nothing: FoundJobs = { data: [], total: 0 };

/** The search by PostgreSQL alone: it needs nothing beside the tables that a posting's save writes. */
export const createSqlJobSearch = (db: Db): JobSearch => {
  /** What is asked, in ids. @returns undefined when nothing can fit */
  const toAsked = async <Query extends { filter: JobFilter }>(query: Query) => {
    const ids = await findFilterIds(db, query.filter);
    return ids && { ...query, ids };
  };
  const cardsOf = (queryable: Queryable, { page }: FoundPostings, { candidateId, now }: JobQuery) =>
    jobCards(queryable, { ids: page.map(({ id }) => id), candidateId, now });
  return {
    search: async (query) => {
      const asked = await toAsked(query);
      if (asked === undefined) return nothing;
      const found = await inSearchTurn(query.candidateId, () => findPostings(db, asked), query.signal);
      const data = await cardsOf(db, found, query);
      if (data.length === found.page.length) return { data, total: found.total };
      // A job on the page has been closed or deleted since it was found: once more, all of one moment.
      const again = () =>
        inOneSnapshot(db, async (trx) => {
          const now = await findPostings(trx, asked);
          return { data: await cardsOf(trx, now, query), total: now.total };
        });
      return inSearchTurn(query.candidateId, again, query.signal);
    },
    counts: async (filter, now) => {
      const asked = await toAsked({ filter, now, sort: 'latest', after: undefined, limit: 1 } as const);
      return asked === undefined ? 0 : (await inSearchTurn('counts', () => findPostings(db, asked))).total;
    },
    rank: async (query) => {
      const asked = await toAsked(query);
      if (asked === undefined) return nothing;
      return inSearchTurn(query.candidateId, () => rankJobs(db, asked), query.signal);
    },
  };
};
