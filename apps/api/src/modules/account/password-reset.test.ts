import { accountRoutes as routes } from '@forte/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  clearLimits,
  employerForm,
  newEmail,
  otherCode,
  password,
  post,
  registerEmployee,
} from '#api/testing/people.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let forte: TestApp;
beforeAll(async () => {
  forte = await createTestApp();
});
beforeEach(() => clearLimits(forte));
afterAll(() => forte.close());

const userType = 'employee' as const;
const newPassword = 'Another!pass1';

const logIn = async (email: string, chosen = password): Promise<string> => {
  const { data } = await forte.call(routes.userLogin, { body: { username: email, password: chosen } });
  return 'api_token' in data ? data.api_token : '';
};
const isSignedIn = (token: string) =>
  forte.call(routes.userVerifyToken, { body: { token } }).then(
    () => true,
    () => false,
  );
const idOf = async (token: string) =>
  (await forte.call(routes.userVerifyToken, { body: { token } })).data.userId;

const askGrant = async (email: string): Promise<string> => {
  forte.clock.advance(120_000);
  await forte.call(routes.forgetPassword, { body: { userType, email } });
  const { code } = await forte.mailbox.newestTo(email);
  const { data } = await forte.call(routes.checkOTP, { body: { userType, email, otpValue: code } });
  return data.grant;
};
const reset = (email: string, token: string | undefined, chosen = newPassword) =>
  forte.call(routes.resetPassword, { body: { userType, email, newPassword: chosen }, token });

test('[PWD-01] [PWD-02] [PWD-03] [PWD-04] [AUTH-06] a mailed code leads to a new password; all sessions end, the owner gets a notice', async () => {
  const email = await registerEmployee(forte);
  const session = await logIn(email);
  const grant = await askGrant(email);
  expect((await reset(email, grant)).code).toBe('1');
  expect(await isSignedIn(session)).toBe(false);
  expect((await forte.mailbox.newestTo(email)).subject).toBe('Your Forte password was changed');
  expect(await isSignedIn(await logIn(email, newPassword))).toBe(true);
  await expect(logIn(email)).rejects.toMatchObject({ status: 401 });
});

test.each(['change', 'reset'] as const)(
  '[PWD-03] [PWD-04] codes, links and grants from before end with a %s of the password',
  async (way) => {
    const email = await registerEmployee(forte);
    const token = await logIn(email);
    const grants = [await askGrant(email), await askGrant(email)];
    forte.clock.advance(120_000);
    await forte.call(routes.forgetPassword, { body: { userType, email } });
    const mailed = await forte.mailbox.newestTo(email);
    if (way === 'reset') await reset(email, grants.pop());
    else {
      const body = { currentPassword: password, newPassword };
      await forte.call(routes.changePassword, { params: { id: await idOf(token) }, body, token });
    }
    const body = { userType, email, otpValue: mailed.code };
    await expect(forte.call(routes.checkOTP, { body })).rejects.toMatchObject({ status: 400 });
    await expect(forte.call(routes.resetLink, { body: { token: mailed.link } })).rejects.toMatchObject({
      status: 400,
    });
    for (const grant of grants) {
      await expect(reset(email, grant, password)).rejects.toMatchObject({ status: 401 });
    }
    expect(await isSignedIn(await logIn(email, newPassword))).toBe(true);
  },
);

test('[PWD-01] an address without an account gets the same answer and no mail', async () => {
  const known = await registerEmployee(forte);
  forte.clock.advance(120_000);
  const ask = (email: string) => forte.call(routes.forgetPassword, { body: { userType, email } });
  const unknown = await ask(newEmail());
  expect(unknown).toEqual(await ask(known));
  expect(await forte.mailbox.deliver()).toHaveLength(1);
});

test('[PWD-03] without a grant nobody resets anybody', async () => {
  const victim = await registerEmployee(forte);
  const other = await registerEmployee(forte);
  await expect(reset(victim, undefined)).rejects.toMatchObject({ status: 401 });
  await expect(reset(victim, 'x'.repeat(43))).rejects.toMatchObject({ status: 401 });
  await expect(reset(victim, await logIn(other))).rejects.toMatchObject({ status: 401 });
  const foreign = await askGrant(other);
  await expect(reset(victim, foreign)).rejects.toMatchObject({ status: 401 });
  expect(await isSignedIn(await logIn(victim))).toBe(true);
  await reset(other, foreign);
});

