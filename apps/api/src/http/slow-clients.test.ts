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

test.concurrent('[SEC-22] 1,000 connections that say nothing keep nobody waiting, and are cut', {
  timeout: 60_000,
}, async () => {
  const port = Number(new URL(testApp.baseUrl).port);
  const idle = Array.from({ length: 1_000 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  const cut = idle.map((socket) => new Promise((resolve) => socket.resume().once('close', resolve)));
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  const startedAt = performance.now();
  const answer = await fetch(`${testApp.baseUrl}/V1/openapi.json`);
  expect(answer.status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  await Promise.all(cut);
  expect((performance.now() - startedAt) / 1_000).toBeLessThan(10);
});
