import type { Db } from '#api/db/connect.ts';
import { countJobs, findJobs } from '#api/modules/posting/found-jobs.sql.ts';
import type { FoundJobs, JobFilter, JobSearch } from '#api/modules/posting/job-search.ts';
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
  return {
    search: async (query) => {
      const asked = await toAsked(query);
      if (asked === undefined) return nothing;
      return inSearchTurn(query.candidateId, () => findJobs(db, asked), query.signal);
    },
    counts: async (filter, now) => {
      const asked = await toAsked({ filter, now });
      return asked === undefined ? 0 : inSearchTurn('counts', () => countJobs(db, asked));
    },
    rank: async (query) => {
      const asked = await toAsked(query);
      if (asked === undefined) return nothing;
      return inSearchTurn(query.candidateId, () => rankJobs(db, asked), query.signal);
    },
  };
};
