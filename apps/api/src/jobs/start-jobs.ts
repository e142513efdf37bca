import { Logger, type LogLevel, parseCronItems, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Deps } from '#api/deps.ts';
import { deriveRows, deriveTask } from '#api/jobs/derive.job.ts';
import { createMailTask, mailTask } from '#api/jobs/mail.job.ts';
import { createPurgeTask, purgeTask } from '#api/jobs/purge.job.ts';
import { createSweepTask, sweepTask } from '#api/jobs/sweep.job.ts';
import type { Mailer } from '#api/mail/mailer.ts';
import { answerMailTask, createAnswerMailTask } from '#api/modules/application/answer-mail.job.ts';
import { refreshAllAnswering } from '#api/modules/application/answering.queries.ts';
import { countTerms } from '#api/modules/search/term-suggestions.queries.ts';

/** What the queue tells: the shape of Fastify's logger. */
export type JobLog = Readonly<Record<'debug' | 'info' | 'warn' | 'error', (message: string) => void>>;

const answeringTask = 'answering';
const countTermsTask = 'count-terms';

/** Everything that is done outside of a request. */
export const createTasks = (deps: Deps, mailer: Mailer): TaskList => ({
  [mailTask]: createMailTask(deps, mailer),
  [purgeTask]: createPurgeTask(deps),
  [sweepTask]: createSweepTask(deps),
  [answerMailTask]: createAnswerMailTask(deps),
  [deriveTask]: () => deriveRows(deps.db),
  [countTermsTask]: () => countTerms(deps.db),
  [answeringTask]: () => refreshAllAnswering(deps.db, deps.now()),
});

const timetable = parseCronItems([
  { task: purgeTask, match: '17 * * * *', options: { backfillPeriod: 3_600_000, maxAttempts: 3 } },
  { task: sweepTask, match: '23 4 * * *', options: { backfillPeriod: 86_400_000, maxAttempts: 3 } },
  { task: countTermsTask, match: '*/5 * * * *', options: { backfillPeriod: 0, maxAttempts: 1 } },
  { task: answeringTask, match: '41 3 * * *', options: { backfillPeriod: 86_400_000, maxAttempts: 3 } },
]);

export const jobLogger = (log: JobLog): Logger =>
  new Logger(() => (level: `${LogLevel}`, message: string) => {
    // The queue's "info" tells of every job; that is detail here.
    log[level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug'](message);
  });

/**
 * Works on the queue in this process until stopped.
 * @param pool needs a connection for listening and one for each of the four jobs at a time
 * @returns `stop` ends with grace: running jobs finish, nothing new starts
 */
export const startJobs = async (
  deps: Deps,
  { pool, mailer, log }: { pool: pg.Pool; mailer: Mailer; log: JobLog },
): Promise<{ readonly stop: () => Promise<void> }> => {
  const runner = await run({
    pgPool: pool,
    taskList: createTasks(deps, mailer),
    parsedCronItems: timetable,
    concurrency: 4,
    noHandleSignals: true,
    logger: jobLogger(log),
  });
  // One for all processes that start together.
  await runner.addJob(deriveTask, {}, { jobKey: deriveTask });
  await runner.addJob(countTermsTask, {}, { jobKey: countTermsTask });
  return { stop: () => runner.stop() };
};
