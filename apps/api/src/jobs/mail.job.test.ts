import { accountRoutes as routes } from '@forte/contract';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueMail } from '#api/jobs/mail.job.ts';
import type { Mail, Mailer } from '#api/mail/mailer.ts';
import { createSmtpMailer } from '#api/mail/smtp-mailer.ts';
import { employeeForm, newEmail } from '#api/testing/people.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { runJobs } from '#api/testing/test-mailbox.ts';

let forte: TestApp;
beforeAll(async () => {
  forte = await createTestApp();
});
afterAll(() => forte.close());

const mail: Mail = { to: 'a@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const inMinutes = (minutes: number) => new Date(forte.clock.now().getTime() + minutes * 60_000);
const queue = (expiresAt = inMinutes(10), queued: Mail | null = mail) =>
  forte.deps.db.transaction().execute((trx) => queueMail(trx, forte.deps, queued, { expiresAt }));
const jobCount = async () =>
  Number((await forte.pool.query('select count(*) from graphile_worker._private_jobs')).rows[0].count);
/** Makes a job that failed due again at once. */
const hurry = () => forte.pool.query('update graphile_worker._private_jobs set run_at = now()');

type Incoming = { mail: ParsedMail; recipients: string[] };

/** A real mail server on the loopback. `refuse`: the code with which it turns a recipient away, or 0. */
const startMailServer = async () => {
  const received: Incoming[] = [];
  const state = { refuse: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, done) => {
      if (state.refuse === 0) done();
      else done(Object.assign(new Error(`no ${address.address} here`), { responseCode: state.refuse }));
    },
    onData: (stream, session, done) => {
      simpleParser(stream).then((parsed) => {
        received.push({ mail: parsed, recipients: session.envelope.rcptTo.map(({ address }) => address) });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    received,
    state,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

test('[OTP-07] a code reaches a real mail server as text and HTML, to one recipient, with the code in its subject', async () => {
  const server = await startMailServer();
  const mailer = createSmtpMailer(server.url, 'Forte <no-reply@forte.example>');
  const email = newEmail();
  const { data } = await forte.call(routes.createUserData, { body: employeeForm(email) });
  await runJobs(forte.deps, forte.pool, mailer);
  expect(server.received).toHaveLength(1);
  const [{ mail: got, recipients } = { mail: undefined, recipients: [] }] = server.received;
  expect(recipients).toEqual([email]);
  expect(got?.from?.text).toBe('"Forte" <no-reply@forte.example>');
  const code = /^\d{4}/.exec(got?.subject ?? '')?.[0] ?? '';
  expect(got?.text).toContain(code);
  expect(got?.html).toContain(code);
  await forte.call(routes.verifyEmail, { body: { email, emailOtp: code, id: data.id } });
  mailer.close();
  await server.close();
});

test('[OTP-07] a mail server that fails is tried again, and never past the end of the code', async () => {
  const server = await startMailServer();
  const mailer = createSmtpMailer(server.url, 'Forte <no-reply@forte.example>');
  server.state.refuse = 451;
  await queue();
  await runJobs(forte.deps, forte.pool, mailer);
  expect(await jobCount()).toBe(1);
  const { rows } = await forte.pool.query(
    // Against the moment it was queued: the wait itself may be over by now on a busy machine.
    "select last_error, run_at > created_at + interval '2 seconds' as waits from graphile_worker._private_jobs",
  );
  expect(rows[0].waits).toBe(true);
  expect(rows[0].last_error).not.toContain('a@example.com');
  server.state.refuse = 0;
  await hurry();
  await runJobs(forte.deps, forte.pool, mailer);
  expect([server.received.length, await jobCount()]).toEqual([1, 0]);

  server.state.refuse = 451;
  await queue();
  await runJobs(forte.deps, forte.pool, mailer);
  server.state.refuse = 0;
  forte.clock.advance(600_000);
  await hurry();
  await runJobs(forte.deps, forte.pool, mailer);
  expect([server.received.length, await jobCount()]).toEqual([1, 0]);
  mailer.close();
  await server.close();
});

test('[OTP-07] a mail server that refuses an address for good is not asked again', async () => {
  const server = await startMailServer();
  const mailer = createSmtpMailer(server.url, 'Forte <no-reply@forte.example>');
  server.state.refuse = 550;
  await queue();
  await runJobs(forte.deps, forte.pool, mailer);
  expect([server.received.length, await jobCount()]).toEqual([0, 0]);
  mailer.close();
  await server.close();
});

test('[OTP-07] a mail goes only when the transaction of its reason does', async () => {
  const undone = forte.deps.db.transaction().execute(async (trx) => {
    await queueMail(trx, forte.deps, mail, { expiresAt: inMinutes(10) });
    throw new Error('the process ended here');
  });
  await expect(undone).rejects.toThrow('the process ended here');
  expect(await jobCount()).toBe(0);
});

test('[SEC-20] the work for an address without an account sends nothing', async () => {
  const sent: Mail[] = [];
  const mailer: Mailer = { send: async (one) => void sent.push(one) };
  await queue(inMinutes(10), null);
  await runJobs(forte.deps, forte.pool, mailer);
  expect([sent.length, await jobCount()]).toEqual([0, 0]);
});
