import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const oneYear = 31_536_000;
/** Paths that belong to the server: unknown ones get its 404 in JSON, never the page. */
const serverPath = /^(v1|dev)(\/|$)/i;

/** A path of the app has no file name at its end. */
const isPage = (path: string): boolean =>
  !path.startsWith('assets/') && !path.slice(path.lastIndexOf('/') + 1).includes('.');

/** Tells the page where the mails are shown that are not sent (RUN-06): it need not ask, least of all in production. */
const mailboxMeta = '<meta name="forte-mailbox" content="/dev/mailbox" />';

/** Some addresses have a document of their own, which names the files of that page (apps/web/build/page-documents.ts). */
const documentOf = (folder: string, path: string): string => {
  const own = `pages/${path.toLowerCase()}.html`;
  return /^[\w-]+$/.test(path) && existsSync(join(folder, own)) ? own : 'index.html';
};

export type WebOptions = {
  readonly folder: string;
  /** Whether mails are kept and shown at /dev/mailbox. */
  readonly hasMailbox: boolean;
};

/**
 * Serves the built web: files with a hash in their name for good, everything else to be asked for again, and
 * the page itself for every path of the app. A missing file is a 404 (SEC-15). What the build compressed is sent so to
 * whoever accepts it.
 */
export const serveWeb = async (app: FastifyInstance, { folder, hasMailbox }: WebOptions): Promise<void> => {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) throw new Error(`The web is not built: ${page} is missing. Run: npm start`);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', hashed ? `public, max-age=${oneYear}, immutable` : 'no-cache');
    },
  });
  const sendPage = async (reply: FastifyReply, path: string) => {
    const document = documentOf(folder, path);
    if (!hasMailbox) return reply.sendFile(document);
    const html = (await readFile(join(folder, document), 'utf8')).replace('</head>', `${mailboxMeta}</head>`);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  };
  // Looked up when asked for, not listed at the start: the web may be built anew while this runs.
  app.get('/', (_request, reply) => sendPage(reply, ''));
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    if (serverPath.test(path) || path.split('/').includes('..')) return reply.callNotFound();
    return isPage(path) ? sendPage(reply, path) : reply.sendFile(path);
  });
};
