import { foldTerm, jobRoles, jobTypes } from '@forte/contract';
import { sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { type PlaceOf, prepare } from '#api/db/prepared.ts';
import { abilityLevels } from '#api/modules/matching/match-columns.ts';
import { type CandidateSide, candidateScoreColumns, oneCandidate } from '#api/modules/matching/score.sql.ts';
import type { Choices, Offered } from '#api/modules/posting/scoring-parts.ts';

/** A candidate as the ranking of postings looks at it. */
export type RankedCandidate = { readonly side: CandidateSide; readonly offered: Offered };

/** What somebody without a search row has stated: no score compares it, and every posting ranks without one. */
const nothingStated = {
  abilities: [],
  titles: [],
  experienceMonths: null,
  expectedSalary: null,
  salaryCurrency: null,
  modes: 0,
  kinds: 0,
  city: null,
  state: null,
  country: null,
};

/** The choices of both lists as facets name them, and for each the bit that a score has for it. */
const findChoices = prepare(
  'choices-of-postings',
  (db, place: PlaceOf<{ modes: readonly string[]; kinds: readonly string[] }>) =>
    sql<{ id: number; kind: 'mode' | 'role'; bit: number }>`
      select facet.id, facet.kind, 1 << (place - 1)::int4 as bit
      from (
        select 'mode' as kind, folded, place from unnest(${place('modes')}::text[]) with ordinality as mode (folded, place)
        union all
        select 'role', folded, place from unnest(${place('kinds')}::text[]) with ordinality as role (folded, place)
      ) as choice
      join facet on facet.kind = choice.kind and facet.folded = choice.folded`.compile(db),
);

/** A candidate as the search row has it. */
export const readRankedCandidate = async (db: Queryable, candidateId: string): Promise<RankedCandidate> => {
  const row =
    (await db
      .selectFrom('candidateSearch')
      .select(candidateScoreColumns)
      .where('candidateId', '=', candidateId)
      .executeTakeFirst()) ?? nothingStated;
  const found = await findChoices(db, { modes: jobTypes.map(foldTerm), kinds: jobRoles.map(foldTerm) });
  const choicesOf = (kind: 'mode' | 'role', stated: number): Choices => {
    const choices = found.filter((choice) => choice.kind === kind);
    return {
      all: choices.map(({ id }) => id),
      stated: choices.filter(({ bit }) => (bit & stated) !== 0).map(({ id }) => id),
    };
  };
  const modes = choicesOf('mode', row.modes);
  const kinds = choicesOf('role', row.kinds);
  return { side: oneCandidate(row), offered: { ...row, levels: abilityLevels(row.abilities), modes, kinds } };
};
