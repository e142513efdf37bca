import { sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { type PlaceOf, prepare } from '#api/db/prepared.ts';
import { counting, slots, type Tokens, toColumns } from '#api/modules/search/blocks.sql.ts';
import type { WantedTokens } from '#api/modules/search/steps.ts';

/** How many listed candidates fit, counted no further than it takes to know that they are more than a few. */
type FoundInBlocks = {
  readonly certain: number;
  readonly possible: number;
  /** The slots of all possible ones, where the certain ones are few. */
  readonly slots: number[] | null;
};

const findSlots = prepare('slots-in-blocks', (db, place: PlaceOf<Tokens>) =>
  sql<FoundInBlocks>`
    with ${counting('candidate_block', place)}
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
