import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** What fits one packet gains nothing. */
const least = 1_400;
/** A list of twenty is a fifth of its size at this level; a higher one costs more than it saves. */
const level = 4;

/**
 * Sends long answers compressed to whoever takes them so. No answer tells a third party anything by its length: a
 * call is made with a token that no foreign page can send along.
 */
export const compressAnswers = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    threshold: least,
    encodings: ['gzip'],
    zlibOptions: { level },
    globalDecompression: false,
  });
};
