import multipart from '@fastify/multipart';
import { type RouteTable, routes } from '@forte/contract';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '#api/deps.ts';
import { registerDownload } from '#api/files/download.ts';
import { createHandlers } from '#api/handlers.ts';
import { sendRefusal, toRefusal } from '#api/http/envelope.ts';
import type { Handlers } from '#api/http/handler.ts';
import { Refusal } from '#api/http/refusal.ts';
import { registerContract } from '#api/http/register-contract.ts';
import { findCaller } from '#api/modules/account/session.queries.ts';

/** 1 MB is several times the largest profile at every maximum. */
const bodyLimit = 1_048_576;

/** PROF-13 and logout are POSTs without a body: Fastify's own parser refuses an empty JSON body. */
const acceptEmptyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done); // parseAs says it is one
  });
  app.removeContentTypeParser('text/plain');
};

/** Builds the API over its real parts. Does not listen. */
export const createApp = async (
  deps: Deps,
  options: Pick<FastifyServerOptions, 'logger' | 'trustProxy'> = {},
): Promise<FastifyInstance> => {
  const app = Fastify({
    ...options,
    bodyLimit,
    genReqId: () => uuidv7(),
    routerOptions: { maxParamLength: 300 },
  });
  acceptEmptyJson(app);
  await app.register(multipart);
  app.setErrorHandler((error, request, reply) => sendRefusal(request, reply, toRefusal(error, request)));
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply, new Refusal('not-found', 'There is no such call.')),
  );
  const handlers: Handlers<typeof routes> = createHandlers(deps);
  registerContract<RouteTable>(app, routes, handlers as unknown as Handlers<RouteTable>, (token) =>
    findCaller(deps, token),
  );
  registerDownload(app, deps);
  return app;
};
