import { foldTerm, type SuggestedTerm, type SuggestibleKind } from '@forte/contract';
import { sql } from 'kysely';
import type { Db } from '#api/db/connect.ts';

/** More than there are job titles, so that all of these have their number. */
const mostSuggested = 40;

/** What is typed is literal: `%` is a percent sign. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * The commonest terms of a kind among listed candidates that hold a text: first those that start with it. Case and accents
 * don't matter; without a text, the commonest of all.
 */
export const suggestTerms = async (db: Db, kind: SuggestibleKind, text: string): Promise<SuggestedTerm[]> => {
  const typed = literally(foldTerm(text));
  const commonest = (pattern: string) => sql`(
    select label, folded, candidates from facet
    where kind = ${kind} and candidates > 0 and folded like ${pattern}
    order by candidates desc, folded limit ${mostSuggested})`;
  const { rows } = await sql<SuggestedTerm>`
    select label as term, candidates as count
    from (${commonest(`${typed}%`)} union ${commonest(`%${typed}%`)}) as found
    order by folded like ${`${typed}%`} desc, candidates desc, folded limit ${mostSuggested}`.execute(db);
  return rows;
};

/** Counts anew how many listed candidates have each term. Only what changed is written. */
export const countTerms = async (db: Db): Promise<void> => {
  await sql`
    with counted as (
      select facet.id, coalesce(sum(bit_count(coalesce(block.many, block.few))), 0)::int as candidates
      from facet left join candidate_block as block on block.token = facet.id
      group by facet.id
    )
    update facet set candidates = counted.candidates from counted
    where counted.id = facet.id and counted.candidates <> facet.candidates`.execute(db);
};
