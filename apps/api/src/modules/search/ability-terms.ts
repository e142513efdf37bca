import { abilitySpellings } from '@forte/contract';
import { sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';

/**
 * The terms by which the facets of search rows name abilities, as skill or as technology, in every spelling.
 * @param ids abilities of the dictionary
 * @returns for each id its terms; none where nobody has or wants it
 */
export const readTermsOfAbilities = async (
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const { rows } = await sql<{ id: number; folded: string }>`
    select id, folded from facet where id = any (${ids}::int4[])`.execute(db);
  const spelt = rows.flatMap(({ id, folded }) => abilitySpellings(folded).map((text) => ({ id, text })));
  const terms = await sql<{ id: number; termIds: number[] }>`
    select ability.id, array_agg(facet.id) as term_ids
    from unnest(${spelt.map(({ id }) => id)}::int4[], ${spelt.map(({ text }) => text)}::text[]) as ability (id, folded)
    join facet on facet.kind in ('skill', 'technology') and facet.folded = ability.folded
    group by ability.id`.execute(db);
  return new Map(terms.rows.map((row) => [row.id, row.termIds]));
};
