import { afterEach, expect, test, vi } from 'vitest';
import { askAhead, fetchUnlessAsked } from '#core/asked-ahead.ts';

/** Answers each call with its number. */
const answerCalls = () => {
  let calls = 0;
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    return new Response(String(calls));
  });
};
const post = (token: string, body = '{}') => ({
  method: 'POST',
  headers: { authorization: `Bearer ${token}` },
  body,
});
const textOf = async (answer: Promise<Response>) => (await answer).text();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was asked ahead is taken once, in the same words and by the same session only', async () => {
  answerCalls();
  askAhead('/V1/list', post('mine'));
  expect(await textOf(fetchUnlessAsked('/V1/list', post('another')))).toBe('2');
  expect(await textOf(fetchUnlessAsked('/V1/list', post('mine', '{"text":"java"}')))).toBe('3');
  expect(await textOf(fetchUnlessAsked('/V1/list', post('mine')))).toBe('1');
  expect(await textOf(fetchUnlessAsked('/V1/list', post('mine')))).toBe('4');
});

test('what an answer leads to is asked before the answer is taken', async () => {
  answerCalls();
  askAhead('/V1/who', post('mine'), async (answer) =>
    askAhead('/V1/list', post('mine', await answer.text())),
  );
  expect(await textOf(fetchUnlessAsked('/V1/who', post('mine')))).toBe('1');
  expect(await textOf(fetchUnlessAsked('/V1/list', post('mine', '1')))).toBe('2');
});

test('an answer that nobody took in time is asked for anew', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  answerCalls();
  askAhead('/V1/list', post('mine'));
  vi.advanceTimersByTime(15_000);
  expect(await textOf(fetchUnlessAsked('/V1/list', post('mine')))).toBe('2');
});

test('a call that got no answer says so to who takes it, and the next one is sent', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  askAhead('/V1/list', post('mine'));
  await expect(fetchUnlessAsked('/V1/list', post('mine'))).rejects.toThrow('Failed to fetch');
  answerCalls();
  expect(await textOf(fetchUnlessAsked('/V1/list', post('mine')))).toBe('1');
});
