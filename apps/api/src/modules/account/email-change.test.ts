import { accountRoutes, emailChangeRoutes as routes } from '@forte/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  clearLimits,
  employeeForm,
  newEmail,
  otherCode,
  password,
  registerEmployee,
} from '#api/testing/people.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let forte: TestApp;
beforeAll(async () => {
  forte = await createTestApp();
});
afterAll(() => forte.close());
beforeEach(() => clearLimits(forte));

const logIn = async (username: string, typed = password): Promise<string> => {
  const { data } = await forte.call(accountRoutes.userLogin, { body: { username, password: typed } });
  return 'api_token' in data ? data.api_token : '';
};
/** A candidate who is logged in twice, and an address that nobody has. */
const person = async () => {
  const email = await registerEmployee(forte);
  await clearLimits(forte);
  return { email, token: await logIn(email), elsewhere: await logIn(email), wanted: newEmail() };
};
const ask = (token: string, email: string, typed = password) =>
  forte.call(routes.sendEmailCode, { token, body: { email, password: typed } });
const verify = (token: string, email: string, code: string) =>
  forte.call(routes.verifyEmailCode, { token, body: { email, code } });
const isAlive = async (token: string): Promise<boolean> =>
  forte.call(accountRoutes.userVerifyToken, { body: { token } }).then(
    () => true,
    () => false,
  );
const emailOf = async (token: string): Promise<string | undefined> => {
  const { data } = await forte.call(accountRoutes.userVerifyToken, { body: { token } });
  const row = await forte.deps.db
    .selectFrom('account')
    .innerJoin('candidate', 'candidate.accountId', 'account.id')
    .select(['account.email', 'candidate.contactEmail'])
    .where('account.id', '=', data.userId)
    .executeTakeFirst();
  expect(row?.contactEmail).toBe(row?.email);
  return row?.email;
};

test('[PROF-14] a new address counts once its code is right; the old one gets a notice, other sessions end', async () => {
  const { email, token, elsewhere, wanted } = await person();
  await ask(token, wanted);
  expect(await emailOf(token)).toBe(email);
  const { code } = await forte.mailbox.newestTo(wanted);
  const { data } = await verify(token, wanted, code);
  expect(data).toEqual({ email: wanted });
  expect(await emailOf(token)).toBe(wanted);
  expect([await isAlive(token), await isAlive(elsewhere)]).toEqual([true, false]);
  const notice = await forte.mailbox.newestTo(email);
  expect(notice.subject).toBe('Your Forte e-mail address was changed');
  expect(notice.text).not.toContain(wanted);
  await expect(logIn(email)).rejects.toMatchObject({ status: 401 });
  expect(await isAlive(await logIn(wanted))).toBe(true);
  // Once used, it is used.
  await expect(verify(token, wanted, code)).rejects.toMatchObject({ status: 400 });
});

test('[PROF-14] the mailed link does the same in whatever browser, once', async () => {
  const { token, elsewhere, wanted } = await person();
  await ask(token, wanted);
  const { link } = await forte.mailbox.newestTo(wanted);
  const uses = await Promise.allSettled(
    [1, 2].map(() => forte.call(routes.useEmailLink, { body: { token: link } })),
  );
  expect(uses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await emailOf(token)).toBe(wanted);
  expect(await isAlive(elsewhere)).toBe(false);
});

test('[PROF-14] a session without the password changes nothing, and its tries count as wrong logins', async () => {
  const { email, token, wanted } = await person();
  for (let tried = 0; tried < 10; tried += 1) {
    await expect(ask(token, wanted, 'not this one')).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'password', message: 'The password is incorrect' }],
    });
  }
  await expect(ask(token, wanted)).rejects.toMatchObject({ status: 429 });
  expect(await forte.mailbox.deliver()).toEqual([]);
  expect(await emailOf(token)).toBe(email);
});

test('[PROF-14][SIGN-09] a taken address is told, in any spelling, also when it is taken before the code comes', async () => {
  const { token, email, wanted } = await person();
  const other = await registerEmployee(forte);
  await clearLimits(forte);
  await expect(ask(token, other.toUpperCase())).rejects.toMatchObject({ status: 409 });
  await expect(ask(token, ` ${email.toUpperCase()} `)).rejects.toMatchObject({
    errors: [{ path: 'emailId', message: 'This is the address that you have already.' }],
  });
  await ask(token, wanted);
  const mine = await forte.mailbox.newestTo(wanted);
  await clearLimits(forte);
  await registerEmployee(forte, wanted);
  await clearLimits(forte);
  await expect(verify(token, wanted, mine.code)).rejects.toMatchObject({ status: 409 });
  await expect(forte.call(routes.useEmailLink, { body: { token: mine.link } })).rejects.toMatchObject({
    status: 409,
  });
  expect(await emailOf(token)).toBe(email);
});

