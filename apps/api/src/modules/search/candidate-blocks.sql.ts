import { sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import type { WantedTokens } from '#api/modules/search/candidate-tokens.ts';

/** How many listed candidates fit: at least the certain ones, at most the possible ones. */
export type FoundInBlocks = {
  readonly certain: number;
  readonly possible: number;
  /** The slots of all possible ones, where the certain ones are few. */
  readonly slots: number[] | null;
};

/**
 * Finds who has the wanted tokens. Block by block: the members of a group are those of any of its tokens, and who is in every
 * group fits. As text, cut at each 1, bits fall into the gaps between the members; a piece of a block without any is left out.
 */
export const findInBlocks = async (
  db: Queryable,
  wanted: WantedTokens,
  few: number,
): Promise<FoundInBlocks> => {
  const tokens = wanted.flatMap(({ certain, part }, group) => [
    ...certain.map((token) => ({ token, group, certain: true })),
    ...part.map((token) => ({ token, group, certain: false })),
  ]);
  const { rows } = await sql<FoundInBlocks>`
    with in_group as (
      select block, bit_or(coalesce(many, few)) filter (where wanted.certain) as certain,
        bit_or(coalesce(many, few)) filter (where not wanted.certain) as part
      from unnest(${tokens.map(({ token }) => token)}::int4[], ${tokens.map(({ group }) => group)}::int4[],
        ${tokens.map(({ certain }) => certain)}::bool[]) as wanted (token, place, certain)
      join candidate_block on candidate_block.token = wanted.token
      group by block, place
    ), found as materialized (
      select block, bit_and(coalesce(certain | part, certain, part)) as possible,
        case when count(certain) = ${wanted.length} then bit_and(certain) end as certain
      from in_group
      group by block
      having count(*) = ${wanted.length}
    ), counted as (
      select coalesce(sum(bit_count(certain)), 0)::int as certain, coalesce(sum(bit_count(possible)), 0)::int as possible
      from found
    )
    select certain, possible, case when certain <= ${few} then array(
      select (block * 16384 + piece - 1 + sum(length(gap) + 1) over (partition by block, piece order by place))::int
      from found, generate_series(0, 16383, 1024) as piece, substring(possible from piece + 1 for 1024) as bits,
        string_to_table(bits::text, '1') with ordinality as gaps (gap, place)
      where bit_count(bits) > 0 and place <= bit_count(bits)) end as slots
    from counted`.execute(db);
  return rows[0] ?? { certain: 0, possible: 0, slots: [] };
};
