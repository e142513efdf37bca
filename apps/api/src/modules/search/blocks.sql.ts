import { type RawBuilder, sql } from 'kysely';
import { type PlaceOf, unseen } from '#api/db/prepared.ts';
import type { WantedTokens } from '#api/modules/search/steps.ts';

/** Tokens as columns, and how many of those who have them are few. */
export type Tokens = {
  readonly tokens: readonly number[];
  readonly places: readonly number[];
  readonly certain: readonly boolean[];
  readonly groups: number;
  readonly few: number;
};

export const toColumns = (wanted: WantedTokens, few: number): Tokens => {
  const rows = wanted.flatMap(({ certain, part }, place) => [
    ...certain.map((token) => ({ token, place, certain: true })),
    ...part.map((token) => ({ token, place, certain: false })),
  ]);
  return {
    tokens: rows.map(({ token }) => token),
    places: rows.map(({ place }) => place),
    certain: rows.map((row) => row.certain),
    groups: wanted.length,
    few,
  };
};

/** Where the bits of candidates and of postings are: bit n of block b is who has slot b * 16384 + n. */
export type BlockTable = 'candidate_block' | 'posting_block';

/**
 * Block by block: the members of a group are those of any of its tokens, and who is in every group fits. Where no token is a
 * part, all who fit are certain, and their bits are not put together twice.
 */
export const foundIn = (table: BlockTable, place: PlaceOf<Tokens>, blocks: RawBuilder<unknown>) => sql`
  select block, possible,
    case when parts = 0 then possible when with_certain = ${place('groups')} then certain end as certain
  from (
    select block, bit_and(coalesce(certain | part, certain, part)) as possible, count(part) as parts,
      bit_and(certain) filter (where (select false = any (${place('certain')}::bool[]))) as certain,
      count(certain) as with_certain, count(*) as groups
    from (
      select block, bit_or(coalesce(many, few)) filter (where wanted.certain) as certain,
        bit_or(coalesce(many, few)) filter (where not wanted.certain) as part
      from unnest(${unseen(place('tokens'), 'int4[]')}, ${unseen(place('places'), 'int4[]')},
        ${unseen(place('certain'), 'bool[]')}) as wanted (token, place, certain)
      join ${sql.table(table)} as kept on kept.token = wanted.token and ${blocks}
      group by block, place
    ) as in_group
    group by block
  ) as in_block
  where groups = ${place('groups')}`;

/**
 * Who has the wanted tokens, as `found`, and in `counted` how many: at least the certain ones, at most the possible ones.
 * Where an eighth of the blocks holds more than a few, nobody asks how many more there are.
 */
export const counting = (table: BlockTable, place: PlaceOf<Tokens>) => sql`
  early_blocks as materialized (
    select max(block) / 8 as last from ${sql.table(table)} where token = 0
  ), early as materialized (
    ${foundIn(table, place, sql`block <= (select last from early_blocks)`)}
  ), late as materialized (
    ${foundIn(
      table,
      place,
      sql`block > (select last from early_blocks)
        and (select coalesce(sum(bit_count(certain)), 0) from early) <= ${place('few')}::int4`,
    )}
  ), found as materialized (
    select * from early union all select * from late
  ), counted as materialized (
    select coalesce(sum(bit_count(certain)), 0)::int as certain, coalesce(sum(bit_count(possible)), 0)::int as possible
    from found
  )`;

/**
 * The slots of all possible ones. As text, cut at each 1, bits fall into the gaps between the members. Pieces are cut in a list of
 * columns: as a function to select from, each has a scan of its own, and a thousand of them took a tenth of a search.
 */
export const slots = sql`
  select (block * 16384 + piece - 1 + sum(length(gap) + 1) over (partition by block, piece order by place))::int as slot
  from (
    select block, piece, substring(possible from piece + 1 for 1024) as bits
    from found, generate_series(0, 16383, 1024) as piece
    where bit_count(possible) > 0
    offset 0
  ) as pieces, string_to_table(bits::text, '1') with ordinality as gaps (gap, place)
  where bit_count(bits) > 0 and place <= bit_count(bits)`;
