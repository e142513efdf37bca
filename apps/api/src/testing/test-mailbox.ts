import { runOnce } from 'graphile-worker';
import type pg from 'pg';
import { vi } from 'vitest';
import type { Deps } from '#api/deps.ts';
import { createTasks, jobLogger } from '#api/jobs/start-jobs.ts';
import type { Mail, Mailer } from '#api/mail/mailer.ts';

/** What a test sees of the mails, which go through the real queue. */
export type TestMailbox = {
  /** Works the queue off. @returns the mails that were sent now, in order */
  readonly deliver: () => Promise<readonly Mail[]>;
  /** Works the queue off and reads the newest mail to an address. */
  readonly newestTo: (email: string) => Promise<TestMail>;
};

export type TestMail = Mail & {
  /** The four digits, or '' in a mail with the link alone. */
  readonly code: string;
  /** The token of the link's fragment. */
  readonly link: string;
};

const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

const isNoneUnderWay = async (pool: pg.Pool): Promise<boolean> => {
  const { rows } = await pool.query(
    'select 1 from graphile_worker._private_jobs where locked_at is not null limit 1',
  );
  return rows.length === 0;
};

/** Does all that is in the queue, with a mailer of the test's own. */
export const runJobs = async (deps: Deps, pool: pg.Pool, mailer: Mailer): Promise<void> => {
  await runOnce({
    pgPool: pool,
    taskList: createTasks(deps, mailer),
    noHandleSignals: true,
    logger: jobLogger(silent),
  });
  // The queue resolves before it has written down how the last jobs ended.
  await vi.waitUntil(() => isNoneUnderWay(pool), { timeout: 10_000, interval: 10 });
};

const read = (mail: Mail): TestMail => ({
  ...mail,
  code: /Your code is (\d{4})\./.exec(mail.text)?.[1] ?? '',
  link: /#[a-z-]+=([\w-]+)/.exec(mail.text)?.[1] ?? '',
});

export const createTestMailbox = (deps: Deps, pool: pg.Pool): TestMailbox => {
  const sent: Mail[] = [];
  const mailer: Mailer = {
    send: async (mail) => {
      sent.push(mail);
    },
  };
  const workOff = async (): Promise<readonly Mail[]> => {
    const before = sent.length;
    await runJobs(deps, pool, mailer);
    return sent.slice(before);
  };
  // One after the other: of two at once, one passes over the jobs that the other is just taking, and would end before they do.
  let underWay: Promise<unknown> = Promise.resolve();
  const deliver = (): Promise<readonly Mail[]> => {
    const delivery = underWay.then(workOff);
    underWay = delivery.catch(() => undefined);
    return delivery;
  };
  return {
    deliver,
    newestTo: async (email) => {
      await deliver();
      const mail = sent.findLast(({ to }) => to === email);
      if (mail === undefined) throw new Error(`no mail went to ${email}`);
      return read(mail);
    },
  };
};
