import { accountRoutes as routes } from '@forte/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Answered,
  clearLimits,
  employeeForm,
  newEmail,
  otherCode,
  password,
  post,
  registerEmployee,
} from '#api/testing/people.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { untilLocked } from '#api/testing/until-locked.ts';

// What a stranger can try against an account; none of it may keep the owner out.

let forte: TestApp;
beforeAll(async () => {
  forte = await createTestApp();
});
beforeEach(() => clearLimits(forte));
afterAll(() => forte.close());

/** An employee, as the wire says it. */
const userType = '1';
const newPassword = 'Another!pass1';
const home = '192.0.2.10';
const minutes = (count: number) => forte.clock.advance(count * 60_000);
const statuses = (answers: readonly Answered[]) => answers.map(({ status }) => status);
/** One of as many clients as a stranger likes. */
const stranger = (n: number) => `198.51.${Math.floor(n / 250)}.${(n % 250) + 1}`;

const logIn = (email: string, tried = password, from = home) =>
  post(forte, '/login/userLogin', { username: email, password: tried }, { from });
const checkCode = (email: string, otpValue: string, from = home) =>
  post(forte, '/login/checkOTP', { userType, email, otpValue }, { from });
const askReset = (email: string, from = home) =>
  post(forte, '/login/forgetPassword', { userType, email }, { from });

/** Wrong logins from clients all over the world, until the account makes strangers wait. */
const attack = async (email: string): Promise<void> => {
  for (let n = 0; n < 200; n += 20) {
    const clients = Array.from({ length: 20 }, (_, index) => stranger(n + index));
    const answers = await Promise.all(clients.map((from) => logIn(email, 'Wrong!pass1', from)));
    if (statuses(answers).includes(429)) return;
  }
  throw new Error('the account never made strangers wait');
};

/** The way of the mailed link, from a client. */
const resetByLink = async (email: string, from: string): Promise<Answered> => {
  await askReset(email, from);
  const { link } = await forte.mailbox.newestTo(email);
  const { body } = await post(forte, '/login/resetLink', { token: link }, { from });
  const { grant: token } = body.Data as { grant: string }; // checked by the contract's own tests
  return post(forte, '/login/resetPassword', { userType, email, newPassword }, { from, token });
};

test('[AUTH-05] many right logins of one account from one client at the same instant are all let in', async () => {
  const email = await registerEmployee(forte);
  const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(email)));
  expect(statuses(answers)).toEqual(Array(30).fill(200));
  expect((await logIn(email, 'Wrong!pass1')).status).toBe(401);
});

test('[AUTH-05] of wrong and right logins at the same instant no more than ten wrong ones are looked at', async () => {
  const email = await registerEmployee(forte);
  const tried = Array.from({ length: 40 }, (_, n) => (n % 4 === 0 ? password : 'Wrong!pass1'));
  const found = statuses(await Promise.all(tried.map((one) => logIn(email, one))));
  expect(found.filter((status) => status === 401)).toHaveLength(10);
  expect(found.every((status, n) => status !== 200 || tried[n] === password)).toBe(true);
});

test('[AUTH-05] a login to an own account between guesses, with its token, starts no new count', async () => {
  const victim = await registerEmployee(forte);
  const own = await registerEmployee(forte);
  const found: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const { body } = await logIn(own);
    const { api_token: token } = body.Data as { api_token: string }; // a right login's
    const guess = { username: victim.toUpperCase(), password: `Guess!pass${n}` };
    found.push((await post(forte, '/login/userLogin', guess, { from: home, token })).status);
  }
  expect(found).toEqual([...Array(10).fill(401), 429, 429]);
});

test('[AUTH-05] during an attack from everywhere the owner logs in where it has logged in before', async () => {
  const email = await registerEmployee(forte);
  expect((await logIn(email)).status).toBe(200);
  await attack(email);
  expect((await logIn(email, password, '192.0.2.99')).status).toBe(429);
  expect((await logIn(email)).status).toBe(200);
});

test('[AUTH-05] an owner who never logged in from here gets in by the mailed link, while the attack goes on', async () => {
  const email = await registerEmployee(forte);
  await attack(email);
  expect((await logIn(email)).status).toBe(429);
  expect((await resetByLink(email, home)).status).toBe(200);
  // The stranger is quick: the account makes others wait again before the owner has typed the new password.
  await attack(email);
  expect((await logIn(email, newPassword, '192.0.2.99')).status).toBe(429);
  expect((await logIn(email, newPassword)).status).toBe(200);
});

test('[AUTH-05] a stranger behind the same address keeps the owner out no longer than its reset takes', async () => {
  const email = await registerEmployee(forte);
  for (let n = 0; n < 10; n += 1) await logIn(email, 'Wrong!pass1');
  expect((await logIn(email)).status).toBe(429);
  await resetByLink(email, home);
  expect((await logIn(email, newPassword)).status).toBe(200);
});

test('[OTP-06] wrong codes and new codes without end, from everywhere: the mailed link resets all the same', async () => {
  const email = await registerEmployee(forte);
  let looked = 0;
  for (let round = 0; round < 6; round += 1) {
    minutes(2);
    await askReset(email, stranger(round));
    const guesses = Array.from({ length: 6 }, (_, n) =>
      checkCode(email, `${round}${n}00`, stranger(round * 6 + n)),
    );
    looked += statuses(await Promise.all(guesses)).filter((status) => status === 400).length;
  }
  expect(looked).toBeLessThanOrEqual(10);
  minutes(10);
  expect((await resetByLink(email, home)).status).toBe(200);
  expect((await logIn(email, newPassword)).status).toBe(200);
});

