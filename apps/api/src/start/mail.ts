import { join } from 'node:path';
import type { Env } from '#api/env.ts';
import { createFolderMailer, type FolderMailer } from '#api/mail/folder-mailer.ts';
import type { Mailer } from '#api/mail/mailer.ts';
import { createSmtpMailer } from '#api/mail/smtp-mailer.ts';

export type MailWay = {
  readonly mailer: Mailer;
  /** Present when mails are kept instead of sent: what /dev/mailbox shows (RUN-06). */
  readonly mailbox?: FolderMailer;
  readonly close: () => void;
};

/** Mails go to SMTP_URL; without it, outside production only, into FORTE_DATA/mail. */
export const openMail = (env: Env): MailWay => {
  if (env.smtpUrl !== undefined) {
    const mailer = createSmtpMailer(env.smtpUrl, env.mailFrom);
    return { mailer, close: mailer.close };
  }
  const mailbox = createFolderMailer(join(env.dataFolder, 'mail'));
  return { mailer: mailbox, mailbox, close: () => undefined };
};