test('[PROF-14][OTP-06] a code is of one account and one address: another’s does not fit, the newest request counts', async () => {
  const [ana, ben] = [await person(), await person()];
  const { wanted } = ana;
  await ask(ana.token, wanted);
  const ofAna = await forte.mailbox.newestTo(wanted);
  await clearLimits(forte);
  // Ben asks for the same address; neither 120 seconds nor codes of the two touch each other.
  await ask(ben.token, wanted);
  const ofBen = await forte.mailbox.newestTo(wanted);
  const wrong = ofAna.code === ofBen.code ? otherCode(ofBen.code) : ofAna.code;
  await expect(verify(ben.token, wanted, wrong)).rejects.toMatchObject({ status: 400 });
  // Ana changes her mind: what was mailed for the first address is worth nothing.
  const second = newEmail();
  await ask(ana.token, second);
  const newest = await forte.mailbox.newestTo(second);
  await expect(verify(ana.token, wanted, ofAna.code)).rejects.toMatchObject({
    errors: [{ path: 'emailId', message: 'Ask for a code for this address first.' }],
  });
  await expect(forte.call(routes.useEmailLink, { body: { token: ofAna.link } })).rejects.toMatchObject({
    status: 400,
  });
  await verify(ana.token, second, newest.code);
  await verify(ben.token, wanted, ofBen.code);
  expect([await emailOf(ana.token), await emailOf(ben.token)]).toEqual([second, wanted]);
});

test('[PROF-14][OTP-02] a new code only after 120 seconds, and only for an address that was asked for', async () => {
  const { token, wanted } = await person();
  const resend = (email: string) => forte.call(routes.resendEmailCode, { token, body: { email } });
  await expect(resend(wanted)).rejects.toMatchObject({ status: 400 });
  await ask(token, wanted);
  const first = await forte.mailbox.newestTo(wanted);
  await expect(resend(wanted)).rejects.toMatchObject({ status: 429, retryAfter: 120 });
  forte.clock.advance(120_000);
  await resend(wanted);
  const second = await forte.mailbox.newestTo(wanted);
  if (first.code !== second.code)
    await expect(verify(token, wanted, first.code)).rejects.toMatchObject({ status: 400 });
  await verify(token, wanted, second.code);
  expect(await emailOf(token)).toBe(wanted);
});

test('[PROF-14] reset codes and links that went to the old address end with it', async () => {
  const { email, token, wanted } = await person();
  await forte.call(accountRoutes.forgetPassword, { body: { userType: 'employee', email } });
  const reset = await forte.mailbox.newestTo(email);
  await ask(token, wanted);
  await verify(token, wanted, (await forte.mailbox.newestTo(wanted)).code);
  await expect(forte.call(accountRoutes.resetLink, { body: { token: reset.link } })).rejects.toMatchObject({
    status: 400,
  });
});

/** Sets another password, as the owner does who fears that the old one is known. */
const changes = {
  reset: async (email: string) => {
    const userType = 'employee' as const;
    await forte.call(accountRoutes.forgetPassword, { body: { userType, email } });
    const { code } = await forte.mailbox.newestTo(email);
    const { data } = await forte.call(accountRoutes.checkOTP, { body: { userType, email, otpValue: code } });
    const body = { userType, email, newPassword: 'Another!pass1' };
    await forte.call(accountRoutes.resetPassword, { body, token: data.grant });
  },
  change: async (_email: string, token: string) => {
    const { data } = await forte.call(accountRoutes.userVerifyToken, { body: { token } });
    const body = { currentPassword: password, newPassword: 'Another!pass1' };
    await forte.call(accountRoutes.changePassword, { params: { id: data.userId }, body, token });
  },
};

test.each(['reset', 'change'] as const)(
  '[PROF-14] [PWD-03] a %s of the password ends the wish for another address',
  async (way) => {
    const { email, token, elsewhere, wanted } = await person();
    await ask(elsewhere, wanted);
    const { link } = await forte.mailbox.newestTo(wanted);
    await changes[way](email, token);
    await expect(forte.call(routes.useEmailLink, { body: { token: link } })).rejects.toMatchObject({
      status: 400,
    });
    expect(await emailOf(await logIn(email, 'Another!pass1'))).toBe(email);
  },
);

test('[PROF-14] a sign-up that waits for the new address ends: its code makes no second account', async () => {
  const { token, wanted } = await person();
  const { data } = await forte.call(accountRoutes.createUserData, { body: employeeForm(wanted) });
  const waiting = await forte.mailbox.newestTo(wanted);
  await clearLimits(forte);
  await ask(token, wanted);
  await verify(token, wanted, (await forte.mailbox.newestTo(wanted)).code);
  await expect(
    forte.call(accountRoutes.verifyEmail, {
      body: { email: wanted, emailOtp: waiting.code, id: data.id },
    }),
  ).rejects.toMatchObject({ status: 400 });
});
