import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientKey } from '#api/modules/limit/client-key.ts';
import { atMost, growingWait, type Limit, reserve } from '#api/modules/limit/limit.queries.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let forte: TestApp;
beforeAll(async () => {
  forte = await createTestApp();
});
afterAll(() => forte.close());

const take = (...limits: Limit[]) =>
  forte.deps.db.transaction().execute((trx) => reserve(trx, forte.clock.now(), limits));
const countOf = async (subject: string) =>
  (await forte.deps.db.selectFrom('limitedEvent').select('id').where('subject', '=', subject).execute())
    .length;

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('[AUTH-05] the address %s counts as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

test('[AUTH-05] of many events at once no more than allowed are counted', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, () => take(atMost('test', 'one', 7, 60_000))),
  );
  expect(outcomes.filter(({ allowed }) => allowed)).toHaveLength(7);
  expect(await countOf('one')).toBe(7);
});

test('one limit that is reached keeps an event from counting for any', async () => {
  await take(atMost('test', 'full', 1, 60_000));
  const both = [atMost('test', 'free', 5, 60_000), atMost('test', 'full', 1, 60_000)];
  expect(await take(...both)).toEqual({ allowed: false, retryAfter: 60 });
  expect(await countOf('free')).toBe(0);
});

test('two limits on one kind count an event once', async () => {
  const both = [atMost('test', 'twice', 2, 60_000), atMost('test', 'twice', 3, 600_000)];
  await take(...both);
  await take(...both);
  expect(await countOf('twice')).toBe(2);
  expect(await take(...both)).toMatchObject({ allowed: false });
  forte.clock.advance(60_000);
  expect(await take(...both)).toMatchObject({ allowed: true });
  expect(await take(...both)).toMatchObject({ allowed: false });
});

test('waits grow from a minute to an hour', async () => {
  const limit = growingWait('test', 'growing', 1);
  await take(limit);
  const waits: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    const refused = await take(limit);
    const wait = refused.allowed ? 0 : refused.retryAfter;
    waits.push(wait);
    forte.clock.advance(wait * 1000);
    await take(limit);
  }
  expect(waits.map((seconds) => seconds / 60)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});
