import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '#api/http/refusal.ts';
import type { FolderMailer } from '#api/mail/folder-mailer.ts';
import { listPage, mailPage } from '#api/mail/mailbox.page.ts';

/** Neither our pages nor a mail shown in one may run or load anything; styles stand in the page. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);

const found = async (mailer: FolderMailer, id: string) => {
  const mail = await mailer.find(id);
  if (mail === undefined) throw new Refusal('not-found', 'There is no such mail.');
  return mail;
};

/**
 * The development mailbox at /dev/mailbox: pages for people, JSON under /dev/mailbox/mails for tests. Registered only
 * outside production (RUN-06).
 */
export const mailboxRoutes = async (app: FastifyInstance, { mailer }: { mailer: FolderMailer }) => {
  app.get('/dev/mailbox', async (_request, reply) => sendPage(reply, listPage(await mailer.list())));
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) =>
    sendPage(reply, mailPage(await found(mailer, request.params.id))),
  );
  app.get('/dev/mailbox/mails', async () => mailer.list());
  app.get<{ Params: { id: string } }>('/dev/mailbox/mails/:id', async (request) =>
    found(mailer, request.params.id),
  );
};
