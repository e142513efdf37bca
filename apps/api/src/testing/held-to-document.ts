import { basePath, type Route, refusalStatus, refusalsOf, routes } from '@forte/contract';
import type { FastifyInstance } from 'fastify';

const successStatus = 200;

const statusesOf = (route: Route): ReadonlySet<number> =>
  new Set([successStatus, ...[...refusalsOf(route)].map((kind) => refusalStatus[kind])]);

const documented = new Map(
  Object.values<Route>(routes).map((route) => [
    `${route.method} ${basePath}${route.path.replace(/\{(\w+)\}/g, ':$1')}`,
    statusesOf(route),
  ]),
);

/**
 * Holds every answer that a test gets against the OpenAPI document (API-03).
 * @returns a function that throws when a call answered with a status that stands nowhere at it
 */
export const holdToDocument = (app: FastifyInstance): (() => void) => {
  const beside = new Set<string>();
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    const call = `${method} ${routeOptions.url}`;
    if (documented.get(call)?.has(statusCode) === false) beside.add(`${call}: ${statusCode}`);
  });
  return () => {
    if (beside.size > 0) throw new Error(`not in the OpenAPI document: ${[...beside].join(', ')}`);
  };
};
