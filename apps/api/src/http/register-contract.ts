import { basePath, type Route, type RouteTable } from '@forte/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit, requireOwnId } from '#api/http/access.ts';
import { decode } from '#api/http/decode.ts';
import { sendSuccess } from '#api/http/envelope.ts';
import type { Caller, Handlers, Question, Reply } from '#api/http/handler.ts';
import { Refusal } from '#api/http/refusal.ts';
import { createReplyEncoder } from '#api/http/reply-encoder.ts';
import { readMultipart } from '#api/http/upload.ts';

export type FindCaller = (token: string) => Promise<Caller | undefined>;
type AnyHandler = (question: Question) => Promise<Reply<Route>>;

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];

/** A GET that has an effect is not to be triggered by a page of another site (OTP-05). */
const refuseCrossSite = (request: FastifyRequest): void => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new Refusal('forbidden', 'This call cannot be made from another site.');
  }
};

/** The parser for uploads serves the whole app; a call without a file takes JSON only (SEC-08). */
const refuseMultipart = (request: FastifyRequest): undefined => {
  if (request.isMultipart()) throw new Refusal('unsupported-type', 'Send this as application/json.');
};

/** The request closes once it is read; the answer, once it is sent or its connection is gone. */
const abortSignalOf = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
};

const answerWith = (route: Route, handle: AnyHandler, findCaller: FindCaller) => {
  const encode = createReplyEncoder(route.reply);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (route.sameSite) refuseCrossSite(request);
    const bearer = bearerOf(request);
    const caller = await admit(route.access, bearer, findCaller);
    const multipart =
      route.file === undefined ? refuseMultipart(request) : await readMultipart(request, route.file);
    const sent = { params: request.params, body: multipart?.fields ?? request.body };
    if (caller !== undefined) requireOwnId(route, sent, caller);
    const question = {
      params: route.params && decode(route.params, sent.params),
      body: route.body && decode(route.body, sent.body),
      caller,
      bearer,
      file: multipart?.file,
      clientAddress: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      signal: abortSignalOf(reply),
    };
    // The table's types tie handler and route together; here both are any route's.
    const { data, message, code, page } = await handle(question as unknown as Question);
    return sendSuccess(reply, {
      code: code ?? '1',
      message: message ?? 'Success',
      data: encode(data as never), // typed by Handlers; encoding drops what is not declared
      page,
    });
  };
};

/** Runs what answers a call, from finding out who calls on. */
export type Around = <T>(answer: () => Promise<T>) => Promise<T>;

/**
 * Registers every route of a table with its handler. Access, ids, schemas and the envelope are decided here only.
 * @param aroundOf by the name of a route, what its answers are run by; undefined runs them as they come
 */
export const registerContract = <T extends RouteTable>(
  app: FastifyInstance,
  table: T,
  handlers: Handlers<T>,
  findCaller: FindCaller,
  aroundOf: (name: string) => Around | undefined = () => undefined,
): void => {
  for (const [name, route] of Object.entries(table)) {
    const around = aroundOf(name) ?? ((answer) => answer());
    const answer = answerWith(route, handlers[name as keyof T] as unknown as AnyHandler, findCaller);
    app.route({
      method: route.method,
      url: basePath + route.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => around(() => answer(request, reply)),
    });
  }
};
