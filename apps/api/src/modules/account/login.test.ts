import { accountRoutes as routes } from '@forte/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  clearLimits,
  employeeForm,
  newEmail,
  password,
  post,
  registerEmployee,
} from '#api/testing/people.ts';
import { createEmployee, createTestApp, type TestApp } from '#api/testing/test-app.ts';

let forte: TestApp;
beforeAll(async () => {
  forte = await createTestApp();
});
beforeEach(() => clearLimits(forte));
afterAll(() => forte.close());

const login = (username: string, tried = password, from = '127.0.0.1', path = '/login/userLogin') =>
  post(forte, path, { username, password: tried }, { from });
const minutes = (count: number) => forte.clock.advance(count * 60_000);

/** That many wrong logins in a row, as if they had come from all over the world. */
const insertWrongLogins = (email: string, count: number) =>
  forte.deps.db
    .insertInto('limitedEvent')
    .values(
      Array.from({ length: count }, () => ({
        kind: 'login-account',
        subject: `employee:${email}`,
        at: forte.clock.now(),
      })),
    )
    .execute();

test('[AUTH-03] wrong password, unknown address and the other role are answered alike', async () => {
  const email = await registerEmployee(forte);
  const answers = [
    await login(email, 'Wrong!pass1'),
    await login(newEmail()),
    await login(email, password, '127.0.0.1', '/login/employerLogin'),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(401);
    expect(body).toMatchObject({ Code: '0', Message: 'The login details are incorrect', Data: null });
  }
});

test('[AUTH-04] the sentences of a wrong login form', async () => {
  const { status, body } = await login('ab', 'ab');
  expect(status).toBe(400);
  expect(body.Errors).toEqual([
    { path: 'username', message: 'Invalid email format' },
    { path: 'password', message: 'Minimum 3 symbols' },
  ]);
});

test('[AUTH-03] the right password of an unverified account sends a new code and tells its sign-up', async () => {
  const email = newEmail();
  const { data } = await forte.call(routes.createUserData, { body: employeeForm(email) });
  const first = await forte.mailbox.newestTo(email);
  const soon = await login(email);
  expect(soon).toMatchObject({ status: 200, body: { Code: '2', Data: { id: data.id } } });
  expect(await forte.mailbox.deliver()).toEqual([]);
  minutes(3);
  await login(email);
  const second = await forte.mailbox.newestTo(email);
  expect(second.link).not.toBe(first.link);
  expect((await login(email, 'Wrong!pass1')).status).toBe(401);
  await forte.call(routes.verifyEmail, { body: { email, emailOtp: second.code, id: data.id } });
  expect((await login(email)).body.Code).toBe('1');
});

test('[AUTH-05] ten wrong logins in 15 minutes stop the pair of account and client, alike for unknown accounts', async () => {
  const email = await registerEmployee(forte);
  const tell = async (username: string) => {
    const told = [];
    for (let n = 0; n < 11; n += 1) told.push(await login(username, 'Wrong!pass1', '10.1.0.1'));
    return told.map(({ status, headers, body }) => [status, headers['retry-after'], body.Message]);
  };
  const known = await tell(email);
  expect(known.filter(([status]) => status === 401)).toHaveLength(10);
  expect(known[10]).toEqual([
    429,
    '900',
    'Too many failed logins. Please try again in 15 minutes, or reset your password.',
  ]);
  expect(await tell(newEmail())).toEqual(known);
  expect((await login(email, password, '10.1.0.1')).status).toBe(429);
  expect((await login(email, password, '10.1.0.2')).status).toBe(200);
  minutes(15);
  expect((await login(email, password, '10.1.0.1')).status).toBe(200);
});

test('[AUTH-05] of 50 wrong logins at once ten are looked at', async () => {
  const email = await registerEmployee(forte);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => login(email, 'Wrong!pass1', '10.2.0.1')),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
});

test('[AUTH-05] right logins do not count', async () => {
  const email = await registerEmployee(forte);
  for (let n = 0; n < 12; n += 1) expect((await login(email, password, '10.3.0.1')).status).toBe(200);
});

