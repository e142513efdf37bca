import { accountRoutes as routes } from '@forte/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  clearLimits,
  employeeForm,
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

const accountsOf = (email: string) =>
  forte.deps.db.selectFrom('account').selectAll().where('emailKey', '=', email).execute();

test('[SIGN-02] [SIGN-04] [OTP-04] [AUTH-02] an employee signs up, verifies and logs in', async () => {
  const email = newEmail();
  const signUp = await forte.call(routes.createUserData, { body: employeeForm(email) });
  expect(signUp.code).toBe('1');
  const { code, subject } = await forte.mailbox.newestTo(email);
  expect(subject).toContain(code);
  expect(await accountsOf(email)).toEqual([]);

  const body = { email, emailOtp: code, id: signUp.data.id };
  expect((await forte.call(routes.verifyEmail, { body })).code).toBe('1');
  const [account] = await accountsOf(email);
  const candidate = await forte.deps.db
    .selectFrom('candidate')
    .selectAll()
    .where('accountId', '=', account?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(candidate).toMatchObject({
    firstName: "Asha-Marie O'Brien",
    lastName: 'Ö',
    mobile: '+919876543210',
    contactEmail: email,
    country: 'India',
    profileStatus: 0,
    pursuesEmployment: true,
  });

  const login = await forte.call(routes.userLogin, { body: { username: email, password } });
  expect(login).toMatchObject({ code: '1', data: { profileStatus: 0 } });
  const token = 'api_token' in login.data ? login.data.api_token : '';
  const user = await forte.call(routes.userVerifyToken, { body: { token } });
  expect(user.data).toEqual({
    userId: account?.id,
    name: "Asha-Marie O'Brien Ö",
    profileStatus: 0,
    role: 'employee',
  });
  await expect(forte.call(routes.employerUserVerifyToken, { body: { token } })).rejects.toMatchObject({
    status: 401,
  });
});

test('[SIGN-03] [SIGN-08] an employer signs up; its pending data prefill the form until it is verified', async () => {
  const email = newEmail();
  const { data } = await forte.call(routes.createEmployerData, { body: employerForm(email) });
  const detail = await forte.call(routes.getRegisterDetailEmployer, { params: { id: data.id } });
  expect(detail.data).toEqual({
    firstName: 'Erik',
    lastName: 'Holm',
    mobile: '+46701234567',
    email,
    company: 'Café Größe & Söhne',
    designation: 'Recruiter',
    address: '',
  });
  await expect(forte.call(routes.getRegisterDetail, { params: { id: data.id } })).rejects.toMatchObject({
    status: 404,
  });
  const { code } = await forte.mailbox.newestTo(email);
  await forte.call(routes.employerVerifyMailOTP, { body: { email, emailOtp: code, id: data.id } });
  const login = await forte.call(routes.employerLogin, { body: { username: email, password } });
  expect(login.data).toMatchObject({ profileStatus: 8 });
  await expect(
    forte.call(routes.getRegisterDetailEmployer, { params: { id: data.id } }),
  ).rejects.toMatchObject({ status: 404 });
  expect(await forte.deps.db.selectFrom('employer').select(['company', 'category']).execute()).toEqual([
    { company: 'Café Größe & Söhne', category: 'Company' },
  ]);
  await expect(forte.call(routes.createEmployerData, { body: employerForm(email) })).rejects.toMatchObject({
    status: 409,
  });
});

test('[SIGN-08] a pending sign-up ends after 24 hours', async () => {
  const { data } = await forte.call(routes.createUserData, { body: employeeForm(newEmail()) });
  forte.clock.advance(24 * 3_600_000);
  await expect(forte.call(routes.getRegisterDetail, { params: { id: data.id } })).rejects.toMatchObject({
    status: 404,
  });
});

test('[SIGN-08] a code and a link that outlive their sign-up say so, and make no account', async () => {
  const email = newEmail();
  const { data } = await forte.call(routes.createUserData, { body: employeeForm(email) });
  const detail = await forte.call(routes.getRegisterDetail, { params: { id: data.id } });
  expect(detail.data).toEqual({
    firstName: "Asha-Marie O'Brien",
    lastName: 'Ö',
    mobile: '+919876543210',
    email,
  });
  forte.clock.advance(24 * 3_600_000 - 60_000);
  await forte.call(routes.userResendOTP, { params: { emailAddress: email } });
  const { code, link } = await forte.mailbox.newestTo(email);
  forte.clock.advance(60_000);
  const ended = { status: 404, message: 'This sign-up has expired. Please sign up again.' };
  const typed = { email, emailOtp: code, id: data.id };
  await expect(forte.call(routes.verifyEmail, { body: typed })).rejects.toMatchObject(ended);
  const opened = { token: link, id: data.id };
  await expect(forte.call(routes.verifyLink, { body: opened })).rejects.toMatchObject(ended);
  expect(await accountsOf(email)).toEqual([]);
});

test('[SIGN-04] the sentences of a wrong form, one for each field', async () => {
  const { status, body } = await post(forte, '/login/createUserData', {
    firstName: 'x'.repeat(51),
    mobile: '12',
    email: 'nobody@nowhere',
    password: 'short',
    confirmPassword: 'other',
    role: 'admin',
  });
  expect(status).toBe(400);
  const told = Object.fromEntries((body.Errors ?? []).map(({ path, message }) => [path, message]));
  expect(told).toMatchObject({
    firstName: 'Maximum 50 letters',
    lastName: 'Last Name is required',
    mobile: 'Minimum 10 numbers',
    email: 'Invalid domain name',
    password: 'Password must be at least 8 characters long',
    confirmPassword: 'Both passwords should be the same',
    '': 'These fields are not part of this call: role',
  });
});

test('[SIGN-04] a line break in a name is refused, and nothing is kept', async () => {
  const email = newEmail();
  const form = { ...employeeForm(email), firstName: 'Asha\r\nBcc: all@example.com', lastName: '\u200b' };
  const { status, body } = await post(forte, '/login/createUserData', form);
  expect(status).toBe(400);
  expect(body.Errors).toEqual([
    { path: 'firstName', message: 'Line breaks and hidden control characters are not allowed' },
    { path: 'lastName', message: 'Last Name is required' },
  ]);
  const kept = await forte.deps.db.selectFrom('signUp').select('id').where('email', '=', email).execute();
  expect(kept).toEqual([]);
});

test('[SIGN-07] signing up again answers 2; each attempt verifies only with its own code and password', async () => {
  const email = newEmail();
  const first = await forte.call(routes.createUserData, { body: employeeForm(email, 'Owner!pass1') });
  const owners = await forte.mailbox.newestTo(email);
  const second = await forte.call(routes.createUserData, { body: employeeForm(email, 'Stranger!1') });
  expect(second.code).toBe('2');
  expect(second.data.id).not.toBe(first.data.id);
  const strangers = await forte.mailbox.newestTo(email);
  const verify = (emailOtp: string, id: string) =>
    forte.call(routes.verifyEmail, { body: { email, emailOtp, id } });
  if (strangers.code !== owners.code) {
    await expect(verify(strangers.code, first.data.id)).rejects.toMatchObject({ status: 400 });
  }
  await verify(owners.code, first.data.id);
  expect(await accountsOf(email)).toHaveLength(1);
  const login = (chosen: string) =>
    forte.call(routes.userLogin, { body: { username: email, password: chosen } });
  expect((await login('Owner!pass1')).code).toBe('1');
  await expect(login('Stranger!1')).rejects.toMatchObject({ message: 'The login details are incorrect' });
  await expect(verify(strangers.code, second.data.id)).rejects.toMatchObject({ status: 400 });
});

test('[SIGN-07] a link opened elsewhere asks for the password chosen, and is not used up by a wrong one', async () => {
  const email = newEmail();
  await forte.call(routes.createUserData, { body: employeeForm(email) });
  const { link } = await forte.mailbox.newestTo(email);
  const open = (more: object) => forte.call(routes.verifyLink, { body: { token: link, ...more } });
  const wantsPassword = { status: 400, errors: [expect.objectContaining({ path: 'password' })] };
  await expect(open({})).rejects.toMatchObject(wantsPassword);
  await expect(open({ id: '01900000-0000-7000-8000-000000000000' })).rejects.toMatchObject(wantsPassword);
  await expect(open({ password: 'Wrong!pass1' })).rejects.toMatchObject(wantsPassword);
  expect(await accountsOf(email)).toEqual([]);
  expect((await open({ password })).data).toEqual({ userType: 'employee' });
  expect(await accountsOf(email)).toHaveLength(1);
  await expect(open({ password })).rejects.toMatchObject({ status: 400 });
});

test('[SIGN-07] a password can be guessed with a link ten times a day, and the right one is refused then too', async () => {
  const email = newEmail();
  await forte.call(routes.createUserData, { body: employeeForm(email) });
  const { link } = await forte.mailbox.newestTo(email);
  const open = async (typed: string) =>
    (await post(forte, '/login/verifyLink', { token: link, password: typed })).status;
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => open(`Wrong!pass${n}`)));
  expect(guesses.filter((status) => status === 400)).toHaveLength(10);
  expect(guesses.filter((status) => status === 429)).toHaveLength(2);
  expect(await open(password)).toBe(429);
  expect(await accountsOf(email)).toEqual([]);
});

