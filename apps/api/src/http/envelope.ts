import { type Code, type Envelope, type Page, type RefusalKind, refusalStatus } from '@forte/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#api/http/refusal.ts';
import { abandoned } from '#api/http/turns.ts';

export const sendSuccess = (
  reply: FastifyReply,
  answer: { code: Code; message: string; data: unknown; page?: Page | undefined },
) =>
  reply.send({
    Code: answer.code,
    Message: answer.message,
    Data: answer.data,
    ...(answer.page === undefined ? {} : { Page: answer.page }),
  } satisfies Envelope);

export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(refusal.retryAfter)));
  return reply.status(refusalStatus[refusal.kind]).send({
    Code: '0',
    Message: refusal.message,
    Data: null,
    ...(refusal.errors.length === 0 ? {} : { Errors: [...refusal.errors] }),
    RequestId: request.id,
  } satisfies Envelope);
};

/** What Fastify itself refuses, by status, in our words. */
const sentences: Partial<Record<number, readonly [RefusalKind, string]>> = {
  400: ['invalid', 'This request is not valid JSON. Check it and try again.'],
  404: ['not-found', 'There is no such call.'],
  413: ['too-large', 'This request is too large.'],
  414: ['invalid', 'This address is too long.'],
  415: ['unsupported-type', 'This content type is not supported here.'],
  503: ['unavailable', 'The service is busy. Please try again in a moment.'],
};

/**
 * The codes of a database that is starting, stopping or gone, or so busy that a statement took too long: the call may be
 * made again.
 */
const databaseAway = /^(57014|57P0[1-5]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE)$/;
const connectionLost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error &&
  (connectionLost.test(error.message) || databaseAway.test(String((error as NodeJS.ErrnoException).code)));

/** Turns anything thrown into a refusal. The unexpected is logged and answered with a sentence and the request id only. */
export const toRefusal = (error: unknown, request: FastifyRequest): Refusal => {
  if (error instanceof Refusal) return error;
  const { statusCode: status = 500, code } = error as FastifyError;
  if (code === 'FST_ERR_BAD_URL') return new Refusal('invalid', 'This address is not valid.');
  // Nothing was sent that could have been JSON: the address is what can't be read.
  if (status === 400 && request.headers['content-type'] === undefined) {
    return new Refusal('invalid', 'This address is not valid.');
  }
  const known = sentences[status];
  if (known !== undefined) return new Refusal(known[0], known[1]);
  // Whatever else Fastify holds against a request is the request's fault, not ours.
  if (status >= 400 && status < 500) return new Refusal('invalid', 'This request is not valid.');
  if (isDatabaseAway(error)) {
    return new Refusal('unavailable', 'The service is not ready. Please try again in a moment.', {
      retryAfter: 2,
    });
  }
  // Whoever asked is gone in the middle of the answer: nothing has failed.
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' && request.raw.socket.destroyed) return abandoned();
  request.log.error({ err: error }, 'unexpected failure');
  return new Refusal('failed', 'Something went wrong on our side. Please try again.');
};
