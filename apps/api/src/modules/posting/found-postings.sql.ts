import type { Page } from '@forte/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { cappedTotal, directionOf, follows, mostCounted, type Position, type Sort } from '#api/db/keyset.ts';
import { findFewPostings } from '#api/modules/posting/few-postings.sql.ts';
import type { JobQuery } from '#api/modules/posting/job-search.ts';
import { fits } from '#api/modules/posting/posting.filter.ts';
import { wantedTokens, wideGroup, withoutGroup } from '#api/modules/posting/posting-tokens.ts';
import type { FacetIds } from '#api/modules/search/facets.ts';

type Asked = Pick<JobQuery, 'filter' | 'sort' | 'after' | 'limit' | 'now'> & { readonly ids: FacetIds };
/** Where the page's jobs are, and how many fit in all. */
export type FoundPostings = { readonly page: readonly Position[]; readonly total: Page['total'] };

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

/** So many rows are read as soon as the bits of a term, up to so many in all. */
const rowsForTerm = 10;
const mostRows = 10_000;
/** How far the way goes to count on it. */
const farthestCounted = 5_000;
const manyTotal = cappedTotal(mostCounted + 1);

/**
 * Where many terms would do for one word, reading their bits takes long: few that fit the rest are looked up and looked at; where
 * the word is a common one, more than are counted are met on the way soon.
 * @returns undefined where it is neither
 */
const findByRows = async (
  db: Queryable,
  asked: Asked,
  wide: readonly number[],
): Promise<FoundPostings | undefined> => {
  const wanted = wantedTokens(asked.filter, withoutGroup(asked.ids, wide), asked.now);
  const rows = Math.min(rowsForTerm * wide.length, mostRows);
  const few = await findFewPostings(db, { ...asked, wanted, few: rows, inRows: wide });
  if (few !== null) return { page: few.page, total: cappedTotal(few.total) };
  const near = await pageOnTheWay(db, { ...asked, limit: mostCounted + 1 }, farthestCounted);
  return near.length > mostCounted ? { page: near.slice(0, asked.limit), total: manyTotal } : undefined;
};

/** Few that fit are looked up, and counted exactly; many are met on the way through all (docs/decisions). */
const findByBits = async (db: Queryable, asked: Asked): Promise<FoundPostings> => {
  const wanted = wantedTokens(asked.filter, asked.ids, asked.now);
  const few = await findFewPostings(db, { ...asked, wanted, few: mostCounted });
  if (few !== null) return { page: few.page, total: cappedTotal(few.total) };
  const near = await pageOnTheWay(db, asked, farthest);
  if (near.length === asked.limit) return { page: near, total: manyTotal };
  const far = await findFewPostings(db, { ...asked, wanted, few: mostLookedUp });
  return { page: far?.page ?? (await pageOnTheWay(db, asked, undefined)), total: manyTotal };
};

/** The next open postings of a filter in order. */
export const findPostings = async (db: Queryable, asked: Asked): Promise<FoundPostings> => {
  const wide = wideGroup(asked.ids);
  return (wide && (await findByRows(db, asked, wide))) ?? findByBits(db, asked);
};