test('[SIGN-09] a client learns of 60 addresses an hour whether they are registered, and of no more', async () => {
  const email = await registerEmployee(forte);
  await clearLimits(forte);
  const signUp = () => post(forte, '/login/createUserData', employeeForm(email));
  const answers = await Promise.all(Array.from({ length: 62 }, signUp));
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(60);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.map(({ body }) => body.Message)).toEqual(
    Array(2).fill('Too many sign-ups. Please try again in 60 minutes.'),
  );
});

test('[SIGN-07] a link opened where the sign-up started needs its id only', async () => {
  const email = newEmail();
  const { data } = await forte.call(routes.createUserData, { body: employeeForm(email) });
  const { link } = await forte.mailbox.newestTo(email);
  await forte.call(routes.verifyLink, { body: { token: link, id: data.id } });
  expect(await accountsOf(email)).toHaveLength(1);
});

test('[SIGN-09] a verified address is refused in every spelling, but free in the other role', async () => {
  const email = await registerEmployee(forte);
  for (const spelling of [email, email.toUpperCase(), ` ${email} `, email.replace('@', '＠')]) {
    await expect(forte.call(routes.createUserData, { body: employeeForm(spelling) })).rejects.toMatchObject({
      status: 409,
      code: '0',
      message: 'This email is already registered',
    });
  }
  expect((await forte.call(routes.createEmployerData, { body: employerForm(email) })).code).toBe('1');
});

