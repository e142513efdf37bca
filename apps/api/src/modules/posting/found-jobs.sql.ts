import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { cappedTotal, directionOf, follows, mostCounted, nil } from '#api/db/keyset.ts';
import { readTimeline } from '#api/modules/application/timeline.queries.ts';
import { jobCards } from '#api/modules/posting/job-cards.sql.ts';
import type { FoundJob, FoundJobs, JobQuery } from '#api/modules/posting/job-search.ts';
import { farthestPosting, findInBlocks } from '#api/modules/posting/jobs-in-blocks.sql.ts';
import { fits } from '#api/modules/posting/posting.filter.ts';
import { wantedTokens, wideGroup, withoutGroup } from '#api/modules/posting/posting-tokens.ts';
import type { FacetIds } from '#api/modules/search/facets.ts';

type Asked = Omit<JobQuery, 'signal'> & { readonly ids: FacetIds };

/** The next ones of a filter in order, of so many that the covering index has next. */
const onTheWay = (asked: Asked, limit: number, howFar: number | undefined): RawBuilder<unknown> => {
  const { sort, after, now, filter, ids } = asked;
  const direction = sql.raw(directionOf(sort));
  const inOrder = sql`order by created_at ${direction}, posting_id ${direction}`;
  return sql`
    select posting_id from (
      select * from posting_search where listed and ${follows(sort, ['created_at', 'posting_id'], after)}
      ${inOrder} limit ${howFar}
    ) as posting_search
    where closes_at > ${now} and ${fits(filter, ids)} ${inOrder} limit ${limit}`;
};

const pageOnTheWay = async (db: Queryable, asked: Asked, howFar: number | undefined): Promise<FoundJob[]> => {
  const ids = sql<readonly string[]>`array(${onTheWay(asked, asked.limit, howFar)})`;
  const cards = await jobCards(db, ids, (name) => asked[name])
    .orderBy('place')
    .execute();
  return cards.map(readTimeline);
};

/** So many rows are read as soon as the bits of a term, up to so many in all. */
const rowsForTerm = 10;
const mostRows = 10_000;
/** How far the way goes to count on it. */
const farthestCounted = 5_000;
const manyTotal = cappedTotal(mostCounted + 1);

const areManyOnTheWay = async (db: Queryable, asked: Asked): Promise<boolean> => {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (${onTheWay(asked, mostCounted + 1, farthestCounted)}) as near`.execute(
    db,
  );
  return (rows[0]?.found ?? 0) > mostCounted;
};

/**
 * Where many terms would do for one word, reading their bits takes long: few that fit the rest are looked up and looked at; where
 * the word is a common one, more than are counted are met on the way soon.
 * @returns undefined where it is neither
 */
const findByRows = async (
  db: Queryable,
  asked: Asked,
  wide: readonly number[],
): Promise<FoundJobs | undefined> => {
  const wanted = wantedTokens(asked.filter, withoutGroup(asked.ids, wide), asked.now);
  const rows = Math.min(rowsForTerm * wide.length, mostRows);
  const found = await findInBlocks(db, { ...asked, wanted, few: rows, inRows: wide });
  if (found.areFew) return { data: found.cards, total: cappedTotal(found.total) };
  if (!(await areManyOnTheWay(db, asked))) return undefined;
  return { data: await pageOnTheWay(db, asked, undefined), total: manyTotal };
};

/** More than these are not looked up one by one. */
const mostLookedUp = 50_000;

/** Few that fit are looked up, and counted exactly; many are met on the way through all (docs/decisions). */
const findByBits = async (db: Queryable, asked: Asked, isWide: boolean): Promise<FoundJobs> => {
  const wanted = wantedTokens(asked.filter, asked.ids, asked.now);
  const onTheWay = isWide ? {} : { onTheWay: asked.ids };
  const found = await findInBlocks(db, { ...asked, ...onTheWay, wanted, few: mostCounted });
  if (found.areFew) return { data: found.cards, total: cappedTotal(found.total) };
  // With a wide group, which is compared with the rows' lists as a list.
  const near = isWide ? await pageOnTheWay(db, asked, farthestPosting) : found.cards;
  if (near.length === asked.limit) return { data: near, total: manyTotal };
  // They all stand at the other end of the way, or it is the last page.
  const far = await findInBlocks(db, { ...asked, wanted, few: mostLookedUp });
  const data = far.areFew ? far.cards : await pageOnTheWay(db, asked, undefined);
  return { data, total: manyTotal };
};

/** The next open jobs of a filter in order. */
export const findJobs = async (db: Queryable, asked: Asked): Promise<FoundJobs> => {
  const wide = wideGroup(asked.ids);
  return (wide && (await findByRows(db, asked, wide))) ?? findByBits(db, asked, wide !== undefined);
};

/** How many open jobs fit a filter. */
export const countJobs = async (
  db: Queryable,
  asked: Pick<Asked, 'filter' | 'ids' | 'now'>,
): Promise<FoundJobs['total']> => {
  const nobodysPage = { sort: 'latest', after: undefined, limit: 0, candidateId: nil } as const;
  return (await findJobs(db, { ...asked, ...nobodysPage })).total;
};
