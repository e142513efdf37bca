import type { Task } from 'graphile-worker';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Trx } from '#api/db/connect.ts';
import type { Deps } from '#api/deps.ts';
import { queueMail } from '#api/jobs/mail.job.ts';
import { type AnswerMail, answerMail } from '#api/mail/answer-mail.ts';
import type { EventKey } from '#api/modules/application/timeline.queries.ts';
import { recipientLimits } from '#api/modules/limit/account-limits.ts';
import { reserve } from '#api/modules/limit/limit.queries.ts';

export const answerMailTask = 'answer-mail';

const payload = z.object({ applicationId: z.string(), position: z.int() });
/** A mail server may be away for long: late news of an application is better than none. */
const mailedWithin = 3 * 86_400_000;

/** Queues the mail of an answer in the transaction that gave it: both happen, or neither. */
export const queueAnswerMail = async (trx: Trx, event: EventKey, inSeconds = 0): Promise<void> => {
  await sql`select graphile_worker.add_job(${answerMailTask}, ${JSON.stringify(event)}::json,
    run_at => now() + make_interval(secs => ${inSeconds}))`.execute(trx);
};

/** What is told about a step of a timeline; undefined when the candidate withdrew or a later step tells something newer. */
const readAnswer = (trx: Trx, { applicationId, position }: EventKey) =>
  trx
    .selectFrom('applicationEvent as event')
    .innerJoin('application', 'application.id', 'event.applicationId')
    .innerJoin('account', 'account.id', 'application.candidateId')
    .innerJoin('posting', 'posting.id', 'application.postingId')
    .innerJoin('employer', 'employer.accountId', 'posting.employerId')
    .select(['account.email as to', 'event.message', 'posting.jobTitle', 'employer.company'])
    .select(sql<AnswerMail['status']>`event.status`.as('status'))
    .where('event.applicationId', '=', applicationId)
    .where('event.position', '=', position)
    .where('event.status', 'in', ['shortlisted', 'declined', 'hired'])
    .where('application.withdrawnAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applicationEvent as later')
            .select('later.position')
            .where('later.applicationId', '=', applicationId)
            .where('later.position', '>', position),
        ),
      ),
    )
    .executeTakeFirst();

/** Mails a candidate the newest answer (STAT-02); waits while the recipient has had as many mails as SEC-21 allows. */
export const createAnswerMailTask =
  (deps: Pick<Deps, 'db' | 'now' | 'secret' | 'publicUrl'>): Task =>
  async (job) => {
    const event = z.parse(payload, job);
    await deps.db.transaction().execute(async (trx) => {
      const answer = await readAnswer(trx, event);
      if (answer === undefined) return;
      const now = deps.now();
      const allowed = await reserve(trx, now, recipientLimits(answer.to));
      if (!allowed.allowed) return queueAnswerMail(trx, event, allowed.retryAfter);
      await queueMail(trx, deps, answerMail(answer, deps.publicUrl), {
        expiresAt: new Date(now.getTime() + mailedWithin),
      });
    });
  };
