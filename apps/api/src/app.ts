import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { type Route, type RouteTable, routes } from '@forte/contract';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Deps } from '#api/deps.ts';
import { fileRoute, registerDownload } from '#api/files/download.ts';
import { createHandlers } from '#api/handlers.ts';
import { serveApiDocument } from '#api/http/api-document.ts';
import { compressAnswers } from '#api/http/compress-answers.ts';
import { leftToUs, refuseEarly } from '#api/http/early-refusals.ts';
import { sendRefusal, toRefusal } from '#api/http/envelope.ts';
import type { Handlers } from '#api/http/handler.ts';
import { logAnswers } from '#api/http/log.ts';
import { Refusal } from '#api/http/refusal.ts';
import { registerContract } from '#api/http/register-contract.ts';
import { addSecurityHeaders, setSecurityHeaders } from '#api/http/security-headers.ts';
import { cutSlowClients, timeouts } from '#api/http/slow-clients.ts';
import { answerUnreadable } from '#api/http/unreadable-request.ts';
import { serveWeb, type WebOptions } from '#api/http/web-files.ts';
import { createMethodFinder } from '#api/http/wrong-method.ts';
import { findCaller } from '#api/modules/account/session.queries.ts';
import { isStepSave } from '#api/modules/profile/profile-steps.routes.ts';
import { beforeSearches } from '#api/modules/search/searching.ts';

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

const answerWhatHasNoRoute = (app: FastifyInstance): void => {
  const methodsOf = createMethodFinder([...Object.values<Route>(routes), fileRoute]);
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(request.url.split('?', 1)[0] ?? '');
    if (allowed.length === 0) {
      return sendRefusal(request, reply, new Refusal('not-found', 'There is no such call.'));
    }
    reply.header('allow', allowed.join(', '));
    return sendRefusal(request, reply, new Refusal('wrong-method', `Use ${allowed.join(' or ')} here.`));
  });
};

export type AppOptions = Pick<FastifyServerOptions, 'logger' | 'trustProxy'> & {
  /** The built web; without it only the API is served. */
  readonly web?: WebOptions;
};

/** Builds the API over its real parts. Does not listen. */
export const createApp = async (
  deps: Deps,
  { web, ...options }: AppOptions = {},
): Promise<FastifyInstance> => {
  const behindTls = deps.publicUrl.startsWith('https:');
  const app = Fastify({
    ...options,
    ...timeouts,
    ...leftToUs,
    http: { ...timeouts.http, ...leftToUs.http },
    bodyLimit,
    genReqId: () => randomUUID(),
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: answerUnreadable(behindTls),
    // What the router itself can't read: it never reaches a hook.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, behindTls);
      return sendRefusal(request, reply, toRefusal(error, request));
    },
  });
  acceptEmptyJson(app);
  addSecurityHeaders(app, behindTls);
  refuseEarly(app);
  cutSlowClients(app);
  logAnswers(app);
  await compressAnswers(app);
  await app.register(multipart);
  app.setErrorHandler((error, request, reply) => sendRefusal(request, reply, toRefusal(error, request)));
  answerWhatHasNoRoute(app);
  await serveApiDocument(app, routes);
  if (web !== undefined) await serveWeb(app, web);
  const handlers: Handlers<typeof routes> = createHandlers(deps);
  registerContract<RouteTable>(
    app,
    routes,
    handlers as unknown as Handlers<RouteTable>,
    (token) => findCaller(deps, token),
    (name) => (isStepSave(name) ? beforeSearches : undefined),
  );
  registerDownload(app, deps);
  return app;
};
