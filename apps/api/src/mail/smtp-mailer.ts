import { createTransport } from 'nodemailer';
import { checkMail, type Mailer, MailRefused } from '#api/mail/mailer.ts';

const codeOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }; // nodemailer's errors
  return String(responseCode ?? code ?? 'unknown');
};

/**
 * Sends through a mail server.
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @param from the sender, `Forte <no-reply@example.com>`
 */
export const createSmtpMailer = (url: string, from: string): Mailer & { readonly close: () => void } => {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    send: async (mail, id) => {
      checkMail(mail);
      try {
        await transport.sendMail({
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${id}@forte>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const code = codeOf(error);
        // The server's own words may hold the address: they go no further than here.
        if (/^55\d$/.test(code)) throw new MailRefused();
        throw new Error(`the mail server could not be used (${code})`);
      }
    },
    close: () => transport.close(),
  };
};
