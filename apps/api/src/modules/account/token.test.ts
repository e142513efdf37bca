import { accountRoutes as routes } from '@forte/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findCaller } from '#api/modules/account/session.queries.ts';
import { clearLimits, password, registerEmployee } from '#api/testing/people.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let forte: TestApp;
beforeAll(async () => {
  forte = await createTestApp();
});
afterAll(() => forte.close());
beforeEach(() => clearLimits(forte));

const newPassword = 'An0ther!pass';

const logIn = async (username: string, typed = password): Promise<string> => {
  const { data } = await forte.call(routes.userLogin, { body: { username, password: typed } });
  if (!('api_token' in data)) throw new Error('the address is not verified');
  return data.api_token;
};

const isValid = async (token: string): Promise<boolean> =>
  (await findCaller(forte.deps, token)) !== undefined;

test('[SEC-19] each login has a token of its own: 256 random bits, of which only a hash is kept', async () => {
  const email = await registerEmployee(forte);
  const tokens = [await logIn(email), await logIn(email)];
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await forte.pool.query('select 1 from session where session::text like $1', [
      `%${token}%`,
    ]);
    expect(rows).toEqual([]);
  }
});

test('[SEC-19] a token counts in the header only: not in the address, a cookie or the body', async () => {
  const token = await logIn(await registerEmployee(forte));
  const ask = (url: string, headers: Record<string, string>, payload: object = {}) =>
    forte.app.inject({ method: 'POST', url: `/V1${url}`, headers, payload });
  const path = '/account/sessions';
  expect((await ask(path, { authorization: `Bearer ${token}` })).statusCode).toBe(200);
  const elsewhere = [
    ask(`${path}?token=${token}&api_token=${token}&access_token=${token}`, {}),
    ask(path, { cookie: `token=${token}; api_token=${token}; session=${token}` }),
    ask(path, { authorization: token }),
    ask(path, { authorization: `Basic ${token}` }),
    ask(path, { 'x-api-token': token }),
    ask(path, {}, { token, api_token: token }),
  ];
  for (const { statusCode, headers } of await Promise.all(elsewhere)) {
    expect(statusCode).toBe(401);
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test('[SEC-19] [APP-06] logout ends its token at once, and no other', async () => {
  const email = await registerEmployee(forte);
  const [left, kept] = [await logIn(email), await logIn(email)];
  await forte.call(routes.logout, { token: left });
  expect([await isValid(left), await isValid(kept)]).toEqual([false, true]);
  await expect(forte.call(routes.logout, { token: left })).rejects.toMatchObject({ status: 401 });
});

test('[SEC-19] [AUTH-06] a changed password ends every token and answers with a new one', async () => {
  const email = await registerEmployee(forte);
  const [here, there] = [await logIn(email), await logIn(email)];
  const { data: user } = await forte.call(routes.userVerifyToken, { body: { token: here } });
  const { data } = await forte.call(routes.changePassword, {
    token: here,
    params: { id: user.userId },
    body: { currentPassword: password, newPassword },
  });
  expect([await isValid(here), await isValid(there)]).toEqual([false, false]);
  expect(await isValid(data.api_token)).toBe(true);
  expect([here, there]).not.toContain(data.api_token);
});

test('[SEC-19] [AUTH-06] a reset password ends every token', async () => {
  const email = await registerEmployee(forte);
  const tokens = [await logIn(email), await logIn(email)];
  const reset = { userType: 'employee' as const, email };
  await forte.call(routes.forgetPassword, { body: reset });
  const { code } = await forte.mailbox.newestTo(email);
  const { data } = await forte.call(routes.checkOTP, { body: { ...reset, otpValue: code } });
  await forte.call(routes.resetPassword, { token: data.grant, body: { ...reset, newPassword } });
  for (const token of tokens) expect(await isValid(token)).toBe(false);
  expect(await isValid(await logIn(email, newPassword))).toBe(true);
});
