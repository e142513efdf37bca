import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { type PlaceOf, prepare } from '#api/db/prepared.ts';
import type { WantedTokens } from '#api/modules/search/candidate-tokens.ts';

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

/** Block by block: the members of a group are those of any of its tokens, and who is in every group fits. */
const foundIn = (place: PlaceOf<Tokens>, blocks: RawBuilder<unknown>) => sql`
  select block, bit_and(coalesce(certain | part, certain, part)) as possible,
    case when count(certain) = ${place('groups')} then bit_and(certain) end as certain
  from (
    select block, bit_or(coalesce(many, few)) filter (where wanted.certain) as certain,
      bit_or(coalesce(many, few)) filter (where not wanted.certain) as part
    from unnest(${place('tokens')}::int4[], ${place('places')}::int4[], ${place('certain')}::bool[])
      as wanted (token, place, certain)
    join candidate_block on candidate_block.token = wanted.token and ${blocks}
    group by block, place
  ) as in_group
  group by block
  having count(*) = ${place('groups')}`;

/**
 * Who has the wanted tokens, as `found`, and in `counted` how many: at least the certain ones, at most the possible ones.
 * Where an eighth of the blocks holds more than a few, nobody asks how many more there are.
 */
export const counting = (place: PlaceOf<Tokens>) => sql`
  early_blocks as materialized (
    select max(block) / 8 as last from candidate_block where token = 0
  ), early as materialized (
    ${foundIn(place, sql`block <= (select last from early_blocks)`)}
  ), late as materialized (
    ${foundIn(
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

/** The slots of all possible ones. As text, cut at each 1, bits fall into the gaps between the members. */
export const slots = sql`
  select (block * 16384 + piece - 1 + sum(length(gap) + 1) over (partition by block, piece order by place))::int as slot
  from found, generate_series(0, 16383, 1024) as piece, substring(possible from piece + 1 for 1024) as bits,
    string_to_table(bits::text, '1') with ordinality as gaps (gap, place)
  where bit_count(bits) > 0 and place <= bit_count(bits)`;

/** How many listed candidates fit, counted no further than it takes to know that they are more than a few. */
type FoundInBlocks = {
  readonly certain: number;
  readonly possible: number;
  /** The slots of all possible ones, where the certain ones are few. */
  readonly slots: number[] | null;
};

const findSlots = prepare('slots-in-blocks', (db, place: PlaceOf<Tokens>) =>
  sql<FoundInBlocks>`
    with ${counting(place)}
    select certain, possible, case when certain <= ${place('few')}::int4 then array(${slots}) end as slots
    from counted`.compile(db),
);

/** Finds who has the wanted tokens. */
export const findInBlocks = async (
  db: Queryable,
  wanted: WantedTokens,
  few: number,
): Promise<FoundInBlocks> => {
  const [found] = await findSlots(db, toColumns(wanted, few));
  return found ?? { certain: 0, possible: 0, slots: [] };
};
