import { accountRoutes } from '@forte/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { send } from '#core/send.ts';
import { leave, sessionStore, setSignedIn, storeRole, storeSession, tokenOf } from '#core/session.ts';
import { keptInTab, local, perTab, sessionKey } from '#core/storage.ts';
import { followOtherTabs } from './follow-other-tabs.ts';

const recruiter = { userId: 'r', name: 'Ravi', role: 'employer', profileStatus: 8 } as const;
const candidate = { userId: 'c', name: 'Asha', role: 'employee', profileStatus: 3 } as const;
const sessionFor = (token: string, profileStatus = 3) => JSON.stringify({ api_token: token, profileStatus });
const draft = keptInTab('draft:c:personal');

/** What the browser tells this tab after another one wrote. */
const written = (key: string | null = sessionKey) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

const asked = vi.fn<(url: string) => Promise<Response>>();
let unfollow: () => void;

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  asked.mockReset();
  unfollow = followOtherTabs();
  storeRole('employee');
  storeSession({ api_token: 'own', profileStatus: 3 });
  setSignedIn(candidate);
  draft.set('typed');
});
afterEach(() => {
  unfollow();
  leave();
});

test('a logout in another tab is one here, and leaves nothing that was typed', () => {
  window.localStorage.clear();
  written(null);
  expect(sessionStore.get()).toEqual({ status: 'signed-out', ended: 'elsewhere' });
  expect(draft.get()).toBeNull();
});

test('a session that ran out in another tab has ended here too, and what was typed stays', () => {
  local.session.remove();
  written();
  expect(sessionStore.get()).toEqual({ status: 'signed-out', ended: 'expired' });
  expect(draft.get()).toBe('typed');
  window.localStorage.clear();
  written(null);
  expect(draft.get()).toBeNull();
});

test('another user’s login is verified by that user’s role before anything is shown or called', async () => {
  asked.mockImplementation(async () => Response.json({ Code: '1', Message: '', Data: recruiter }));
  local.userType.set('2');
  local.session.set(sessionFor('theirs', 8));
  expect(tokenOf()).toBe('own');
  written();
  expect(sessionStore.get().status).toBe('verifying');
  await vi.waitFor(() => expect(sessionStore.get()).toEqual({ status: 'signed-in', user: recruiter }));
  expect(asked).toHaveBeenCalledOnce();
  expect(asked.mock.calls[0]?.[0]).toBe('/V1/login/employerUserVerifyToken');
  expect([tokenOf(), perTab.userType.get()]).toEqual(['theirs', '2']);
});

test('a logout while a session is verified is not undone by its answer', async () => {
  let answer: (response: Response) => void = () => undefined;
  asked.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  local.session.set(sessionFor('newer'));
  written();
  window.localStorage.clear();
  written(null);
  answer(Response.json({ Code: '1', Message: '', Data: candidate }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect(sessionStore.get()).toEqual({ status: 'signed-out', ended: 'elsewhere' });
  expect(local.session.get()).toBeNull();
});

test('a call that finds another session stored is not sent, but follows', async () => {
  window.localStorage.clear();
  const call = send(accountRoutes.logout, {});
  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(asked).not.toHaveBeenCalled();
  expect(sessionStore.get()).toEqual({ status: 'signed-out', ended: 'elsewhere' });
});

test('a step saved in another tab counts here without a call', () => {
  local.session.set(sessionFor('own', 4));
  written();
  expect(sessionStore.get()).toEqual({ status: 'signed-in', user: { ...candidate, profileStatus: 4 } });
  expect(asked).not.toHaveBeenCalled();
});

test('a page that the Back button brings back looks first whether its user is still there', () => {
  window.localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(sessionStore.get()).toEqual({ status: 'signed-out', ended: 'elsewhere' });
});
