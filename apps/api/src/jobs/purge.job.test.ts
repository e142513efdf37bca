import { accountRoutes as routes } from '@forte/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueMail } from '#api/jobs/mail.job.ts';
import { purge } from '#api/jobs/purge.job.ts';
import type { Mailer } from '#api/mail/mailer.ts';
import { putEmailChange } from '#api/modules/account/email-change.queries.ts';
import { employeeForm, newEmail, registerEmployee } from '#api/testing/people.ts';
import { createEmployee, createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { runJobs } from '#api/testing/test-mailbox.ts';

let forte: TestApp;
beforeAll(async () => {
  forte = await createTestApp();
});
afterAll(() => forte.close());

const tables = ['signUp', 'oneTimeCode', 'resetGrant', 'emailChange', 'session', 'limitedEvent'] as const;
const counts = () =>
  Promise.all(
    tables.map(async (table) => {
      const row = await forte.deps.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    }),
  );
const userType = 'employee' as const;
const inAnHour = () => new Date(forte.clock.now().getTime() + 3_600_000);

test('[SEC-24] sign-ups, codes, grants, wishes for another address, sessions and counted events are purged within a day of their end', async () => {
  const email = await registerEmployee(forte);
  forte.clock.advance(120_000);
  await forte.call(routes.forgetPassword, { body: { userType, email } });
  const { code } = await forte.mailbox.newestTo(email);
  await forte.call(routes.checkOTP, { body: { userType, email, otpValue: code } });
  await forte.call(routes.createUserData, { body: employeeForm(newEmail()) });
  const { id: accountId } = await createEmployee(forte);
  const wanted = { accountId, email: newEmail(), emailKey: newEmail(), sessionId: null };
  await forte.deps.db
    .transaction()
    .execute((trx) => putEmailChange(trx, { ...wanted, expiresAt: inAnHour() }));
  await forte.mailbox.deliver();
  const before = await counts();
  expect(before.every((count) => count > 0)).toBe(true);

  await purge(forte.deps);
  expect(await counts()).toEqual(before);

  forte.clock.advance(25 * 3_600_000);
  await purge(forte.deps);
  expect(await counts()).toEqual([0, 0, 0, 0, 1, 0]);
  forte.clock.advance(30 * 24 * 3_600_000);
  await purge(forte.deps);
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
});

test('[SEC-24] a sent mail leaves nothing in the queue', async () => {
  await forte.call(routes.createUserData, { body: employeeForm(newEmail()) });
  expect(await forte.mailbox.deliver()).toHaveLength(1);
  const { rows } = await forte.pool.query('select count(*)::int as count from graphile_worker._private_jobs');
  expect(rows).toEqual([{ count: 0 }]);
});

test('[SEC-24] a mail that no server ever takes leaves the queue within a day of its end', async () => {
  const down: Mailer = { send: () => Promise.reject(new Error('no mail server')) };
  const end = forte.clock.now().getTime() + 3 * 24 * 3_600_000;
  const body = { to: 'a@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const queued = { expiresAt: new Date(end) };
  await forte.deps.db.transaction().execute((trx) => queueMail(trx, forte.deps, body, queued));
  const waitForRetry = async (): Promise<boolean> => {
    const { rows } = await forte.pool.query<{ seconds: number }>(`with due as (
      select id, extract(epoch from run_at - now())::float8 as seconds from graphile_worker._private_jobs)
      update graphile_worker._private_jobs as job set run_at = now() from due where due.id = job.id
      returning due.seconds`);
    forte.clock.advance((rows[0]?.seconds ?? 0) * 1000);
    return rows.length > 0;
  };
  let tries = 0;
  do {
    tries += 1;
    await runJobs(forte.deps, forte.pool, down);
  } while (tries < 40 && (await waitForRetry()));
  // Each time but the last it was tried in vain; then its end had come, before the queue gave up and kept it.
  expect(tries).toBeGreaterThan(10);
  expect(tries).toBeLessThan(25);
  expect(forte.clock.now().getTime()).toBeLessThan(end + 24 * 3_600_000);
});

test('[AUTH-05] what is counted over a longer time than a day outlives the purge', async () => {
  const email = newEmail();
  const wrong = { username: email, password: 'Wrong!pass1' };
  await forte.call(routes.userLogin, { body: wrong }).catch(() => undefined);
  forte.clock.advance(2 * 24 * 3_600_000);
  await purge(forte.deps);
  const rows = await forte.deps.db.selectFrom('limitedEvent').select('kind').execute();
  expect(rows).toEqual([{ kind: 'login-account' }]);
});
