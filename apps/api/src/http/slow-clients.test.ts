import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** Sends the start of a request and a byte a second after that. @returns seconds until the server cut it */
const secondsUntilCut = async (start: string): Promise<number> => {
  const socket: Socket = connect(Number(new URL(testApp.baseUrl).port), '127.0.0.1');
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  const startedAt = Date.now();
  socket.write(start);
  const drip = setInterval(() => socket.write('x'), 1_000);
  await new Promise((resolve) => socket.once('close', resolve)); // after an error, as a cut may be one
  clearInterval(drip);
  return (Date.now() - startedAt) / 1_000;
};

test.concurrent('[SEC-13] what is no HTTP gets a 400 in JSON with the security headers', async () => {
  const socket = connect(Number(new URL(testApp.baseUrl).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('this is not HTTP\r\n\r\n');
  const answer = String(await new Promise((resolve) => socket.once('data', resolve)));
  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
  expect(answer).toContain('content-security-policy: ');
  expect(answer).toContain('{"Code":"0",');
});

const post = (type: string) =>
  `POST /V1/login/userLogin HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n`;

test.concurrent('[SEC-22] headers must be there within 5 s', { timeout: 30_000 }, async () => {
  expect(await secondsUntilCut('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toBeLessThan(8);
});

test.concurrent('[SEC-22] a JSON body must be there within 10 s', { timeout: 30_000 }, async () => {
  const seconds = await secondsUntilCut(post('application/json'));
  expect(seconds).toBeGreaterThan(9);
  expect(seconds).toBeLessThan(14);
});

test.concurrent('[SEC-22] an upload below 10 kB/s is cut', { timeout: 30_000 }, async () => {
  expect(await secondsUntilCut(post('multipart/form-data; boundary=b'))).toBeLessThan(14);
});