test('[AUTH-05] a hundred wrong in a row make growing waits, but not for a client that the account knows', async () => {
  const email = await registerEmployee(forte);
  expect((await login(email, password, '10.4.0.1')).status).toBe(200);
  await insertWrongLogins(email, 100);
  expect((await login(email, 'Wrong!pass1', '10.4.0.2')).headers['retry-after']).toBe('60');
  minutes(1);
  expect((await login(email, 'Wrong!pass1', '10.4.0.2')).status).toBe(401);
  expect((await login(email, password, '10.4.0.2')).headers['retry-after']).toBe('120');
  expect((await login(email, password, '10.4.0.1')).status).toBe(200);
  expect((await login(email, password, '10.4.0.2')).status).toBe(200);
});

test('[AUTH-05] a mailed reset ends the growing waits', async () => {
  const email = await registerEmployee(forte);
  await insertWrongLogins(email, 105);
  expect((await login(email, password, '10.5.0.2')).status).toBe(429);
  minutes(2);
  await forte.call(routes.forgetPassword, { body: { userType: 'employee', email } });
  const { code } = await forte.mailbox.newestTo(email);
  const checked = await forte.call(routes.checkOTP, {
    body: { userType: 'employee', email, otpValue: code },
  });
  await forte.call(routes.resetPassword, {
    body: { userType: 'employee', email, newPassword: 'Another!pass1' },
    token: checked.data.grant,
  });
  expect((await login(email, 'Another!pass1', '10.5.0.2')).status).toBe(200);
});

test('[AUTH-05] a hundred wrong logins an hour stop a client over all accounts, an IPv6 one by its /64', async () => {
  const answers = await Promise.all(
    Array.from({ length: 101 }, (_, n) =>
      login(`n${n}@example.com`, 'Wrong!pass1', `2001:db8:5:6::${n + 1}`),
    ),
  );
  const later = await login('other@example.com', 'Wrong!pass1', '2001:db8:5:6:1:2:3:4');
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(later.status).toBe(429);
  expect((await login('other@example.com', 'Wrong!pass1', '2001:db8:5:7::1')).status).toBe(401);
});

test('[AUTH-06] [APP-06] logout revokes the token, others stay; tokens are stored only hashed', async () => {
  const email = await registerEmployee(forte);
  const tokens: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    const { data } = await forte.call(routes.userLogin, { body: { username: email, password } });
    if ('api_token' in data) tokens.push(data.api_token);
  }
  const [first = '', second = ''] = tokens;
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(first).not.toBe(second);
  const { rows } = await forte.pool.query('select row_to_json(s)::text as text from session s');
  expect(JSON.stringify(rows)).not.toContain(first);
  await forte.call(routes.logout, { token: first });
  const check = (token: string) => forte.call(routes.userVerifyToken, { body: { token } });
  await expect(check(first)).rejects.toMatchObject({ status: 401 });
  await expect(forte.call(routes.logout, { token: first })).rejects.toMatchObject({ status: 401 });
  expect((await check(second)).data.role).toBe('employee');
});

test('[AUTH-06] a token ends after 7 days without use and after 30 days in all', async () => {
  const { token } = await createEmployee(forte);
  const check = () => forte.call(routes.userVerifyToken, { body: { token } });
  for (let n = 0; n < 4; n += 1) {
    minutes(6 * 24 * 60);
    await check();
  }
  minutes(6 * 24 * 60);
  await expect(check()).rejects.toMatchObject({ status: 401 });
  const idle = await createEmployee(forte);
  minutes(7 * 24 * 60);
  await expect(forte.call(routes.userVerifyToken, { body: { token: idle.token } })).rejects.toMatchObject({
    status: 401,
  });
});

test('[SEC-22] what does not fit in the line for hashing gets 503, and counts for nothing', async () => {
  const emails = Array.from({ length: 160 }, (_, n) => `line-${n}@example.com`);
  const answers = await Promise.all(emails.map((email, n) => login(email, 'Wrong!pass1', `10.6.${n}.1`)));
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]?.headers['retry-after']).toBe('2');
  expect(answers.every(({ status }) => status === 401 || status === 503)).toBe(true);
  const { count } = await forte.deps.db
    .selectFrom('limitedEvent')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('kind', '=', 'login-account')
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(answers.length - busy.length);
});
