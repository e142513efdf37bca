import { Writable } from 'node:stream';
import { accountRoutes, profileRoutes } from '@forte/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#api/app.ts';
import { loggerOptions } from '#api/http/log.ts';
import { employeeForm, newEmail, otherCode, password } from '#api/testing/people.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

/** SEC-23: a life of an account with its log kept, down to the last detail, and then read for what must not be in it. */
let testApp: TestApp;
let app: FastifyInstance;
let log = '';
beforeAll(async () => {
  testApp = await createTestApp();
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += chunk;
      done();
    },
  });
  app = await createApp(testApp.deps, { logger: { ...loggerOptions('trace'), stream }, trustProxy: true });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

const v1 = '/V1';
const post = (path: string, payload: object | string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: v1 + path,
    payload,
    headers: { 'x-forwarded-for': '203.0.113.77', ...headers },
  });
const lines = () =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Signs up, mistypes the code, logs in wrongly and rightly, uploads, forgets the password. @returns what is secret of it */
const live = async (): Promise<string[]> => {
  const email = newEmail();
  const { path: signUp } = accountRoutes.createUserData;
  const { id } = (await post(signUp, employeeForm(email))).json().Data;
  const { code, link } = await testApp.mailbox.newestTo(email);
  const verify = (emailOtp: string) => post(accountRoutes.verifyEmail.path, { email, emailOtp, id });
  const wrongCode = otherCode(code);
  await verify(wrongCode);
  await verify(code);
  const login = (given: string) => post(accountRoutes.userLogin.path, { username: email, password: given });
  await login('Wr0ng!pass');
  const token: string = (await login(password)).json().Data.api_token;
  const headers = { authorization: `Bearer ${token}` };
  await app.inject({ url: `${v1}/login/userResendOTP/${email}`, headers });
  await app.inject({ url: `${v1}/profile/viewProfile/${id}?name=Maria&mobile=919876543210`, headers });
  await app.inject({ url: `${v1}/nowhere/${email}`, headers });
  const part = 'content-disposition: form-data; name="resume"; filename="Maria-secret.pdf"';
  await post(profileRoutes.saveResume.path, `--b\r\n${part}\r\n\r\n%PDF-1.7\r\n--b--\r\n`, {
    ...headers,
    'content-type': 'multipart/form-data; boundary=b',
  });
  await post(accountRoutes.forgetPassword.path, { email, userType: '1' });
  await post(accountRoutes.userLogin.path, `{"username":"${email}","password":`, {
    'content-type': 'application/json',
  });
  return [
    email,
    code === '' ? 'no code' : `"${code}"`,
    `"${wrongCode}"`,
    link,
    token,
    password,
    'Wr0ng!pass',
    'Maria',
    '9876543210',
    '203.0.113.77',
    "O'Brien",
  ];
};

test('[SEC-23] no address, number, name, code, token, password or file name is in any line', async () => {
  log = '';
  const secrets = await live();
  expect(lines().length).toBeGreaterThan(10);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(4);
    expect(log).not.toContain(secret);
    expect(log).not.toContain(encodeURIComponent(secret));
  }
});

test('[SEC-23] each line is one event: UTC, level, request id, route as its template', async () => {
  log = '';
  await post(accountRoutes.userLogin.path, { username: newEmail(), password: 'Wr0ng!pass' });
  expect(lines()).toEqual([
    {
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'POST',
      route: v1 + accountRoutes.userLogin.path,
      status: 401,
      ms: expect.any(Number),
      msg: 'answered',
    },
  ]);
});

const forged = '{"level":"info","msg":"forged"}';

test.each([
  ['the path', { url: `/%0A${encodeURIComponent(forged)}%0A` }],
  ['the query', { url: `/V1/openapi.json?a=%0A${encodeURIComponent(forged)}` }],
  ['the user agent', { url: '/V1/openapi.json', headers: { 'user-agent': `x\n${forged}` } }],
  [
    'a request id',
    { url: '/V1/openapi.json', headers: { 'request-id': forged, 'x-request-id': `\n${forged}` } },
  ],
  ['a trace', { url: '/V1/openapi.json', headers: { traceparent: forged, 'x-forwarded-for': forged } }],
])('[SEC-23] no line can be forged by %s', async (_, request) => {
  log = '';
  await app.inject(request);
  expect(lines()).toHaveLength(1);
  expect(log).not.toContain('forged');
});
