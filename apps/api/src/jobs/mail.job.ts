import type { Task } from 'graphile-worker';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import * as z from 'zod/mini';
import type { Trx } from '#api/db/connect.ts';
import type { Deps } from '#api/deps.ts';
import { type Mail, type Mailer, MailRefused } from '#api/mail/mailer.ts';
import { seal, unseal } from '#api/secret.ts';

export const mailTask = 'mail';

const payload = z.object({ id: z.string(), sealed: z.string(), expiresAt: z.string() });
const sealedMail = z.nullable(
  z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }),
);

/**
 * Queues a mail in the transaction that made its reason, so that both happen or neither (OTP-07). Address and content
 * are sealed: the queue holds nothing to read.
 * @param mail null queues the same work without a mail, so that an address without an account can't be told by time
 */
export const queueMail = async (
  trx: Trx,
  { secret }: Pick<Deps, 'secret'>,
  mail: Mail | null,
  { expiresAt }: { expiresAt: Date },
): Promise<void> => {
  const job = {
    id: uuidv7(),
    sealed: seal(secret, 'mail', JSON.stringify(mail)),
    expiresAt: expiresAt.toISOString(),
  };
  await sql`select graphile_worker.add_job(${mailTask}, ${JSON.stringify(job)}::json)`.execute(trx);
};

/** Sends what was queued. A failure is thrown, so that the queue tries again later; never after the mail's end. */
export const createMailTask =
  ({ secret, now }: Pick<Deps, 'secret' | 'now'>, mailer: Mailer): Task =>
  async (job, helpers) => {
    const { id, sealed, expiresAt } = z.parse(payload, job);
    if (now() >= new Date(expiresAt)) return;
    const mail = z.parse(sealedMail, JSON.parse(unseal(secret, 'mail', sealed)));
    if (mail === null) return;
    try {
      await mailer.send(mail, id);
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      helpers.logger.warn(error.message);
    }
  };
