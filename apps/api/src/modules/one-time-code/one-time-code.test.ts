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

const signUp = async (email = newEmail()) => {
  const { data } = await forte.call(routes.createUserData, { body: employeeForm(email) });
  return { email, id: data.id, ...(await forte.mailbox.newestTo(email)) };
};
const verify = (email: string, emailOtp: string, from = '127.0.0.1') =>
  post(forte, '/login/verifyEmail', { email, emailOtp }, { from });
const resend = (email: string) => forte.call(routes.userResendOTP, { params: { emailAddress: email } });
const minutes = (count: number) => forte.clock.advance(count * 60_000);

test('[OTP-02] [OTP-05] an employer gets a new code by the call of its own, after 120 seconds too', async () => {
  const email = newEmail();
  await forte.call(routes.createEmployerData, { body: employerForm(email) });
  const resendToEmployer = () => forte.call(routes.employerResendOTP, { params: { emailAddress: email } });
  await expect(resendToEmployer()).rejects.toMatchObject({ status: 429, retryAfter: 120 });
  // The candidate's call knows nothing of it: the same answer, and no mail.
  await resend(email);
  expect(await forte.mailbox.deliver()).toHaveLength(1);
  minutes(2);
  await resendToEmployer();
  const { code } = await forte.mailbox.newestTo(email);
  await forte.call(routes.employerVerifyMailOTP, { body: { email, emailOtp: code } });
});

test('[OTP-02] [OTP-05] a new code only after 120 seconds, which replaces the old one', async () => {
  const { email, code } = await signUp();
  await expect(resend(email)).rejects.toMatchObject({ status: 429, retryAfter: 120 });
  forte.clock.advance(119_000);
  await expect(resend(email)).rejects.toMatchObject({ status: 429, retryAfter: 1 });
  forte.clock.advance(1_000);
  await resend(email);
  const newer = await forte.mailbox.newestTo(email);
  if (newer.code !== code) expect((await verify(email, code)).status).toBe(400);
  expect((await verify(email, newer.code)).status).toBe(200);
});

