import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(gzip);
/** What fits one packet gains nothing. */
const least = 1_400;
/** A list of twenty is a fifth of its size at this level; a higher one costs more than it saves. */
const level = 4;

const takesGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted);

/**
 * Sends long answers compressed to whoever takes them so. No answer tells a third party anything by its length: a
 * call is made with a token that no foreign page can send along.
 */
export const compressAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < least) return payload;
    reply.header('vary', 'accept-encoding');
    if (!takesGzip(request.headers['accept-encoding'])) return payload;
    const compressed = await compress(payload, { level });
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compressed;
  });
};
