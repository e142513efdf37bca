import { type OwnSession, sessionRoutes as routes } from '@forte/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession } from '#api/modules/account/session.queries.ts';
import {
  createEmployee,
  createEmployer,
  createTestApp,
  type TestApp,
  type TestUser,
} from '#api/testing/test-app.ts';

const day = 86_400_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

let forte: TestApp;
beforeAll(async () => {
  forte = await createTestApp();
});
afterAll(() => forte.close());

const logInAgain = async (user: TestUser): Promise<TestUser> => ({
  ...user,
  token: await createSession(forte.deps.db, forte.deps.now(), {
    accountId: user.id,
    clientAddress: '2001:db8::7',
    userAgent: firefox,
  }),
});

const list = (user: TestUser, cursor?: string) =>
  forte.call(routes.listSessions, { token: user.token, body: { cursor } });

const sessionOf = async (user: TestUser): Promise<OwnSession> => {
  const { data } = await list(user);
  const own = data.find(({ isCurrent }) => isCurrent);
  if (own === undefined) throw new Error('the session that asks is not in its own list');
  return own;
};

const isSignedIn = (user: TestUser): Promise<boolean> =>
  list(user).then(
    () => true,
    () => false,
  );

test('[PWD-06] the list tells from where, with what, since when and when last, this session first', async () => {
  const here = await createEmployee(forte);
  const since = forte.clock.now();
  await createEmployee(forte);
  forte.clock.advance(day);
  const there = await logInAgain(here);
  const { data, page } = await list(here);
  expect(page).toEqual({ next: null, total: 2 });
  expect(data).toEqual([
    {
      id: expect.any(String),
      clientAddress: '',
      browser: '',
      system: '',
      device: 'unknown',
      since,
      lastUsedAt: forte.clock.now(),
      isCurrent: true,
    },
    {
      id: (await sessionOf(there)).id,
      clientAddress: '2001:db8::7',
      browser: 'Firefox',
      system: 'Linux',
      device: 'computer',
      since: forte.clock.now(),
      lastUsedAt: forte.clock.now(),
      isCurrent: false,
    },
  ]);
});

test('[PWD-06] sessions that have run out are not listed', async () => {
  const old = await createEmployee(forte);
  forte.clock.advance(8 * day);
  const here = await logInAgain(old);
  expect((await list(here)).data).toHaveLength(1);
  // Used to the last, and over all the same.
  for (let days = 0; days < 27; days += 3) {
    forte.clock.advance(3 * day);
    expect(await isSignedIn(here)).toBe(true);
  }
  forte.clock.advance(2 * day);
  const later = await logInAgain(old);
  expect((await list(later)).data).toHaveLength(2);
  forte.clock.advance(day);
  expect((await list(later)).data).toHaveLength(1);
  expect(await isSignedIn(here)).toBe(false);
});

test('[PWD-06] every session comes on exactly one page, and a cursor is of no use to others', async () => {
  const here = await createEmployer(forte);
  for (let logins = 0; logins < 44; logins += 1) {
    await logInAgain(here);
    if (logins % 3 === 0) forte.clock.advance(1_000);
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { data, page } = await list(here, cursor);
    expect(page.total).toBe(45);
    seen.push(...data.map(({ id }) => id));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toHaveLength(45);
  expect(new Set(seen).size).toBe(45);
  const { page } = await list(here);
  const stranger = await createEmployer(forte);
  await expect(list(stranger, page.next ?? '')).rejects.toMatchObject({ status: 400 });
});

test('[PWD-06] one ended session is out at once, and the others are not', async () => {
  const here = await createEmployee(forte);
  const [lost, kept] = [await logInAgain(here), await logInAgain(here)];
  const { id } = await sessionOf(lost);
  const { message } = await forte.call(routes.endSession, { token: here.token, params: { id } });
  expect(message).toBe('You are signed out there.');
  expect(await isSignedIn(lost)).toBe(false);
  expect(await isSignedIn(kept)).toBe(true);
  expect(await isSignedIn(here)).toBe(true);
  const again = forte.call(routes.endSession, { token: here.token, params: { id } });
  await expect(again).rejects.toMatchObject({ status: 404, message: 'This session has ended already.' });
});

test('[PWD-06] [SEC-02] the session of another user is like none, and goes on', async () => {
  const here = await createEmployee(forte);
  const stranger = await createEmployer(forte);
  const { id } = await sessionOf(stranger);
  const attempt = forte.call(routes.endSession, { token: here.token, params: { id } });
  await expect(attempt).rejects.toMatchObject({ status: 404 });
  expect(await isSignedIn(stranger)).toBe(true);
});

test('[PWD-06] all others end at once, this one and those of other users stay', async () => {
  const here = await createEmployee(forte);
  const others = [await logInAgain(here), await logInAgain(here)];
  const stranger = await createEmployee(forte);
  const { data } = await forte.call(routes.endOtherSessions, { token: here.token });
  expect(data).toEqual({ ended: 2 });
  for (const other of others) expect(await isSignedIn(other)).toBe(false);
  expect((await list(here)).page.total).toBe(1);
  expect(await isSignedIn(stranger)).toBe(true);
});
