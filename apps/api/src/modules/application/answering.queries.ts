import type { Answering } from '@forte/contract';
import { sql } from 'kysely';
import type { Db, Queryable, Trx } from '#api/db/connect.ts';

const day = 86_400_000;
/** Of what time the applications count. */
const lookedAt = 365 * day;
/** An application without an answer counts once it is so old: yesterday's is not unanswered. */
const patience = 14 * day;
/** Below this there is nothing to tell (STAT-03). */
const enough = 5;

/**
 * Counts anew how often and how fast employers answer (STAT-03): one of them, or all. What a candidate withdrew before an
 * answer does not count.
 */
const countAnswers = async (db: Queryable, now: Date, employerId?: string): Promise<void> => {
  const since = new Date(now.getTime() - lookedAt);
  const oldEnough = new Date(now.getTime() - patience);
  await sql`
    insert into employer_answering (employer_id, counted, answered, median_hours, refreshed_at)
    select employer_id, count(*), count(answered_at),
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - applied_at) / 3600), ${now}
    from application
    where applied_at > ${since}
      and (answered_at is not null or (withdrawn_at is null and applied_at <= ${oldEnough}))
      and ${employerId === undefined ? sql`true` : sql`employer_id = ${employerId}`}
    group by employer_id
    on conflict (employer_id) do update set counted = excluded.counted, answered = excluded.answered,
      median_hours = excluded.median_hours, refreshed_at = excluded.refreshed_at`.execute(db);
};

/** Counts one employer's answers anew. Whoever answers for it at the same time waits, and so counts these answers too. */
export const refreshAnswering = async (trx: Trx, now: Date, employerId: string): Promise<void> => {
  await trx
    .selectFrom('employer')
    .select('accountId')
    .where('accountId', '=', employerId)
    .forNoKeyUpdate()
    .execute();
  await countAnswers(trx, now, employerId);
};

/** Counts all anew, however long it takes; employers whose applications have all grown too old leave. */
export const refreshAllAnswering = (db: Db, now: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await countAnswers(trx, now);
    await trx.deleteFrom('employerAnswering').where('refreshedAt', '<', now).execute();
  });

/** What a posting shows of its employer, over a join with `employer_answering`; null while there is too little to tell. */
export const answeringColumn = sql<Answering | null>`case when employer_answering.counted >= ${enough} then
  json_build_object('counted', employer_answering.counted, 'answered', employer_answering.answered,
    'medianHours', employer_answering.median_hours) end`.as('answering');
