import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';

/** The name, the code and the calls of a failure. A message of the database may quote what a user typed. */
const describe = (
  error: Error & { code?: unknown; severity?: unknown; routine?: unknown },
): { type: string; message: string; stack: string; [more: string]: unknown } => {
  const ofDatabase = error.severity !== undefined;
  const frames = error.stack?.slice(error.stack.indexOf('\n    at ') + 1);
  return {
    type: error.name,
    code: error.code,
    message: ofDatabase ? `of the database, in ${error.routine}` : error.message,
    stack: frames ?? '',
    ...(error.cause instanceof Error ? { cause: describe(error.cause) } : {}),
  };
};

/**
 * One JSON line an event: UTC time, level, request id, no person's data (SEC-23). JSON escapes line breaks, so
 * that no text can forge a line.
 */
export const loggerOptions = (level: string) =>
  ({
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    // The parser of uploads would tell all headers, the token among them, at the finest level.
    serializers: { err: describe, req: () => ({}), res: () => ({}), busboyOptions: () => undefined },
  }) satisfies FastifyServerOptions['logger'];

/** Logs each answer by its route's template: a path holds ids and addresses. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply;
    request.log[levelOf(statusCode)](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
};

/** A refused login, a 403, a limit are events of their own to whoever watches; a wrong field is not. */
const levelOf = (status: number): keyof Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'> => {
  if (status >= 500) return 'error';
  return [401, 403, 429].includes(status) ? 'warn' : 'info';
};
