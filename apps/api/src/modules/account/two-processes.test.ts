import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Answered,
  clearLimits,
  employeeForm,
  newEmail,
  otherCode,
  password,
  registerEmployee,
} from '#api/testing/people.ts';
import { type ServerProcess, startServerProcess } from '#api/testing/server-process.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

// Every limit of AUTH-05, OTP-06 and SEC-21, and every one-time right, through two server processes on one database.

let forte: TestApp;
let servers: readonly [ServerProcess, ServerProcess];
beforeAll(async () => {
  forte = await createTestApp();
  servers = [await startServerProcess(forte), await startServerProcess(forte)];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await forte.close();
});
beforeEach(() => clearLimits(forte));

const login = '/login/userLogin';
const verify = '/login/verifyEmail';
const employee = { userType: '1' } as const;

/** Sends so many posts at the same instant, half of them through each process. */
const atOnce = (
  count: number,
  path: string,
  make: (index: number) => { body: object; from?: string; token?: string },
): Promise<Answered[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      const { body, ...by } = make(index);
      return (index % 2 === 0 ? servers[0] : servers[1]).post(path, body, by);
    }),
  );

const counts = (answers: readonly Answered[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const { status } of answers) found[status] = (found[status] ?? 0) + 1;
  return found;
};
const clientOf = (index: number): string => `198.51.100.${index + 1}`;

const signUp = async (email = newEmail()) => {
  const { body } = await servers[0].post('/login/createUserData', employeeForm(email));
  const mail = await forte.mailbox.newestTo(email.trim().normalize('NFKC'));
  return { email, id: (body.Data as { id: string }).id, ...mail };
};
const askReset = async (email: string) => {
  await servers[1].post('/login/forgetPassword', { ...employee, email });
  return forte.mailbox.newestTo(email);
};

test('[AUTH-05] of fifty wrong logins at one instant ten are looked at; the rest learns when to come back', async () => {
  const known = await registerEmployee(forte);
  for (const username of [known, newEmail()]) {
    const answers = await atOnce(50, login, () => ({ body: { username, password: 'wrong one' } }));
    expect(counts(answers)).toEqual({ 401: 10, 429: 40 });
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    await clearLimits(forte);
  }
});

test('[AUTH-05] thirty right logins of one account from one client at one instant are all let in', async () => {
  const username = await registerEmployee(forte);
  const answers = await atOnce(30, login, () => ({ body: { username, password } }));
  expect(counts(answers)).toEqual({ 200: 30 });
});

test('[AUTH-05] other letters of an address and new connections are the same account and client', async () => {
  const email = await registerEmployee(forte);
  const spellings = [email, email.toUpperCase(), ` ${email} `, email.replace('p', 'ｐ')];
  const answers = await atOnce(20, login, (index) => ({
    body: { username: spellings[index % 4], password: 'wrong one' },
  }));
  expect(counts(answers)).toEqual({ 401: 10, 429: 10 });
});

test('[AUTH-05] one password on each of many accounts: the client is stopped after a hundred', async () => {
  const answers: Answered[] = [];
  for (let round = 0; round < 3; round += 1) {
    answers.push(
      ...(await atOnce(40, login, () => ({ body: { username: newEmail(), password: 'Summer2026!' } }))),
    );
  }
  expect(counts(answers)).toEqual({ 401: 100, 429: 20 });
});

test('[AUTH-05] what was counted outlives the process that counted it', async () => {
  const username = newEmail();
  const short = await startServerProcess(forte);
  for (let tried = 0; tried < 10; tried += 1) await short.post(login, { username, password: 'wrong one' });
  await short.close();
  const next = await startServerProcess(forte);
  expect((await next.post(login, { username, password: 'wrong one' })).status).toBe(429);
  await next.close();
});

test('[AUTH-05] a stranger’s fifty tries keep nobody out: the owner logs in from elsewhere', async () => {
  const email = await registerEmployee(forte);
  await atOnce(50, login, () => ({ body: { username: email, password: 'wrong one' }, from: clientOf(1) }));
  const own = await servers[0].post(login, { username: email, password }, { from: clientOf(2) });
  expect(own.status).toBe(200);
});

test('[OTP-06] of fifty codes tried at one instant from fifty clients five are looked at, and the link stays good', async () => {
  const { email, id, code, link } = await signUp();
  const answers = await atOnce(50, verify, (index) => ({
    body: { email, id, emailOtp: otherCode(code) },
    from: clientOf(index),
  }));
  expect(counts(answers)).toEqual({ 400: 10, 429: 40 });
  const { wrongTries } = await forte.deps.db
    .selectFrom('oneTimeCode')
    .select('wrongTries')
    .where('signUpId', '=', id)
    .executeTakeFirstOrThrow();
  expect(wrongTries).toBe(5);
  // Void by now: the right one no longer helps, from whatever client. The mailed link does.
  await clearLimits(forte);
  expect((await servers[1].post(verify, { email, id, emailOtp: code })).status).toBe(400);
  expect((await servers[1].post('/login/verifyLink', { token: link, id })).status).toBe(200);
});

