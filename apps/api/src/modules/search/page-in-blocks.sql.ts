import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { directionOf, nil, type Position, type Sort } from '#api/db/keyset.ts';
import { type PlaceOf, prepare, unseen } from '#api/db/prepared.ts';
import { counting, slots, type Tokens, toColumns } from '#api/modules/search/blocks.sql.ts';
import type { FacetIds } from '#api/modules/search/facets.ts';
import type { WantedTokens } from '#api/modules/search/steps.ts';

/** The search rows of candidates or of postings, their bits, and the columns of their order. */
type Rows = {
  readonly table: 'candidate_search' | 'posting_search';
  readonly blocks: 'candidate_block' | 'posting_block';
  readonly id: 'candidate_id' | 'posting_id';
  readonly at: 'updated_at' | 'created_at';
  /** So many rows are looked at, one after the other, for a page of many. */
  readonly farthest: number;
};

type PageQuery = {
  readonly wanted: WantedTokens;
  /** So many are looked up by their bits, and counted exactly. */
  readonly few: number;
  /** Where more than a few fit, those are looked for that have these terms; undefined leaves them to another way. */
  readonly onTheWay: FacetIds | undefined;
  readonly sort: Sort;
  readonly after: Position | undefined;
  readonly limit: number;
};

/** A page's cards, in order. `total` is how many fit where they are few; where not, the page may end early. */
export type PageInBlocks<Card> = {
  readonly areFew: boolean;
  readonly total: number;
  readonly cards: Card[];
};

type PageValues = Tokens & {
  readonly afterAt: string;
  readonly afterId: string;
  readonly limit: number;
  readonly walks: boolean;
  readonly terms: string;
};

/** No row has this term. */
const anything = '!0';
/** A filter's terms as intarray's `query_int` writes them. */
const toQueryInt = ({ all, any }: FacetIds): string =>
  [...all, ...any.map((group) => `(${group.join('|')})`)].join('&') || anything;

/** A `query_int` looks for each term in each row; and from some sixteen thousand on PostgreSQL refuses it. More take another way. */
const mostTerms = 500;
const canBeAsked = ({ all, any }: FacetIds): boolean =>
  any.reduce((sum, group) => sum + group.length, all.length) <= mostTerms;

/** Before every row. */
const start = (sort: Sort): Position => ({ at: sort === 'latest' ? 'infinity' : '-infinity', id: nil });

/** What a search asks of its rows beside bits and terms, and what it shows of them. */
type Search<Values extends object, Card> = {
  /** What the bits don't tell of a row, such as the ends of ranges. */
  readonly meets: (place: PlaceOf<Values>) => RawBuilder<unknown>;
  /** Each card of the page's ids, with its `place` among them. */
  readonly cardsOf: (
    db: Queryable,
    ids: RawBuilder<readonly string[]>,
    place: PlaceOf<Values>,
  ) => Expression<Card>;
};

const inOrderOf = ({ at, id }: Rows, sort: Sort) => {
  const direction = sql.raw(directionOf(sort));
  return sql`order by ${sql.ref(at)} ${direction}, ${sql.ref(id)} ${direction}`;
};

const pageStatement =
  <Values extends object, Card>(rows: Rows, { meets, cardsOf }: Search<Values, Card>, sort: Sort) =>
  (db: Queryable, place: PlaceOf<PageValues & Values>) => {
    const [table, id] = [sql.table(rows.table), sql.ref(rows.id)];
    const position = sql`${sql.ref(rows.at)}, ${id}`;
    const inOrder = inOrderOf(rows, sort);
    const follows = sql`(${position}) ${sort === 'latest' ? sql`<` : sql`>`}
      (${unseen(place('afterAt'), 'timestamptz')}, ${unseen(place('afterId'), 'uuid')})`;
    const few = unseen(place('few'), 'int4');
    const limit = unseen(place('limit'), 'int4');
    const ids = sql<readonly string[]>`array(select ${id} from page ${inOrder})`;
    return sql<{ areFew: boolean; foundInAll: number } & Card>`
      with ${counting(rows.blocks, place)}, matches as materialized (
        select ${position} from ${table}
        where slot = any (case when (select certain from counted) <= ${few} then array(${slots}) end)
          and ${meets(place)}
      ), on_the_way as (
        select ${position} from (
          select * from ${table}
          where listed and ${unseen(place('walks'), 'bool')} and (select certain from counted) > ${few} and ${follows}
          ${inOrder} limit ${sql.lit(rows.farthest)}
        ) as ${table}
        where facets @@ ${unseen(place('terms'), 'query_int')} and ${meets(place)}
        ${inOrder} limit ${limit}
      ), page as materialized (
        (select ${position} from matches where ${follows} ${inOrder} limit ${limit})
        union all
        select ${position} from on_the_way
      )
      select certain <= ${few} as are_few, (select count(*)::int from matches) as found_in_all, card.*
      from counted left join (${cardsOf(db, ids, place)}) as card on true
      order by card.place`.compile(db);
  };

/**
 * Makes a search that counts who fits by bits, and reads the page of them. Few are looked up by their slots and sorted; many are
 * met on the way through all, in their order, as the covering index has them. All of it is one statement, and so of one moment:
 * the bits are those of the rows, and the cards those of the page (docs/decisions/2026-11-29-search-in-one-statement.md).
 * @param name of the statement
 */
export const createPageFinder = <Values extends object, Card extends { positionId: string; place: number }>(
  name: string,
  rows: Rows,
  search: Search<Values, Card>,
): ((db: Queryable, query: PageQuery, values: Values) => Promise<PageInBlocks<Card>>) => {
  const findIn = (sort: Sort) => prepare(`${name}-${sort}`, pageStatement(rows, search, sort));
  const findBy = { latest: findIn('latest'), oldest: findIn('oldest') };
  return async (db, { wanted, few, onTheWay, sort, after, limit }, values) => {
    const from = after ?? start(sort);
    const walked = onTheWay !== undefined && canBeAsked(onTheWay) ? onTheWay : undefined;
    const found = await findBy[sort](db, {
      ...values,
      ...toColumns(wanted, few),
      afterAt: from.at,
      afterId: from.id,
      limit,
      walks: walked !== undefined,
      terms: walked === undefined ? anything : toQueryInt(walked),
    });
    return {
      areFew: found[0]?.areFew ?? false,
      total: found[0]?.foundInAll ?? 0,
      // The two above stay in them: copies without them would be slower to read than all that the search does here.
      cards: found.filter(({ positionId }) => positionId !== null),
    };
  };
};

/** Without an end, everybody. A row that states no number is in no range that has one. */
export const isBetween = (column: string, least: number | null, most: number | null): RawBuilder<boolean> => {
  const [from, to] = [unseen(least, 'int4'), unseen(most, 'int4')];
  return sql`(${from} is null or ${sql.ref(column)} >= ${from}) and (${to} is null or ${sql.ref(column)} <= ${to})`;
};