test('[OTP-06] guesses in other spellings, from other clients and at the same instant are guesses for one account', async () => {
  const email = await registerEmployee(forte, `zoë-${newEmail()}`);
  const spellings = [
    email,
    email.toUpperCase(),
    ` ${email}`,
    email.normalize('NFD'),
    email.replace('@', '＠'),
  ];
  const guesses = Array.from({ length: 25 }, (_, n) =>
    checkCode(spellings[n % 5] ?? '', `10${n + 10}`, stranger(n)),
  );
  const found = statuses(await Promise.all(guesses));
  expect(found.filter((status) => status === 400)).toHaveLength(10);
  expect(found.filter((status) => status === 429)).toHaveLength(15);
});

test('[OTP-06] a stranger who asks for newer codes voids the code just typed, but not its link', async () => {
  const email = await registerEmployee(forte);
  minutes(2);
  await askReset(email);
  const mine = await forte.mailbox.newestTo(email);
  minutes(2);
  await askReset(email, stranger(1));
  const newer = await forte.mailbox.newestTo(email);
  if (newer.code !== mine.code) expect((await checkCode(email, mine.code)).status).toBe(400);
  expect((await post(forte, '/login/resetLink', { token: mine.link })).status).toBe(200);
});

test('[OTP-06] a client stopped for wrong codes of others still has the link', async () => {
  const email = await registerEmployee(forte);
  for (let n = 0; n < 20; n += 1) await checkCode(newEmail(), '1234');
  minutes(2);
  await askReset(email);
  const { code } = await forte.mailbox.newestTo(email);
  expect((await checkCode(email, code)).status).toBe(429);
  minutes(2);
  expect((await resetByLink(email, home)).status).toBe(200);
});

test('[SIGN-07] a stranger who signs the same address up over and over ends neither the code nor the link of the owner', async () => {
  const email = newEmail();
  const owners = await forte.call(routes.createUserData, { body: employeeForm(email) });
  const { code, link } = await forte.mailbox.newestTo(email);
  for (let n = 0; n < 3; n += 1) {
    const form = employeeForm(email.toUpperCase(), 'Stranger!1');
    await post(forte, '/login/createUserData', form, { from: stranger(n) });
    await post(forte, '/login/verifyEmail', { email, emailOtp: otherCode(code) }, { from: stranger(n) });
  }
  const opened = { token: link, password: 'Stranger!1' };
  expect((await post(forte, '/login/verifyLink', opened)).status).toBe(400);
  const typed = { email, emailOtp: code, id: owners.data.id };
  expect((await post(forte, '/login/verifyEmail', typed)).status).toBe(200);
  expect((await logIn(email)).status).toBe(200);
  expect((await logIn(email, 'Stranger!1')).status).toBe(401);
});

/** Sets another password and ends all sessions in a transaction that stays open while `act` reaches its lock. */
const whilePasswordChanges = async <T>(email: string, act: () => Promise<T>): Promise<T> => {
  const other = await forte.pool.connect();
  try {
    await other.query('begin');
    await other.query("update account set password_hash = 'another' where email = $1", [email]);
    await other.query('delete from session where account_id in (select id from account where email = $1)', [
      email,
    ]);
    const acting = act();
    await untilLocked(forte.pool);
    await other.query('commit');
    return await acting;
  } finally {
    other.release();
  }
};
const sessionsOf = async (email: string) =>
  (
    await forte.pool.query('select 1 from session join account on account.id = account_id where email = $1', [
      email,
    ])
  ).rows;

test('[AUTH-06] a login with the old password at the instant of a reset leaves no session behind', async () => {
  const email = await registerEmployee(forte);
  const { status, body } = await whilePasswordChanges(email, () => logIn(email));
  expect([status, body.Message]).toEqual([401, 'The login details are incorrect']);
  expect(await sessionsOf(email)).toEqual([]);
});

test('[PWD-04] [AUTH-06] a change with the old password at the instant of a reset changes nothing', async () => {
  const email = await registerEmployee(forte);
  const { body } = await logIn(email);
  const { api_token: token } = body.Data as { api_token: string }; // a right login's
  const { data } = await forte.call(routes.userVerifyToken, { body: { token } });
  const path = `/profile/change-password/${data.userId}`;
  const change = { currentPassword: password, newPassword };
  const answer = await whilePasswordChanges(email, () => post(forte, path, change, { token }));
  expect([answer.status, answer.body.Errors]).toEqual([
    400,
    [{ path: 'currentPassword', message: 'The current password is incorrect' }],
  ]);
  expect(await sessionsOf(email)).toEqual([]);
  const row = await forte.pool.query('select password_hash from account where email = $1', [email]);
  expect(row.rows).toEqual([{ password_hash: 'another' }]);
});

test('[PWD-04] [PWD-02] a changed password ends the grants that were given before', async () => {
  const email = await registerEmployee(forte);
  minutes(2);
  await askReset(email);
  const { code } = await forte.mailbox.newestTo(email);
  const { grant } = (await checkCode(email, code)).body.Data as { grant: string }; // a right code's
  const { body } = await logIn(email);
  const { api_token: token } = body.Data as { api_token: string }; // a right login's
  const { data } = await forte.call(routes.userVerifyToken, { body: { token } });
  await forte.call(routes.changePassword, {
    params: { id: data.userId },
    body: { currentPassword: password, newPassword },
    token,
  });
  const late = { userType, email, newPassword: 'Stranger!1' };
  expect((await post(forte, '/login/resetPassword', late, { token: grant })).status).toBe(401);
  expect((await logIn(email, newPassword)).status).toBe(200);
});
