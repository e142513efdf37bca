import { employerRoutes } from '@forte/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createEmployee,
  createEmployer,
  createTestApp,
  type TestApp,
  type TestUser,
} from '#api/testing/test-app.ts';

let testApp: TestApp;
let employer: TestUser;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await createEmployer(testApp);
});
afterAll(() => testApp.close());

const query = async (user: TestUser, id = user.id) =>
  (await testApp.call(employerRoutes.viewSubscription, { token: user.token, body: { id } })).data;

test('[SUB-01] the plan, with the days of the trial counted from sign-up to none', async () => {
  await testApp.deps.db
    .updateTable('account')
    .set({ createdAt: testApp.clock.now() })
    .where('id', '=', employer.id)
    .execute();
  expect(await query(employer)).toMatchObject({
    plan: 'Freemium',
    monthlyPrice: 4.99,
    yearlyPrice: 49.99,
    trialDays: 14,
    trialDaysLeft: 14,
    users: 5,
    transactionsPerMonth: 1_000,
  });
  const day = 86_400_000;
  testApp.clock.advance(13 * day + 1);
  // The session of the start is unused for longer than it lives.
  await testApp.deps.db.updateTable('session').set({ lastUsedAt: testApp.clock.now() }).execute();
  expect((await query(employer)).trialDaysLeft).toBe(1);
  testApp.clock.advance(2 * day);
  expect((await query(employer)).trialDaysLeft).toBe(0);
});

test('[SUB-01] the storage used is that of the employer’s own files', async () => {
  expect((await query(employer)).storageUsedBytes).toBe(0);
  const other = await createEmployer(testApp);
  for (const [accountId, byteSize] of [
    [employer.id, 1_000],
    [employer.id, 234],
    [other.id, 9_999],
  ] as const) {
    await testApp.deps.db
      .insertInto('storedFile')
      .values({
        id: uuidv7(),
        accountId,
        kind: 'posting-image',
        fileName: 'a.png',
        mediaType: 'image/png',
        byteSize,
        storageKey: uuidv7(),
      })
      .execute();
  }
  expect((await query(employer)).storageUsedBytes).toBe(1_234);
  await expect(query(employer, other.id)).rejects.toMatchObject({ status: 403 });
  const candidate = await createEmployee(testApp);
  await expect(query(candidate)).rejects.toMatchObject({ status: 403 });
});
