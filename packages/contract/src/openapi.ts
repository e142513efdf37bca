import * as z from 'zod/mini';
import { basePath } from './call.ts';
import { envelope, page, type RefusalKind, refusalStatus } from './envelope.ts';
import type { Access, Route, RouteTable } from './route.ts';

type Json = Record<string, unknown>;

/** The wire's side of a schema: what stands in a request or an answer, before our own names. */
const wireSchema = (schema: z.ZodMiniType): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
};

const accessText: Record<Access, string> = {
  none: 'Public.',
  grant: 'Needs the one-time grant of checkOTP as bearer token.',
  any: 'Needs a signed-in user.',
  employee: 'Needs a signed-in candidate.',
  employer: 'Needs a signed-in employer.',
  'complete-employee': 'Needs a signed-in candidate whose profile is complete.',
  complete: 'Needs a signed-in employer, or a candidate whose profile is complete.',
};

const parameters = (route: Route) => {
  if (route.params === undefined) return [];
  const properties = wireSchema(route.params).properties as Record<string, Json>; // params are always objects
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'path', required: true, schema }));
};

const requestBody = (route: Route): Json | undefined => {
  const schema = route.body === undefined ? undefined : wireSchema(route.body);
  if (route.file === undefined)
    return schema && { required: true, content: { 'application/json': { schema } } };
  const properties = {
    ...(schema?.properties as Json | undefined),
    [route.file.part]: { type: 'string', format: 'binary' },
  };
  return {
    required: true,
    description: 'The file comes last: nothing behind it is read.',
    content: { 'multipart/form-data': { schema: { type: 'object', properties } } },
  };
};

const successSchema = (route: Route): Json => ({
  type: 'object',
  required: ['Code', 'Message', 'Data', ...(route.paged ? ['Page'] : [])],
  properties: {
    Code: { type: 'string', enum: ['1', '2'] },
    Message: { type: 'string' },
    Data: wireSchema(route.reply),
    ...(route.paged ? { Page: wireSchema(page) } : {}),
  },
});

const refusalText: Record<RefusalKind, string> = {
  invalid: 'A value is not valid; Errors names each',
  unauthenticated: 'Without a valid token, or with the wrong login details',
  forbidden: 'Not for this caller, or not yet',
  'not-found': 'There is none, or none that this caller may see',
  'wrong-method': 'The path takes other methods',
  stale: 'It was changed in the meantime, or takes this no longer',
  duplicate: 'There is one already',
  'too-large': 'More bytes than are taken',
  'unsupported-type': 'Another content type than the call takes',
  limited: 'Too often: Retry-After says how many seconds to wait',
  failed: 'Our fault: RequestId names the failure',
  unavailable: 'Busy or not ready: try again in a moment',
};

/** Access, the acting id and the origin are looked at before a handler runs. */
const refusalsOfAccess = ({ access, actor, sameSite }: Route): RefusalKind[] => {
  const isOfSome = access !== 'none' && access !== 'any' && access !== 'grant';
  return [
    ...(access === 'none' ? [] : (['unauthenticated'] as const)),
    ...(isOfSome || actor !== undefined || sameSite ? (['forbidden'] as const) : []),
  ];
};

/** Every kind of refusal that a call can answer with: its own, and those of all calls of its kind. */
export const refusalsOf = (route: Route): ReadonlySet<RefusalKind> =>
  new Set<RefusalKind>([
    'invalid',
    ...refusalsOfAccess(route),
    ...(route.method === 'GET' ? [] : (['too-large', 'unsupported-type'] as const)),
    ...(route.refuses ?? []),
    'failed',
    'unavailable',
  ]);

const refusals = (route: Route): Record<string, Json> => {
  const byStatus = Map.groupBy(refusalsOf(route), (kind) => refusalStatus[kind]);
  return Object.fromEntries(
    [...byStatus].map(([status, kinds]) => [
      String(status),
      {
        description: kinds.map((kind) => refusalText[kind]).join('. '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
};

const operation = (name: string, route: Route): Json => ({
  operationId: name,
  summary: route.summary,
  description: `${accessText[route.access]} (${route.origin === 'spec' ? 'From the spec' : 'Ours'}: ${route.source})`,
  tags: [route.path.split('/')[1]],
  ...(route.access === 'none' ? { security: [] } : {}),
  parameters: parameters(route),
  ...(requestBody(route) ? { requestBody: requestBody(route) } : {}),
  responses: {
    '200': { description: 'Success', content: { 'application/json': { schema: successSchema(route) } } },
    ...refusals(route),
  },
});

/**
 * The OpenAPI 3.1 document of a route table, made from the schemas that validate (API-03).
 * It shows the wire's names; a test holds that every route stands in it.
 */
export const openApiDocument = (table: RouteTable, version: string): Json => {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries(table)) {
    const path = basePath + route.path;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forte',
      version,
      description: `Every answer is the envelope {Code, Message, Data}. Refusals use the HTTP statuses ${[...new Set(Object.values(refusalStatus))].join(', ')}.`,
    },
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: wireSchema(envelope) },
    },
  };
};
