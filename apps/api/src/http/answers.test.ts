import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { basePath, routes } from '@forte/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#api/app.ts';
import { createDb, createPool } from '#api/db/connect.ts';
import { loggerOptions } from '#api/http/log.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
let app: FastifyInstance;
let webFolder: string;
let log: string;

/** What the privacy policy shows in a frame. */
const framed = 'applicant-data-privacy.pdf';

/** The app as production has it, over TLS, with a web of three files and its log kept. */
beforeAll(async () => {
  testApp = await createTestApp();
  webFolder = await mkdtemp(join(tmpdir(), 'forte-web-'));
  await mkdir(join(webFolder, 'assets'));
  await writeFile(join(webFolder, 'index.html'), '<title>the page</title>');
  await writeFile(join(webFolder, 'assets/app-1a2b.js'), 'export {};');
  await copyFile(new URL(`../../../web/public/${framed}`, import.meta.url), join(webFolder, framed));
  log = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += chunk;
      done();
    },
  });
  const deps = { ...testApp.deps, publicUrl: 'https://forte.example.com' };
  const logger = { ...loggerOptions('info'), stream };
  const web = { folder: webFolder, hasMailbox: false };
  app = await createApp(deps, { logger, trustProxy: ['10.0.0.1'], web });
  app.get('/V1/a-bug/:id', async () => {
    throw new TypeError('select secret from account at /srv/forte');
  });
  app.get('/V1/slow', async () => {
    const client = await testApp.pool.connect();
    try {
      await client.query('set statement_timeout = 1; select pg_sleep(10)');
    } finally {
      client.release(true);
    }
  });
  app.get('/V1/my-address', async (request) => ({ ip: request.ip }));
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await testApp.close();
  await rm(webFolder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

test.each([
  '/',
  '/assets/app-1a2b.js',
  '/assets/missing.js',
  '/V1/missing',
  '/V1/a-bug/1',
  '/V1/login/userLogin',
  '/%ff',
])('[SEC-13] the security headers are on %s', async (url) => {
  const { headers } = await get(url);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self';"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\*/);
});

test.each<[number, InjectOptions]>([
  [405, { method: 'DELETE' }],
  [413, { method: 'POST', payload: { username: 'x'.repeat(2_000_000) } }],
  [415, { method: 'POST', headers: { 'content-type': 'text/xml' }, payload: '<a/>' }],
  [400, { method: 'POST', payload: {} }],
])(
  '[SEC-13] [SEC-08] [SEC-16] a %i has the headers, a sentence and a request id',
  async (status, request) => {
    const answer = await app.inject({ url: `${basePath}${routes.userLogin.path}`, ...request });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': expect.stringContaining("script-src 'self';"),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.json()).toMatchObject({
      Code: '0',
      Message: expect.stringMatching(/./),
      RequestId: expect.stringMatching(/./),
    });
  },
);

