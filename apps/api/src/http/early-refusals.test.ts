import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '#api/app.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
let app: FastifyInstance;
let port: number;
const slow = Promise.withResolvers<object>();

/** As behind TLS, so that every header is due. */
beforeAll(async () => {
  testApp = await createTestApp();
  app = await createApp({ ...testApp.deps, publicUrl: 'https://forte.example.com' });
  app.get('/V1/slow', () => slow.promise);
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

/** Sends bytes as they are and reads until the server closes. */
const sendRaw = async (text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(text);
  await once(socket, 'close');
  return answer;
};

const read = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(first.split(' ')[1]), headers, body: JSON.parse(body) };
};

const expectRefusal = (answer: string, status: number): void => {
  expect(read(answer)).toMatchObject({
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    },
    body: { Code: '0', Message: expect.stringMatching(/^[A-Z].*\.$/), Data: null },
  });
};

const close = 'Connection: close\r\n';

test.concurrent.each([
  ['what is no HTTP', 400, 'this is not HTTP\r\n\r\n'],
  ['a request line without a version', 400, 'GET\r\n\r\n'],
  ['a version that there is not', 400, `GET / HTTP/9.9\r\nHost: a\r\n${close}\r\n`],
  ['a header with a control character', 400, `GET / HTTP/1.1\r\nHost: a\r\nX-A: \0b\r\n${close}\r\n`],
  [
    'two lengths at once',
    400,
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['no host', 400, `GET /V1/openapi.json HTTP/1.1\r\n${close}\r\n`],
  ['headers without end', 431, `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'x'.repeat(20_000)}\r\n${close}\r\n`],
  ['an address without end', 431, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n${close}\r\n`],
  ['headers that never end', 408, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  [
    'an expectation that nobody knows',
    404,
    `GET /V1/missing HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n${close}\r\n`,
  ],
])(
  '[SEC-13] [SEC-16] %s: a %i in JSON with the security headers',
  { timeout: 30_000 },
  async (_, status, sent) => {
    expectRefusal(await sendRaw(sent), status);
  },
);

test('[SEC-13] what comes while the server stops gets a 503 in JSON with the security headers', async () => {
  const socket = connect(port, '127.0.0.1');
  let answers = '';
  socket.on('data', (chunk) => {
    answers += chunk;
  });
  const begun = once(app.server, 'request');
  socket.write('GET /V1/slow HTTP/1.1\r\nHost: a\r\n\r\n');
  await begun;
  const closed = app.close();
  await vi.waitUntil(() => !app.server.listening, { interval: 5 });
  const late = once(app.server, 'request');
  socket.write('GET /V1/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n');
  await late;
  slow.resolve({});
  await once(socket, 'close');
  await closed;
  const [first = '', second = ''] = answers.split(/(?=HTTP\/1\.1 503)/);
  expect(first).toMatch(/^HTTP\/1.1 200 /);
  expectRefusal(second, 503);
});
