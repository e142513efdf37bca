import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const oneYear = 31_536_000;
/** Paths that belong to the server: unknown ones get its 404 in JSON, never the page. */
const serverPath = /^(v1|dev)(\/|$)/i;

/** A path of the app has no file name at its end. */
const isPage = (path: string): boolean =>
  !path.startsWith('assets/') && !path.slice(path.lastIndexOf('/') + 1).includes('.');

/**
 * Serves the built web: files with a hash in their name for good, everything else to be asked for again, and
 * the page itself for every path of the app. A missing file is a 404 (SEC-15).
 */
export const serveWeb = async (app: FastifyInstance, folder: string): Promise<void> => {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) throw new Error(`The web is not built: ${page} is missing. Run: npm start`);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', hashed ? `public, max-age=${oneYear}, immutable` : 'no-cache');
    },
  });
  // Looked up when asked for, not listed at the start: the web may be built anew while this runs.
  app.get('/', (_request, reply) => reply.sendFile('index.html'));
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    if (serverPath.test(path) || path.split('/').includes('..')) return reply.callNotFound();
    return reply.sendFile(isPage(path) ? 'index.html' : path);
  });
};