test('[PWD-02] a grant ends after 10 minutes and is used once, also when used twice at once', async () => {
  const email = await registerEmployee(forte);
  const late = await askGrant(email);
  forte.clock.advance(600_000);
  await expect(reset(email, late)).rejects.toMatchObject({ status: 401 });
  const grant = await askGrant(email);
  const outcomes = await Promise.allSettled([
    reset(email, grant, 'First!pass1'),
    reset(email, grant, 'Second!pass1'),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(reset(email, grant)).rejects.toMatchObject({ status: 401 });
});

test('[PWD-02] a wrong code gives no grant', async () => {
  const email = await registerEmployee(forte);
  forte.clock.advance(120_000);
  await forte.call(routes.forgetPassword, { body: { userType, email } });
  const { code } = await forte.mailbox.newestTo(email);
  await expect(
    forte.call(routes.checkOTP, { body: { userType, email, otpValue: otherCode(code) } }),
  ).rejects.toMatchObject({ status: 400, errors: [{ path: 'otpValue' }] });
  expect(
    await forte.deps.db.selectFrom('resetGrant').selectAll().where('usedAt', 'is', null).execute(),
  ).toEqual([]);
});

test('[OTP-06] the mailed link gives a grant too, once', async () => {
  const email = await registerEmployee(forte);
  forte.clock.advance(120_000);
  await forte.call(routes.forgetPassword, { body: { userType, email } });
  const { link, text } = await forte.mailbox.newestTo(email);
  expect(text).toContain(`http://localhost:3000/mail-link#password-reset=${link}`);
  await expect(forte.call(routes.verifyLink, { body: { token: link } })).rejects.toMatchObject({
    status: 400,
  });
  const outcomes = await Promise.allSettled([
    forte.call(routes.resetLink, { body: { token: link } }),
    forte.call(routes.resetLink, { body: { token: link } }),
  ]);
  const given = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  expect(given).toHaveLength(1);
  expect(given[0]?.value.data).toMatchObject({ email, userType });
  await reset(email, given[0]?.value.data.grant);
});

test('[PWD-03] the rules of a new password', async () => {
  const email = await registerEmployee(forte);
  const token = await askGrant(email);
  const form = { userType: '1', email, newPassword: 'weak' };
  const { status, body } = await post(forte, '/login/resetPassword', form, { token });
  expect(status).toBe(400);
  expect(body.Errors).toEqual([
    { path: 'newPassword', message: 'Password must be at least 8 characters long' },
  ]);
  await reset(email, token);
});

test('[PWD-04] [AUTH-06] a changed password replaces the own session and ends the others', async () => {
  const email = await registerEmployee(forte);
  const [mine, other] = [await logIn(email), await logIn(email)];
  const id = await idOf(mine);
  const change = (currentPassword: string, token = mine) =>
    forte.call(routes.changePassword, { params: { id }, body: { currentPassword, newPassword }, token });
  await expect(change('Wrong!pass1')).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'currentPassword', message: 'The current password is incorrect' }],
  });
  expect(await forte.mailbox.deliver()).toEqual([]);
  const { data } = await change(password);
  expect([await isSignedIn(mine), await isSignedIn(other), await isSignedIn(data.api_token)]).toEqual([
    false,
    false,
    true,
  ]);
  expect((await forte.mailbox.newestTo(email)).subject).toBe('Your Forte password was changed');
  const stranger = await logIn(await registerEmployee(forte));
  await expect(change(newPassword, stranger)).rejects.toMatchObject({ status: 403 });
});

test('[PWD-04] wrong current passwords count like wrong logins', async () => {
  const email = await registerEmployee(forte);
  const token = await logIn(email);
  const id = await idOf(token);
  const statuses = [];
  for (let n = 0; n < 11; n += 1) {
    const body = { currentPassword: 'Wrong!pass1', newPassword };
    const outcome = await forte
      .call(routes.changePassword, { params: { id }, body, token })
      .catch((error) => error);
    statuses.push(outcome.status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
  await expect(logIn(email)).rejects.toMatchObject({ status: 429 });
});

test('[PWD-04] an employer changes its password too, by the same rules, and gets the notice', async () => {
  const email = newEmail();
  const { data } = await forte.call(routes.createEmployerData, { body: employerForm(email) });
  const { code } = await forte.mailbox.newestTo(email);
  await forte.call(routes.employerVerifyMailOTP, { body: { email, emailOtp: code, id: data.id } });
  const logInAs = async (chosen: string) =>
    (await post(forte, '/login/employerLogin', { username: email, password: chosen })).body;
  const { api_token: token } = (await logInAs(password)).Data as { api_token: string }; // a right login's
  const { data: user } = await forte.call(routes.employerUserVerifyToken, { body: { token } });
  const change = (chosen: string) =>
    post(
      forte,
      `/profile/change-password/${user.userId}`,
      { currentPassword: password, newPassword: chosen },
      { token },
    );
  expect((await change('weak')).body.Errors).toEqual([
    { path: 'newPassword', message: 'Password must be at least 8 characters long' },
  ]);
  expect((await change(newPassword)).status).toBe(200);
  expect((await forte.mailbox.newestTo(email)).subject).toBe('Your Forte password was changed');
  expect([(await logInAs(password)).Code, (await logInAs(newPassword)).Code]).toEqual(['0', '1']);
});

test('[PWD-05] passwords are argon2id hashes with the parameters of OWASP or above', async () => {
  const email = await registerEmployee(forte);
  const account = await forte.deps.db
    .selectFrom('account')
    .select('passwordHash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(account.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