test('[SIGN-09] two sign-ups at once, in two spellings and verified at once, make one account', async () => {
  const email = newEmail();
  const spellings = [email, email.toUpperCase()];
  const attempts = await Promise.all(
    spellings.map((spelling) => forte.call(routes.createUserData, { body: employeeForm(spelling) })),
  );
  expect(attempts.map(({ code }) => code).sort()).toEqual(['1', '2']);
  const codes = await Promise.all(
    spellings.map(async (spelling) => (await forte.mailbox.newestTo(spelling)).code),
  );
  const outcomes = await Promise.allSettled(
    attempts.map(({ data }, index) =>
      forte.call(routes.verifyEmail, {
        body: { email: spellings[index] ?? '', emailOtp: codes[index] ?? '', id: data.id },
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(refused?.reason).toMatchObject({ status: 400 });
  expect(await accountsOf(email)).toHaveLength(1);
});

test('[SIGN-09] two links of two attempts at once make one account', async () => {
  const email = newEmail();
  const ids: string[] = [];
  const links: string[] = [];
  for (const chosen of ['First!pass1', 'Second!pass1']) {
    ids.push((await forte.call(routes.createUserData, { body: employeeForm(email, chosen) })).data.id);
    links.push((await forte.mailbox.newestTo(email)).link);
  }
  const outcomes = await Promise.allSettled(
    links.map((token, index) => forte.call(routes.verifyLink, { body: { token, id: ids[index] } })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await accountsOf(email)).toHaveLength(1);
});

test('[OTP-06] a code is bound to its role', async () => {
  const email = newEmail();
  await forte.call(routes.createUserData, { body: employeeForm(email) });
  const { code } = await forte.mailbox.newestTo(email);
  await expect(
    forte.call(routes.employerVerifyMailOTP, { body: { email, emailOtp: code } }),
  ).rejects.toMatchObject({ status: 400 });
  await expect(
    forte.call(routes.verifyEmail, { body: { email, emailOtp: otherCode(code) } }),
  ).rejects.toMatchObject({ status: 400, errors: [{ path: 'emailOtp' }] });
  await forte.call(routes.verifyEmail, { body: { email, emailOtp: code } });
});
