import { sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { readTimeline } from '#api/modules/application/timeline.queries.ts';
import { jobColumns, jobsFor } from '#api/modules/posting/job-cards.sql.ts';

/** One posting for a candidate: while it is open, and for good once they have applied to it (BROWSE-04). */
export const findJob = async (db: Queryable, candidateId: string, id: string, now: Date) => {
  const row = await jobsFor(db, candidateId)
    .select(jobColumns(now))
    .where('posting.id', '=', id)
    .where(
      sql<boolean>`((posting_search.listed and posting_search.closes_at > ${now})
        or exists (select from application as earlier
          where earlier.posting_id = posting.id and earlier.candidate_id = ${candidateId}))`,
    )
    .executeTakeFirst();
  return row && readTimeline(row);
};