test('[SEC-13] the PDF that the privacy policy frames may be framed by this site, and by no other', async () => {
  const { statusCode, headers } = await get(`/${framed}`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': expect.stringMatching(/object-src 'self'.*frame-ancestors 'self'/),
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('[API-01] [SEC-13] [SEC-16] without a database every call answers 503 with all headers, and tells nothing of it', async () => {
  const nowhere = createPool('postgres://forte:forte@127.0.0.1:1/forte', 1);
  const down = await createApp({
    ...testApp.deps,
    db: createDb(nowhere),
    publicUrl: 'https://forte.example.com',
  });
  const answers = [
    await down.inject({
      method: 'POST',
      url: `${basePath}${routes.userLogin.path}`,
      payload: { username: 'asha@example.com', password: 'Str0ng!pass' },
    }),
    await down.inject({
      url: `${basePath}${routes.countries.path}`,
      headers: { authorization: 'Bearer some-token' },
    }),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    expect(answer.json()).toEqual({
      Code: '0',
      Message: 'The service is not ready. Please try again in a moment.',
      Data: null,
      RequestId: expect.any(String),
    });
  }
  await down.close();
  await nowhere.end();
});

test('a statement that takes too long is no bug: the call may be made again', async () => {
  const answer = await app.inject({ url: '/V1/slow' });
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('[SEC-13] [SEC-17] only TLS itself, or the proxy that is trusted, brings HSTS', async () => {
  const plain = await createApp(testApp.deps, { trustProxy: ['10.0.0.1'] });
  const headers = { 'x-forwarded-proto': 'https' };
  const hstsFor = async (remoteAddress: string) =>
    (await plain.inject({ url: '/V1/openapi.json', headers, remoteAddress })).headers[
      'strict-transport-security'
    ];
  expect(await hstsFor('10.0.0.1')).toContain('max-age=');
  expect(await hstsFor('10.0.0.2')).toBeUndefined();
  await plain.close();
});

describe('[SEC-15] the web', () => {
  test('every path of the app is the page, asked for anew each time', async () => {
    for (const url of ['/', '/dashboard', '/employee-profile/1?x=a.b']) {
      const answer = await get(url);
      expect(answer.body).toContain('the page');
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  test('a file with a hash in its name is kept for good', async () => {
    const answer = await get('/assets/app-1a2b.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    '/assets/missing.js',
    '/assets/',
    '/missing.png',
    '/V1',
    '/v1/missing',
    '/dev/mailbox',
    '/..%2fpackage.json',
  ])('%s is a 404 in JSON, never the page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ Code: '0', Data: null });
  });

  test('the answers of calls are not stored, also of those that anybody may make', async () => {
    for (const url of ['/V1/login/getRegisterDetail/1', '/V1/profile/countries']) {
      expect((await get(url)).headers['cache-control'], url).toBe('no-store');
    }
  });

  test('what is asked with a token is not stored, whatever the answer', async () => {
    const answer = await get('/V1/missing', { authorization: 'Bearer x' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

test('[API-01] a known path answers 405 to another method, with Allow', async () => {
  const answer = await get(`${basePath}${routes.userLogin.path}`);
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe('POST');
  const second = await app.inject({ method: 'DELETE', url: `${basePath}/login/getRegisterDetail/1` });
  expect([second.statusCode, second.headers.allow]).toEqual([405, 'GET, HEAD']);
  const file = await app.inject({ method: 'POST', url: `${basePath}/files/1` });
  expect([file.statusCode, file.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('[API-05] an address that names no file is told as that, not as bad JSON', async () => {
  const answer = await get('/assets/%00');
  expect([answer.statusCode, answer.json().Message]).toEqual([400, 'This address is not valid.']);
});

test('[API-03] the document lists every call', async () => {
  const { openapi, paths } = (await get('/V1/openapi.json')).json();
  expect(openapi).toMatch(/^3\.1/);
  for (const { method, path } of Object.values(routes)) {
    expect(paths[basePath + path]).toHaveProperty(method.toLowerCase());
  }
});

test('[SEC-16] [SEC-23] a bug tells a sentence and an id; the log has the rest, by route and without the path', async () => {
  log = '';
  const answer = await get('/V1/a-bug/maria%40example.com?name=Maria');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toMatch(/select|srv|TypeError|answers\.test/);
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 'error',
      time: expect.stringMatching(/Z$/),
      requestId: answer.json().RequestId,
      route: '/V1/a-bug/:id',
      status: 500,
    }),
  );
  expect(log).not.toMatch(/maria/i);
});

test('[SEC-17] only a proxy that is trusted can name the client', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const ask = (remoteAddress: string) => app.inject({ url: '/V1/my-address', headers, remoteAddress });
  expect((await ask('10.0.0.1')).json()).toEqual({ ip: '203.0.113.9' });
  expect((await ask('10.0.0.2')).json()).toEqual({ ip: '10.0.0.2' });
});

test.each(['/', '/V1/openapi.json', '/V1/login/userLogin', '/assets/app-1a2b.js', '/V1/missing'])(
  '[SEC-14] a page of another site reads nothing of %s, and its preflight is refused',
  async (url) => {
    const origin = 'https://elsewhere.example.com';
    const preflight = { origin, 'access-control-request-method': 'POST' };
    const answers = [
      await get(url, { origin }),
      await app.inject({ method: 'OPTIONS', url, headers: preflight }),
    ];
    for (const { headers } of answers) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
    expect(answers[1]?.statusCode).toBeGreaterThanOrEqual(400);
  },
);
