import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const oneYear = 31_536_000;
/** Paths that belong to the server: unknown ones get its 404 in JSON, never the page. */
const serverPath = /^\/(v1|dev)(\/|$)/i;

const wantsPage = (request: FastifyRequest): boolean => {
  const path = request.url.split('?', 1)[0] ?? '';
  const lastPart = path.slice(path.lastIndexOf('/') + 1);
  return !serverPath.test(path) && !path.startsWith('/assets/') && !lastPart.includes('.');
};

/**
 * Serves the built web: files with a hash in their name for good, everything else to be asked for again, and
 * the page itself for every path of the app. A missing file is a 404 (SEC-15).
 */
export const serveWeb = async (app: FastifyInstance, folder: string): Promise<void> => {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) throw new Error(`The web is not built: ${page} is missing. Run: npm start`);
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', hashed ? `public, max-age=${oneYear}, immutable` : 'no-cache');
    },
  });
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(createReadStream(page));
  };
  app.get('/', sendPage);
  app.get('/*', sendPage);
};
