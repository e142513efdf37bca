import { sql } from 'kysely';
import type { Db } from '#api/db/connect.ts';

/** How often a term stands in candidates' rows, 0 to 1; about 0 for the rare ones. */
export type FrequencyOf = (facetId: number) => number;

/** The share of rows that hold each of the commoner terms, as PostgreSQL's own statistics have it. */
const readFrequencies = async (db: Db): Promise<FrequencyOf> => {
  const { rows } = await sql<{ id: number; share: number }>`
    select elem.id, freq.share
    from pg_stats,
      unnest(most_common_elems::text::int4[]) with ordinality as elem (id, place)
      join unnest(most_common_elem_freqs) with ordinality as freq (share, place) using (place)
    where schemaname = current_schema and tablename = 'candidate_search' and attname = 'facets'`.execute(db);
  const shares = new Map(rows.map(({ id, share }) => [id, share]));
  return (id) => shares.get(id) ?? 0;
};

const keptFor = 10 * 60_000;

/**
 * Reads the frequencies at most every ten minutes. They decide which way to a result is the short one, never the result:
 * old ones cost time only.
 */
export const createFrequencies = (db: Db, now = Date.now): (() => Promise<FrequencyOf>) => {
  let kept: { at: number; frequencies: Promise<FrequencyOf> } | undefined;
  return () => {
    if (kept === undefined || now() - kept.at > keptFor) {
      kept = { at: now(), frequencies: readFrequencies(db) };
      // A failure is told to who asked; the next one asks again.
      kept.frequencies.catch(() => {
        kept = undefined;
      });
    }
    return kept.frequencies;
  };
};
