import { envelope, pathOf, type Route, routes } from '@forte/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { decode } from '#api/http/decode.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  createEmployee,
  createEmployer,
  createTestApp,
  type TestApp,
  type TestUser,
} from '#api/testing/test-app.ts';

/**
 * SEC-07, API-05: whatever is sent to whichever route, the answer is the contract's and never our failure. That its status
 * is one that the document tells is held for every test, by the test app.
 */
const runs = { seed: 20_261_128, numRuns: Number(process.env.HOSTILE_RUNS ?? 25) };

let testApp: TestApp;
let employee: TestUser;
let employer: TestUser;
beforeAll(async () => {
  testApp = await createTestApp();
  employee = await createEmployee(testApp);
  employer = await createEmployer(testApp);
});
afterAll(() => testApp.close());

const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);
const oddText = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  "'; drop table account; --",
  '<script>alert(1)</script>',
  '%',
  '_\\',
  '{{7*7}}',
  'x'.repeat(20_000),
  'e\u0301'.repeat(300),
  '2026-02-31',
  '1e400',
  '🙂👩🏽‍🚀',
  '\u202eevil',
  '00000000-0000-0000-0000-000000000000',
);
const oddNumber = fc.constantFrom(0, -1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, Number.MIN_VALUE);
const oddKey = fc.constantFrom('a', 'constructor', 'toString', 'hasOwnProperty', '', '\0', 'length');
const odd = fc.oneof(
  oddText,
  fc.string({ unit: 'binary', maxLength: 40 }),
  oddNumber,
  fc.constantFrom(null, true, false, [], {}, [null], [[]], deep(200)),
  fc.array(fc.oneof(oddText, oddNumber), { maxLength: 4 }),
  fc.dictionary(oddKey, fc.oneof(oddText, oddNumber), { maxKeys: 3 }),
  fc.array(fc.dictionary(oddKey, oddText, { maxKeys: 3 }), { maxLength: 3 }),
);

type Json = { properties?: Record<string, Json>; items?: Json; enum?: unknown[]; const?: unknown };
const schemaOf = (schema: z.ZodMiniType | undefined): Json =>
  schema === undefined
    ? {}
    : // A JSON Schema of which only these parts are read.
      (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as Json);

/** Values that now and then fit, so that what stands behind the checks is reached too. */
const fitting = (schema: Json): fc.Arbitrary<unknown> => {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.properties !== undefined) return bodies(schema);
  if (schema.items !== undefined) return fc.array(value(schema.items), { maxLength: 3 });
  return fc.constantFrom('Asha', '3', 3, true, null, 'asha@example.com', '2027-01-31', [1, 2], ['Java']);
};
const value = (schema: Json): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: fitting(schema) }, { weight: 1, arbitrary: odd });
const bodies = (schema: Json): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, value(inner)])),
    { requiredKeys: [] },
  );

const callerOf = (route: Route): TestUser => (route.access === 'employer' ? employer : employee);

/** The acting id is right, so that the call is not turned away before its values are read. */
const withOwnId = (route: Route, part: 'params' | 'body', sent: Record<string, unknown>) => {
  const [where, name = ''] = (route.actor ?? '').split('.');
  return where === part ? { ...sent, [name]: callerOf(route).id } : sent;
};

const send = (route: Route, params: Record<string, unknown>, body: unknown) => {
  const init: RequestInit = {
    method: route.method,
    headers: { authorization: `Bearer ${callerOf(route).token}`, 'content-type': 'application/json' },
  };
  if (route.method !== 'GET') init.body = JSON.stringify(body);
  return fetch(testApp.baseUrl + pathOf(route, params), init);
};

const checkAnswer = async (route: Route, response: Response): Promise<void> => {
  const answer = z.parse(envelope, await response.json());
  expect(response.status, answer.Message).toBeLessThan(500);
  expect(answer.Message).not.toBe('');
  if (response.status !== 200) return void expect(answer.RequestId).toBeTruthy();
  const data = z.safeDecode(route.reply, answer.Data as never); // whatever it is, that is the question
  expect(data.error?.issues).toBeUndefined();
};

/** A text that can stand in an address: the URL itself refuses lone surrogates before anything is sent. */
const pathText = fc
  .oneof(oddText, fc.string({ maxLength: 40 }), fc.uuid())
  .filter((text) => text.isWellFormed() && text !== '' && text.length < 1_000);

/** These would end or spend what the following calls need: the session, the shared queue of password hashes. */
const left = new Set(['logout', 'changePassword']);
const table: readonly (readonly [string, Route])[] = Object.entries(routes).filter(
  ([name]) => !left.has(name),
);

