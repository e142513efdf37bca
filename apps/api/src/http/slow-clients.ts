import type { FastifyHttpOptions, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';

/** SEC-22, in milliseconds and bytes a second. */
const headersTimeout = 5_000;
const jsonTimeout = 10_000;
const longestUpload = 600_000;
const slowestUpload = 10_000;
const checkEvery = 1_000;

/**
 * Node's own limits, which Fastify leaves open: headers within 5 s, no connection kept idle for long.
 * `requestTimeout` is the outermost bound, for uploads; a body has its own below.
 */
export const timeouts = {
  requestTimeout: longestUpload,
  keepAliveTimeout: 20_000,
  http: { headersTimeout, connectionsCheckingInterval: checkEvery },
} satisfies FastifyHttpOptions<RawServerDefault>;

const tooSlow = (request: FastifyRequest, startedAt: number, bytesBefore: number): boolean => {
  const elapsed = Date.now() - startedAt;
  if (elapsed < jsonTimeout) return false;
  if (!request.headers['content-type']?.startsWith('multipart/')) return true;
  return (request.raw.socket.bytesRead - bytesBefore) / (elapsed / 1_000) < slowestUpload;
};

/** Cuts who sends a body slower than allowed: 10 s for JSON, 10 kB/s for an upload. */
export const cutSlowClients = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return;
    const startedAt = Date.now();
    const bytesBefore = raw.socket.bytesRead;
    const timer = setInterval(() => {
      if (raw.complete) clearInterval(timer);
      else if (tooSlow(request, startedAt, bytesBefore)) raw.destroy();
    }, checkEvery);
    raw.once('close', () => clearInterval(timer));
  });
};
