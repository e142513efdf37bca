import { foldTerm } from '@forte/contract';
import type { Queryable } from '#api/db/connect.ts';
import { knownSkills } from '#api/modules/resume-reading/words/known-skills.ts';

const bySpelling = new Map(knownSkills.map((name) => [foldTerm(name), name]));

/**
 * Which of these texts are skills: those of our own list, and those that profiles and postings name already.
 * @returns how each is spelt, by its folded text
 */
export const findKnownSkills = async (
  db: Queryable,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const spelt = new Map(texts.map((text) => [foldTerm(text), text]));
  if (spelt.size === 0) return spelt;
  const rows = await db
    .selectFrom('facet')
    .select('folded')
    .distinct()
    .where('kind', 'in', ['skill', 'technology'])
    .where('folded', 'in', [...spelt.keys()])
    .execute();
  const named = new Set(rows.map(({ folded }) => folded));
  return new Map(
    [...spelt]
      .filter(([folded]) => named.has(folded) || bySpelling.has(folded))
      .map(([folded, text]) => [folded, bySpelling.get(folded) ?? text]),
  );
};