describe.for(table)('%s', ([, route]) => {
  test('[SEC-07] [API-05] answers every input as the contract says', async () => {
    const body = fc.oneof(
      { weight: 4, arbitrary: bodies(schemaOf(route.body)) },
      { weight: 1, arbitrary: odd },
    );
    const names = Object.keys(schemaOf(route.params).properties ?? {});
    const params = fc.record(Object.fromEntries(names.map((name) => [name, pathText])));
    await fc.assert(
      fc.asyncProperty(params, body, async (sentParams, sent) => {
        const isRecord = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
        const own = isRecord ? withOwnId(route, 'body', sent as Record<string, unknown>) : sent; // as just checked
        await checkAnswer(route, await send(route, withOwnId(route, 'params', sentParams), own));
      }),
      runs,
    );
  });
});

test('[SEC-07] [API-05] text that is no JSON, prototype keys and a huge body are refused with a sentence', async () => {
  const raw = [
    '{',
    '',
    'null',
    '"',
    '{"__proto__":{"role":"employer"}}',
    '[1,2',
    `"${'x'.repeat(2_000_000)}"`,
  ];
  for (const body of raw) {
    const response = await fetch(`${testApp.baseUrl}/V1/login/userLogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const answer = z.parse(envelope, await response.json());
    expect([400, 413], body.slice(0, 40)).toContain(response.status);
    expect(answer.Message).not.toBe('');
  }
});

test.for([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
] as const)(
  '[SEC-07] [API-05] %s nested without end are the fault of the caller',
  async ([, open, close]) => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: pathOf(routes.userLogin, {}),
      headers: { 'content-type': 'application/json' },
      payload: `${open.repeat(100_000)}1${close.repeat(100_000)}`,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ Code: '0', Message: expect.stringContaining('nested too deeply') });
  },
);

/** What reading a body throws that is no refusal. */
const failureOf = (route: Route, body: unknown): unknown => {
  try {
    decode(route.body ?? z.unknown(), body);
  } catch (error) {
    if (!(error instanceof Refusal)) return error;
  }
  return undefined;
};

/** Each about a megabyte: as many entries as a body can hold, and texts that rules might read again and again. */
const large: readonly (readonly [string, unknown])[] = [
  ['texts', Array(240_000).fill('x')],
  ['objects', Array(200_000).fill({})],
  ['names', Array(70_000).fill({ name: 'x' })],
  ['entries in one text', 'x,'.repeat(450_000)],
  ['empty entries in one text', ' ,'.repeat(450_000)],
  ['long entries in one text', `${'a'.repeat(9_999)},`.repeat(90)],
  ['one long text', "a'".repeat(450_000)],
];

test.for(large)(
  '[SEC-07] no field of any call is kept busy or brought down by %s',
  {
    timeout: 60_000,
  },
  ([, sent]) => {
    for (const [name, route] of Object.entries(routes as Record<string, Route>)) {
      for (const field of Object.keys(schemaOf(route.body).properties ?? {})) {
        const start = performance.now();
        const body = { ...withOwnId(route, 'body', {}), [field]: sent };
        expect(failureOf(route, body), `${name}: ${field}`).toBeUndefined();
        expect(performance.now() - start, `${name}: ${field}`).toBeLessThan(1_000);
      }
    }
  },
);

test('[SEC-07] [API-05] a list that fills a body is refused with a sentence at its field', async () => {
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${employer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ userId: employer.id, skills: Array(240_000).fill('x') }),
  };
  const response = await fetch(testApp.baseUrl + pathOf(routes.addPosting, {}), init);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    Errors: [{ path: 'skills', message: 'At most 1,000 entries' }],
  });
});

test.for(['', 'null', '[]', '"text"', '5'])(
  '[API-05] %j in place of an object is refused in our words',
  async (payload) => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: pathOf(routes.userLogin, {}),
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().Message).toBe('Send the fields of this call as a JSON object.');
  },
);

test.for(Object.entries(routes as Record<string, Route>).filter(([, { file }]) => file === undefined))(
  '[SEC-08] %s takes no upload',
  async ([, route]) => {
    const form = new FormData();
    form.set('username', 'asha@example.com');
    if (route.method === 'GET') return;
    const id = callerOf(route).id;
    const headers = { authorization: `Bearer ${callerOf(route).token}` };
    const address =
      testApp.baseUrl +
      pathOf(route, { id, userId: id, flag: 'true', countryId: 'IN', emailAddress: 'a@b.cc' });
    const response = await fetch(address, { method: route.method, headers, body: form });
    expect([403, 415]).toContain(response.status);
  },
);

test('[API-05] an address with a broken escape is refused as what it is', async () => {
  for (const path of ['/V1/login/getRegisterDetail/%ff', '/V1/profile/states/%e0%a4%a']) {
    const response = await fetch(testApp.baseUrl + path);
    const answer = z.parse(envelope, await response.json());
    expect([response.status, answer.Message]).toEqual([400, 'This address is not valid.']);
  }
});
