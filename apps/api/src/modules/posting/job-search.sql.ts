import type { Page } from '@forte/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Queryable } from '#api/db/connect.ts';
import { cappedTotal, directionOf, follows, mostCounted, type Position, type Sort } from '#api/db/keyset.ts';
import { inOneSnapshot } from '#api/db/snapshot.ts';
import { findFewPostings } from '#api/modules/posting/few-postings.sql.ts';
import { jobCards } from '#api/modules/posting/job-cards.sql.ts';
import type { FoundJobs, JobFilter, JobQuery, JobSearch } from '#api/modules/posting/job-search.ts';
import { findFilterIds, fits } from '#api/modules/posting/posting.filter.ts';
import { wantedTokens, wideGroup, withoutGroup } from '#api/modules/posting/posting-tokens.ts';
import { rankJobs } from '#api/modules/posting/ranked-jobs.sql.ts';
import type { FacetIds } from '#api/modules/search/facets.ts';
import { inSearchTurn } from '#api/modules/search/searching.ts';

type Asked = Omit<JobQuery, 'candidateId'> & { readonly ids: FacetIds };
/** Where the page's jobs are, and how many fit in all. */
type Found = { readonly page: readonly Position[]; readonly total: Page['total'] };

const orderOf = (sort: Sort) =>
  sql`created_at ${sql.raw(directionOf(sort))}, posting_id ${sql.raw(directionOf(sort))}`;

/** The next listed ones in order, as the covering index has them. */
const onTheWay = ({ sort, after }: Asked, howFar: number | undefined): RawBuilder<unknown> => sql`
  select posting_id, created_at, facets, experience_min_months, experience_max_months, salary, closes_at
  from posting_search where listed and ${follows(sort, ['created_at', 'posting_id'], after)}
  order by ${orderOf(sort)} limit ${howFar}`;

/** The page of those that fit among the next ones, in their order. */
const pageOnTheWay = async (db: Queryable, asked: Asked, howFar: number | undefined): Promise<Position[]> => {
  const { rows } = await sql<Position>`
    select posting_id as id, created_at::text as at from (${onTheWay(asked, howFar)}) as posting_search
    where closes_at > ${asked.now} and ${fits(asked.filter, asked.ids)}
    order by ${orderOf(asked.sort)} limit ${asked.limit}`.execute(db);
  return rows;
};

/** How far the way goes before everything that fits is looked up instead: it may all stand at its other end. */
const farthest = 20_000;
/** More than these are not looked up one by one. */
const mostLookedUp = 50_000;

/** Rows of so many are read sooner than hundreds of terms. */
const fewForRows = 5_000;

/** The few that fit, where many terms would do for one word: without them first, which may be few enough already. */
const findFew = async (db: Queryable, asked: Asked) => {
  const wide = wideGroup(asked.ids);
  const wanted = wantedTokens(asked.filter, asked.ids, asked.now);
  const others = wide && wantedTokens(asked.filter, withoutGroup(asked.ids, wide), asked.now);
  return (
    (others && (await findFewPostings(db, { ...asked, wanted: others, few: fewForRows, inRows: wide }))) ??
    (await findFewPostings(db, { ...asked, wanted, few: mostCounted }))
  );
};

/** Few that fit are looked up, and counted exactly; many are met on the way through all (docs/decisions). */
const searchByBits = async (db: Queryable, asked: Asked): Promise<Found> => {
  const few = await findFew(db, asked);
  if (few !== null) return { page: few.page, total: cappedTotal(few.total) };
  const total = cappedTotal(mostCounted + 1);
  const near = await pageOnTheWay(db, asked, farthest);
  if (near.length === asked.limit) return { page: near, total };
  const wanted = wantedTokens(asked.filter, asked.ids, asked.now);
  const far = await findFewPostings(db, { ...asked, wanted, few: mostLookedUp });
  return { page: far?.page ?? (await pageOnTheWay(db, asked, undefined)), total };
};

const nothing: FoundJobs = { data: [], total: 0 };

/** The search by PostgreSQL alone: it needs nothing beside the tables that a posting's save writes. */
export const createSqlJobSearch = (db: Db): JobSearch => {
  /** What is asked, in ids. @returns undefined when nothing can fit */
  const toAsked = async <Query extends { filter: JobFilter }>(query: Query) => {
    const ids = await findFilterIds(db, query.filter);
    return ids && { ...query, ids };
  };
  const cardsOf = (queryable: Queryable, { page }: Found, { candidateId, now }: JobQuery) =>
    jobCards(queryable, { ids: page.map(({ id }) => id), candidateId, now });
  return {
    search: async (query) => {
      const asked = await toAsked(query);
      if (asked === undefined) return nothing;
      const found = await inSearchTurn(query.candidateId, () => searchByBits(db, asked), query.signal);
      const data = await cardsOf(db, found, query);
      if (data.length === found.page.length) return { data, total: found.total };
      // A job on the page has been closed or deleted since it was found: once more, all of one moment.
      const again = () =>
        inOneSnapshot(db, async (trx) => {
          const now = await searchByBits(trx, asked);
          return { data: await cardsOf(trx, now, query), total: now.total };
        });
      return inSearchTurn(query.candidateId, again, query.signal);
    },
    counts: async (filter, now) => {
      const asked = await toAsked({ filter, now, sort: 'latest', after: undefined, limit: 1 } as const);
      return asked === undefined ? 0 : (await inSearchTurn('counts', () => searchByBits(db, asked))).total;
    },
    rank: async (query) => {
      const asked = await toAsked(query);
      if (asked === undefined) return nothing;
      return inSearchTurn(query.candidateId, () => rankJobs(db, asked), query.signal);
    },
  };
};
