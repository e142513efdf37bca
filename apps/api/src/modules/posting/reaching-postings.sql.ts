import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { type PlaceOf, prepare } from '#api/db/prepared.ts';
import { bestLevel } from '#api/modules/matching/weights.ts';
import { mostWanted, sizeBase, sparseToken } from '#api/modules/posting/posting-tokens.ts';
import { foundIn, slots, type Tokens, toColumns } from '#api/modules/search/blocks.sql.ts';
import type { WantedTokens } from '#api/modules/search/steps.ts';

/** Which share of the level points that a posting asks for must be there: where its title is the candidate's, and where not. */
export type Shares = { readonly titled: number; readonly other: number };

/** The abilities and titles of a candidate, as the bits of postings know them. */
export type Offered = {
  readonly abilities: readonly number[];
  readonly levels: readonly number[];
  readonly titles: readonly number[];
};

type Reaching = {
  /** How many fit at least, and at most, whatever shares they reach. */
  readonly certain: number;
  readonly possible: number;
  readonly slots: number[];
};

type Values = Tokens &
  Offered & { readonly titledShares: readonly number[]; readonly otherShares: readonly number[] };

const nobody = sql`repeat('0', 16384)::bit(16384)`;
/** Those of a size whose level points reach a share. */
const reaching = (members: RawBuilder<unknown>, share: string) =>
  sql`at_least(${members}, own.levels, ceil(${sql.lit(bestLevel)} * size * ${sql.ref(share)})::integer)`;

/**
 * The level points of all postings are summed at once, block by block and digit by digit; postings of one size share the
 * sum that they need. Those that leave the title or the abilities open are always among them, since no share says
 * anything of these.
 */
const findReaching = prepare('reaching-postings', (db, place: PlaceOf<Values>) =>
  sql<Reaching>`
    with fitting as materialized (
      ${foundIn('posting_block', place, sql`true`)}
    ), own as materialized (
      select block, sum_for_members(coalesce(many, few), level) as levels
      from unnest(${place('abilities')}::int4[], ${place('levels')}::int4[]) as stated (token, level)
      join posting_block using (token)
      group by block
    ), with_title as materialized (
      select block, bit_or(coalesce(many, few)) as titled from posting_block
      where token = any (${place('titles')}::int4[])
      group by block
    ), sized as materialized (
      select block, ${sql.lit(sizeBase)} - token as size, coalesce(many, few) as members,
        coalesce(with_title.titled, ${nobody}) as titled
      from posting_block left join with_title using (block)
      where token < ${sql.lit(sizeBase)} and token > ${sql.lit(sizeBase - mostWanted)}
    ), reaching as materialized (
      select tried.place, block, bit_or(
        ${reaching(sql`members & titled`, 'titled_share')}
        | case when other_share <= 1 then ${reaching(sql`members & ~titled`, 'other_share')} else members # members end
      ) as members
      from sized
      left join own using (block)
      cross join unnest(${place('titledShares')}::float8[], ${place('otherShares')}::float8[]) with ordinality
        as tried (titled_share, other_share, place)
      group by tried.place, block
    ), fitting_reaching as materialized (
      select tried.place, fitting.block, fitting.possible
        & (coalesce(reaching.members, ${nobody}) | coalesce(sparse.many, sparse.few, ${nobody})) as possible
      from fitting
      cross join generate_series(1, cardinality(${place('titledShares')}::float8[])) as tried (place)
      left join reaching on reaching.block = fitting.block and reaching.place = tried.place
      left join posting_block as sparse on sparse.block = fitting.block and sparse.token = ${sql.lit(sparseToken)}
    ), found as materialized (
      select block, possible from fitting_reaching
      where place = (
        select coalesce(min(place) filter (where total >= ${place('few')}::int4), max(place))
        from (select place, sum(bit_count(possible)) as total from fitting_reaching group by place) as counted
      )
    )
    select (select coalesce(sum(bit_count(certain)), 0)::int from fitting) as certain,
      (select coalesce(sum(bit_count(possible)), 0)::int from fitting) as possible,
      array(${slots}) as slots`.compile(db),
);

/**
 * Finds the postings that fit and that reach the first of some shares for which they are enough, or the last one.
 * @param tried the largest shares first
 */
export const findReachingPostings = async (
  db: Queryable,
  query: {
    readonly wanted: WantedTokens;
    readonly offered: Offered;
    readonly tried: readonly Shares[];
    readonly enough: number;
  },
): Promise<Reaching> => {
  const [found] = await findReaching(db, {
    ...toColumns(query.wanted, query.enough),
    ...query.offered,
    titledShares: query.tried.map(({ titled }) => titled),
    otherShares: query.tried.map(({ other }) => other),
  });
  return found ?? { certain: 0, possible: 0, slots: [] };
};
