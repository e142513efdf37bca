import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { type PlaceOf, prepare } from '#api/db/prepared.ts';
import { mostWanted, sizeBase } from '#api/modules/posting/posting-tokens.ts';
import {
  type Block,
  bestScore,
  blockSize,
  boundsIn,
  type Members,
  noMembers,
  readMembers,
  unranked,
  withoutScore,
} from '#api/modules/posting/score-bounds.ts';
import { leftOpen, type Offered, type Part, scoringParts } from '#api/modules/posting/scoring-parts.ts';
import { foundIn, type Tokens, toColumns } from '#api/modules/search/blocks.sql.ts';
import type { WantedTokens } from '#api/modules/search/steps.ts';

type Values = Tokens & {
  /** For each part its tokens, as an array's text. */
  readonly parts: readonly string[];
};
type Sent = {
  readonly block: number;
  /** A part by its place among those asked for, or a number of abilities; neither for those that fit. */
  readonly part: number | null;
  readonly size: number | null;
  readonly members: Buffer;
  /** How many fit for certain. */
  readonly certain: number | null;
};

/** So few that fit are all scored sooner than their bits are read. */
const fewToScore = 1_000;

/** The bits of those that fit and, unless these are few, of the parts: some hundred rows of 2 kB. */
const readBits = prepare('bits-of-postings', (db, place: PlaceOf<Values>) =>
  sql<Sent>`
    with fitting as materialized (
      ${foundIn('posting_block', place, sql`true`)}
    ), counted as materialized (
      select coalesce(sum(bit_count(possible)), 0) > ${place('few')}::int4 as are_many from fitting
    )
    select block, null::int4 as part, null::int4 as size, bit_send(possible) as members, bit_count(certain)::int4 as certain
    from fitting
    union all
    select block, part::int4, null, bit_send(members), null
    from counted, unnest(${place('parts')}::text[]) with ordinality as asked (tokens, part), lateral (
      select block, bit_or(coalesce(many, few)) as members from posting_block
      where token = any (tokens::int4[])
      group by block
    ) as of_part
    where are_many
    union all
    select block, null, ${sql.lit(sizeBase)} - token, bit_send(coalesce(many, few)), null
    from counted, posting_block
    where are_many and token <= ${sql.lit(sizeBase)} and token > ${sql.lit(sizeBase - mostWanted)}`.compile(
    db,
  ),
);

const toBlock = (rows: readonly Sent[], parts: readonly Part[]): Block => {
  const sizes: [number, Members][] = [];
  const byPart = new Map<number, Members>();
  let fitting = noMembers;
  for (const { part, size, members } of rows) {
    if (part !== null) byPart.set(part, readMembers(members));
    else if (size !== null) sizes.push([size, readMembers(members)]);
    else fitting = readMembers(members);
  }
  return {
    fitting,
    sizes,
    parts: parts.map((part, index) => [part, byPart.get(index + 1) ?? noMembers] as const),
  };
};

type Bounded = { readonly block: number; readonly bounds: Int8Array };

/** The postings that fit, by the most that each can score. */
export type BoundedPostings = {
  /** How many fit for certain, and how many at most. */
  readonly certain: number;
  readonly possible: number;
  /** The highest bound from which on, up to `highest`, there are so many; the lowest where there are fewer. */
  readonly boundOf: (enough: number, highest: number) => number;
  /** The slots of those whose bound is so high. */
  readonly slotsFrom: (least: number) => number[];
};

const slotsIn = ({ block, bounds }: Bounded, least: number): number[] => {
  const slots: number[] = [];
  for (let place = 0; place < blockSize; place += 1)
    if ((bounds[place] ?? unranked) >= least) slots.push(block * blockSize + place);
  return slots;
};

const byBound = (blocks: readonly Bounded[], certain: number): BoundedPostings => {
  // From the bound of those that don't fit on.
  const counts = new Int32Array(bestScore - unranked + 1);
  for (const { bounds } of blocks)
    for (let place = 0; place < blockSize; place += 1) {
      const at = (bounds[place] ?? unranked) - unranked;
      counts[at] = (counts[at] ?? 0) + 1;
    }
  const boundOf = (enough: number, highest: number): number => {
    let bound = highest;
    let count = counts[bound - unranked] ?? 0;
    while (count < enough && bound > withoutScore) {
      bound -= 1;
      count += counts[bound - unranked] ?? 0;
    }
    return bound;
  };
  const possible = counts.subarray(withoutScore - unranked).reduce((sum, count) => sum + count, 0);
  return {
    certain,
    possible,
    boundOf,
    slotsFrom: (least) => blocks.flatMap((block) => slotsIn(block, least)),
  };
};

/** Bounds what the postings that fit can score for a candidate, all of them at once (docs/decisions/2026-11-28-jobs-by-bits.md). */
export const boundPostings = async (
  db: Queryable,
  wanted: WantedTokens,
  offered: Offered,
): Promise<BoundedPostings> => {
  const parts = scoringParts(offered);
  const rows = await readBits(db, {
    ...toColumns(wanted, fewToScore),
    parts: parts.map(({ tokens }) => `{${tokens}}`),
  });
  const open = leftOpen(offered);
  const blocks: Bounded[] = [];
  for (const [block, ofBlock] of Map.groupBy(rows, (row) => row.block)) {
    blocks.push({ block, bounds: boundsIn(toBlock(ofBlock, parts), open) });
    // Half a millisecond each: in between, the server answers others.
    await setImmediate();
  }
  return byBound(
    blocks,
    rows.reduce((sum, { certain }) => sum + (certain ?? 0), 0),
  );
};