test('[OTP-06] two resends at once send one mail', async () => {
  const { email } = await signUp();
  minutes(2);
  const outcomes = await Promise.allSettled([resend(email), resend(email), resend(email)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await forte.mailbox.deliver()).toHaveLength(1);
});

test('[OTP-05] a resend is refused when a page of another site sends it', async () => {
  const { email } = await signUp();
  minutes(2);
  const answer = await fetch(`${forte.baseUrl}/V1/login/userResendOTP/${email}`, {
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status).toBe(403);
  expect(await forte.mailbox.deliver()).toEqual([]);
});

test('[OTP-06] a code ends after 10 minutes and is used once', async () => {
  const late = await signUp();
  minutes(10);
  expect((await verify(late.email, late.code)).status).toBe(400);
  const used = await signUp();
  expect((await verify(used.email, used.code)).status).toBe(200);
  expect((await verify(used.email, used.code)).status).toBe(400);
});

test('[OTP-06] five wrong tries void a code, not the link', async () => {
  const { email, code, link, id } = await signUp();
  for (let n = 0; n < 5; n += 1) expect((await verify(email, otherCode(code))).status).toBe(400);
  expect((await verify(email, code)).status).toBe(400);
  await forte.call(routes.verifyLink, { body: { token: link, id } });
});

test('[OTP-06] of 50 codes tried at once at most 5 are looked at', async () => {
  const { email, code } = await signUp();
  const wrong = Array.from({ length: 49 }, (_, n) =>
    String((Number(code) + 1 + n) % 10_000).padStart(4, '0'),
  );
  const answers = await Promise.all(wrong.map((guess) => verify(email, guess)));
  // 10 wrong ones in 24 hours stop codes; 5 of them void this one.
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(39);
  const row = await forte.deps.db
    .selectFrom('oneTimeCode')
    .select('wrongTries')
    .where('emailKey', '=', email)
    .executeTakeFirstOrThrow();
  expect(row.wrongTries).toBe(5);
  expect((await verify(email, code)).status).toBe(429);
});

test('[OTP-06] of 50 right codes at once one is taken', async () => {
  const { email, code } = await signUp();
  const answers = await Promise.all(Array.from({ length: 50 }, () => verify(email, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
});

test('[OTP-06] ten wrong codes in 24 hours stop codes: the mail then brings the link alone, once in 10 minutes', async () => {
  const { email, code, id } = await signUp();
  for (let n = 0; n < 5; n += 1) await verify(email, otherCode(code), `10.0.0.${n}`);
  minutes(2);
  await resend(email);
  const second = await forte.mailbox.newestTo(email);
  for (let n = 0; n < 5; n += 1) await verify(email, otherCode(second.code), `10.0.1.${n}`);
  const stopped = await verify(email, second.code, '10.0.2.1');
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  minutes(2);
  await resend(email);
  const linkOnly = await forte.mailbox.newestTo(email);
  expect(linkOnly.code).toBe('');
  minutes(2);
  await expect(resend(email)).rejects.toMatchObject({ status: 429 });
  await forte.call(routes.verifyLink, { body: { token: linkOnly.link, id } });
});

test('[OTP-06] twenty wrong codes an hour stop a client, over all accounts and its whole /64', async () => {
  for (let n = 0; n < 20; n += 1) {
    expect((await verify(`nobody-${n}@example.com`, '0000', `2001:db8:1:2::${n + 1}`)).status).toBe(400);
  }
  expect((await verify('other@example.com', '0000', '2001:db8:1:2:ffff::1')).status).toBe(429);
  expect((await verify('other@example.com', '0000', '2001:db8:1:3::1')).status).toBe(400);
  minutes(60);
  expect((await verify('other@example.com', '0000', '2001:db8:1:2::1')).status).toBe(400);
});

test('[SEC-20] an address without an account is answered like one that has one', async () => {
  const known = await registerEmployee(forte);
  const unknown = newEmail();
  minutes(30);
  const ask = async (email: string) => {
    const told = [];
    const body = { userType: '1', email };
    told.push(await post(forte, '/login/forgetPassword', body));
    told.push(await post(forte, '/login/resendOTP', body));
    const [mailed] = await forte.mailbox.deliver();
    const otpValue = otherCode(/\d{4}/.exec(mailed?.subject ?? '')?.[0] ?? '0000');
    for (let n = 0; n < 12; n += 1) told.push(await post(forte, '/login/checkOTP', { ...body, otpValue }));
    minutes(2);
    told.push(await post(forte, '/login/resendOTP', body));
    return told.map(({ status, headers, body: { Message, Code, Errors } }) => ({
      status,
      retryAfter: headers['retry-after'],
      told: [Code, Message, Errors],
    }));
  };
  expect(await ask(unknown)).toEqual(await ask(known));
  expect((await forte.mailbox.deliver()).map(({ to }) => to)).toEqual([known]);
});

test('[OTP-06] codes and links are stored only as hashes, and the queue holds neither address nor code', async () => {
  const email = newEmail();
  await forte.call(routes.createUserData, { body: employeeForm(email) });
  const { rows: jobs } = await forte.pool.query('select * from graphile_worker._private_jobs');
  expect(jobs).toHaveLength(1);
  const queued = JSON.stringify(jobs);
  const { code, link } = await forte.mailbox.newestTo(email);
  expect(queued).not.toContain(email);
  expect(queued).not.toContain(`"${code}"`);
  const { rows } = await forte.pool.query('select row_to_json(c)::text as text from one_time_code c');
  expect(JSON.stringify(rows)).not.toContain(link);
});

test('[SEC-21] at most 5 mails an hour to a recipient, then the link alone', async () => {
  const { email } = await signUp();
  const contents: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    minutes(2);
    await resend(email).catch(() => undefined);
    contents.push(...(await forte.mailbox.deliver()).map(({ subject }) => subject));
  }
  expect(contents.filter((subject) => /^\d{4} is your/.test(subject))).toHaveLength(4);
  expect(contents).toHaveLength(5);
});

test('[SEC-21] a client address causes at most 20 mails an hour', async () => {
  const answers = [];
  for (let n = 0; n < 21; n += 1) {
    answers.push(
      (await post(forte, '/login/forgetPassword', { userType: '2', email: newEmail() }, { from: '10.9.9.9' }))
        .status,
    );
  }
  expect(answers.slice(0, 20).every((status) => status === 200)).toBe(true);
  expect(answers[20]).toBe(429);
});

test('[SEC-21] at most 10 mails with a code a day to a recipient, whichever of its roles they are for', async () => {
  const { email } = await signUp();
  const ask = async (userType: string) => {
    await post(forte, '/login/forgetPassword', { userType, email });
    await forte.mailbox.deliver();
  };
  const counted = () =>
    forte.deps.db.selectFrom('limitedEvent').select('id').where('kind', '=', 'mail-to').execute();
  for (let n = 0; n < 14; n += 1) {
    minutes(30);
    await ask(n % 2 === 0 ? '1' : '2');
  }
  expect(await counted()).toHaveLength(10);
  const newest = forte.deps.db.selectFrom('oneTimeCode').select('codeHash').orderBy('createdAt', 'desc');
  expect((await newest.executeTakeFirst())?.codeHash).toBeNull();
  minutes(24 * 60);
  await ask('1');
  expect(await counted()).toHaveLength(11);
  expect((await newest.executeTakeFirst())?.codeHash).not.toBeNull();
});

test('[SEC-21] the clients of one IPv6 network cause 20 mails an hour together, by whatever call', async () => {
  const calls = [
    (from: string) => post(forte, '/login/createUserData', employeeForm(newEmail()), { from }),
    (from: string) => post(forte, '/login/forgetPassword', { userType: '1', email: newEmail() }, { from }),
    (from: string) => post(forte, '/login/resendOTP', { userType: '2', email: newEmail() }, { from }),
  ];
  const found: (number | undefined)[] = [];
  for (let n = 0; n < 22; n += 1) found.push((await calls[n % 3]?.(`2001:db8:9:9::${n + 1}`))?.status);
  expect(found).toEqual([...Array(20).fill(200), 429, 429]);
  expect((await calls[1]?.('2001:db8:9:a::1'))?.status).toBe(200);
});

const countMails = async (count: number): Promise<void> => {
  const at = forte.clock.now();
  const sent = Array.from({ length: count }, () => ({ kind: 'mail-all', subject: '', at }));
  await forte.deps.db.insertInto('limitedEvent').values(sent).execute();
};

test('[SEC-21] strangers can use up their part of all mails: owners still get theirs, up to the end of all', async () => {
  const email = await registerEmployee(forte);
  const { data } = await forte.call(routes.userLogin, { body: { username: email, password } });
  const token = 'api_token' in data ? data.api_token : '';
  minutes(3);
  await countMails(1_500);
  const forget = async (from: string) =>
    (await post(forte, '/login/forgetPassword', { userType: '1', email }, { from })).status;
  const change = async () =>
    (
      await post(
        forte,
        '/profile/profile-send-OTP',
        { emailId: newEmail(), password },
        { from: '198.51.100.7', token },
      )
    ).status;
  expect(await forget('198.51.100.7')).toBe(429);
  expect([await forget('127.0.0.1'), await change()]).toEqual([200, 200]);
  expect(await forte.mailbox.deliver()).toHaveLength(2);
  await countMails(500);
  minutes(3);
  expect([await forget('127.0.0.1'), await change()]).toEqual([429, 429]);
});

test('[SEC-21] [SEC-20] the brake over all mails answers alike for known and unknown addresses, for an hour at most', async () => {
  const known = await registerEmployee(forte);
  minutes(3);
  await countMails(1_500);
  const ask = async (email: string) => {
    const { status, body } = await post(forte, '/login/forgetPassword', { userType: '1', email });
    return [status, body.Message];
  };
  const refused = [429, 'Too many mails were asked for. Please try again in 57 minutes.'];
  expect([await ask(known), await ask(newEmail())]).toEqual([refused, refused]);
  expect(await forte.mailbox.deliver()).toEqual([]);
  minutes(60);
  expect((await ask(known))[0]).toBe(200);
});