test('[OTP-06] a new code between guesses does not give more guesses than ten a day', async () => {
  const email = await registerEmployee(forte);
  let looked = 0;
  for (let round = 0; round < 4; round += 1) {
    await forte.deps.db.deleteFrom('oneTimeCode').execute(); // as if the 120 seconds were over
    await servers[0].post('/login/forgetPassword', { ...employee, email }, { from: clientOf(round) });
    const answers = await atOnce(5, '/login/checkOTP', (index) => ({
      body: { ...employee, email, otpValue: String(1_000 + round * 10 + index) },
      from: clientOf(100 + round * 5 + index),
    }));
    looked += counts(answers)[400] ?? 0;
  }
  expect(looked).toBe(10);
  // The mail then brings the link alone, and that one is enough.
  await forte.deps.db.deleteFrom('limitedEvent').where('kind', '=', 'mail-link').execute();
  await forte.deps.db.deleteFrom('oneTimeCode').execute();
  const mail = await askReset(email);
  expect(mail.code).toBe('');
  expect((await servers[0].post('/login/resetLink', { token: mail.link })).status).toBe(200);
});

test('[OTP-06] one code on each of many accounts: the client is stopped after twenty', async () => {
  const answers = await atOnce(40, verify, () => ({ body: { email: newEmail(), emailOtp: '1234' } }));
  expect(counts(answers)).toEqual({ 400: 20, 429: 20 });
});

test('[OTP-06] [PWD-02] a code, a grant and a link that come twice at one instant work once', async () => {
  const email = await registerEmployee(forte);
  const { code } = await askReset(email);
  const checks = await atOnce(2, '/login/checkOTP', () => ({ body: { ...employee, email, otpValue: code } }));
  expect(counts(checks)).toEqual({ 200: 1, 400: 1 });
  const right = checks.find(({ status }) => status === 200)?.body.Data;
  const token = (right as { grant: string }).grant;
  const passwords = ['First!passw0rd', 'Second!passw0rd'];
  const resets = await atOnce(2, '/login/resetPassword', (index) => ({
    body: { ...employee, email, newPassword: passwords[index] },
    token,
  }));
  expect(counts(resets)).toEqual({ 200: 1, 401: 1 });
  const winner = passwords[resets.findIndex(({ status }) => status === 200)];
  for (const tried of passwords) {
    const { status } = await servers[0].post(login, { username: email, password: tried });
    expect(status).toBe(tried === winner ? 200 : 401);
  }
  const { id, link } = await signUp();
  expect(counts(await atOnce(2, '/login/verifyLink', () => ({ body: { token: link, id } })))).toEqual({
    200: 1,
    400: 1,
  });
});

test('[SIGN-09] [SEC-10] two sign-ups at one instant, in spellings of one address, make one account', async () => {
  const plain = `zoë-${newEmail()}`;
  const spellings = [
    ` ${plain.toUpperCase().normalize('NFD')} `,
    plain.replace('p', 'ｐ').replace('@', '＠'),
  ];
  const signUps = await atOnce(2, '/login/createUserData', (index) => ({
    body: employeeForm(spellings[index] ?? ''),
  }));
  expect(signUps.map(({ body }) => body.Code).sort()).toEqual(['1', '2']);
  const mails = await forte.mailbox.deliver();
  const codes = mails.map(({ text }) => /code is (\d{4})/.exec(text)?.[1] ?? '');
  const ids = signUps.map(({ body }) => (body.Data as { id: string }).id);
  // Which code belongs to which attempt is not told: each is tried with each.
  const answers = await atOnce(4, verify, (index) => ({
    body: { email: spellings[index % 2], id: ids[index % 2], emailOtp: codes[index < 2 ? 0 : 1] },
  }));
  expect(counts(answers)[200]).toBe(1);
  const accounts = await forte.deps.db
    .selectFrom('account')
    .select('emailKey')
    .where('emailKey', 'like', 'zo%')
    .execute();
  expect(accounts).toHaveLength(1);
});

test('[SEC-21] however many mails are asked for at one instant, a recipient gets five and one with the link', async () => {
  const email = newEmail();
  const answers = await atOnce(20, '/login/createUserData', (index) => ({
    body: employeeForm(email),
    from: clientOf(index),
  }));
  expect(counts(answers)).toEqual({ 200: 6, 429: 14 });
  const mails = (await forte.mailbox.deliver()).filter(({ to }) => to === email);
  expect(mails).toHaveLength(6);
  expect(mails.filter(({ text }) => text.includes('Your code is'))).toHaveLength(5);
});
