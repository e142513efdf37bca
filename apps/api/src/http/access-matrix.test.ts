import { type Access, basePath, pathOf, type Route, routes } from '@forte/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomToken } from '#api/secret.ts';
import {
  createEmployee,
  createEmployer,
  createTestApp,
  type TestApp,
  type TestUser,
} from '#api/testing/test-app.ts';

/**
 * SEC-01: every operation against every kind of caller. It is made from the route table, so a new route is in it at
 * once; what each kind may call stands here a second time, apart from the code that decides it.
 */
type Kind = 'nobody' | 'bad token' | 'expired' | 'revoked' | 'employee below 8' | 'employee' | 'employer';
const kinds: readonly Kind[] = [
  'nobody',
  'bad token',
  'expired',
  'revoked',
  'employee below 8',
  'employee',
  'employer',
];
const withoutSession: readonly Kind[] = ['nobody', 'bad token', 'expired', 'revoked'];

const admitted: Record<Access, readonly Kind[]> = {
  none: kinds,
  grant: [],
  any: ['employee below 8', 'employee', 'employer'],
  complete: ['employee', 'employer'],
  employee: ['employee below 8', 'employee'],
  'complete-employee': ['employee'],
  employer: ['employer'],
};

const day = 86_400_000;
let testApp: TestApp;
const callers = new Map<Kind, TestUser>();
let stranger: TestUser;

beforeAll(async () => {
  testApp = await createTestApp();
  const nobody = { id: crypto.randomUUID(), email: '', token: '' };
  callers.set('nobody', nobody);
  callers.set('bad token', { ...nobody, token: randomToken() });
  callers.set('expired', await createEmployer(testApp));
  testApp.clock.advance(8 * day);
  const revoked = await createEmployer(testApp);
  await testApp.deps.db.deleteFrom('session').where('accountId', '=', revoked.id).execute();
  callers.set('revoked', revoked);
  callers.set('employee below 8', await createEmployee(testApp, 3));
  callers.set('employee', await createEmployee(testApp));
  callers.set('employer', await createEmployer(testApp));
  stranger = await createEmployee(testApp);
});
afterAll(() => testApp.close());

/** A request that gets past access and the acting id; what it asks for need not exist or be valid. */
const send = (route: Route, caller: TestUser, actingId: string) => {
  const [part, name = ''] = (route.actor ?? '').split('.');
  const params: Record<string, string> = {};
  for (const [, key = ''] of route.path.matchAll(/\{(\w+)\}/g)) params[key] = crypto.randomUUID();
  if (part === 'params') params[name] = actingId;
  const fields = part === 'body' ? { [name]: actingId } : {};
  const headers: Record<string, string> =
    caller.token === '' ? {} : { authorization: `Bearer ${caller.token}` };
  if (route.file !== undefined) {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.append(key, value);
    form.append(route.file.part, new Blob(['neither a photo nor a resume']), 'note.txt');
    return fetch(testApp.baseUrl + pathOf(route, params), { method: route.method, headers, body: form });
  }
  if (route.method === 'GET') return fetch(testApp.baseUrl + pathOf(route, params), { headers });
  headers['content-type'] = 'application/json';
  return fetch(testApp.baseUrl + pathOf(route, params), {
    method: route.method,
    headers,
    body: route.body === undefined ? '' : JSON.stringify(fields),
  });
};

const table: readonly (readonly [string, Route])[] = Object.entries(routes);

describe.for(table)('%s', ([name, route]) => {
  test.for(kinds)('[SEC-01] [API-02] called by %s', async (kind) => {
    // Each call would end the session of the ones that follow.
    if (name === 'logout' || name === 'changePassword') return;
    const caller = callers.get(kind);
    if (caller === undefined) throw new Error(`no caller for ${kind}`);
    const { status } = await send(route, caller, caller.id);
    if (route.access === 'none') expect([200, 400, 401, 404, 409]).toContain(status);
    else if (route.access === 'grant') expect([400, 401]).toContain(status);
    else if (admitted[route.access].includes(kind)) {
      // Onboarding steps are in order: one that is not due yet is 403 for whoever has not come that far (APP-07).
      const early = kind === 'employee below 8' && route.path.startsWith('/profile/') ? [403] : [];
      expect([200, 400, 404, 409, 415, ...early]).toContain(status);
    } else expect(status).toBe(withoutSession.includes(kind) ? 401 : 403);
  });

  test.runIf(route.actor !== undefined)('[SEC-02] [API-04] with the id of another user', async () => {
    for (const kind of admitted[route.access]) {
      const caller = callers.get(kind);
      if (caller === undefined) throw new Error(`no caller for ${kind}`);
      const answer = await send(route, caller, stranger.id);
      expect(answer.status, kind).toBe(403);
    }
  });
});

/** What is no call of the contract: pages, and files at addresses that prove themselves (SEC-12, with the uploads). */
const beside = ['/V1/docs', '/V1/docs/*', '/V1/docs/start.js', '/V1/openapi.json', '/V1/files/:id'];

test('[SEC-01] whatever the server answers stands in the table above, or is one of the few beside it', () => {
  const above: string[] = [];
  const served: string[] = [];
  for (const line of testApp.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [read, indent = '', part = '', methods = ''] = /^([\s│├└─]*)(\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    if (read === undefined) continue;
    const depth = indent.length / 4;
    above.length = depth - 1;
    above.push(part === '*' ? '/*' : part);
    const path = above.join('');
    for (const method of methods.split(', ')) if (method !== 'HEAD') served.push(`${method} ${path}`);
  }
  const declared = table.map(
    ([, { method, path }]) => `${method} ${basePath}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  expect(served.sort()).toEqual([...declared, ...beside.map((path) => `GET ${path}`)].sort());
});
