import type { FastifyHttpOptions, FastifyInstance, RawServerDefault } from 'fastify';
import { Refusal } from '#api/http/refusal.ts';

/** What Node and Fastify would refuse by themselves, past our hooks: without a sentence and the security headers. */
export const leftToUs = {
  http: { requireHostHeader: false },
  return503OnClosing: false,
} satisfies FastifyHttpOptions<RawServerDefault>;

/** Refuses that ourselves, as everything else is refused (SEC-13). */
export const refuseEarly = (app: FastifyInstance): void => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async ({ raw }) => {
    if (closing) throw new Refusal('unavailable', 'The service is stopping. Please try again in a moment.');
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') {
      throw new Refusal('invalid', 'This request names no host.');
    }
  });
  // An expectation that nobody knows may be passed over (RFC 9110, 10.1.1); Node would answer with a bare 417.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
};
