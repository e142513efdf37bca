import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastStore } from '#core/toast.ts';
import { show } from '#testing/render.tsx';
import { Toasts } from './toasts.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const say = (code: string, message: string) => act(() => toast(code, message));
const texts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('success is told quietly, anything else at once; each goes after 5 s by itself', () => {
  show(<Toasts />);
  say('1', 'Saved');
  pass(3_000);
  say('0', 'Not saved');
  expect(screen.getByRole('status').textContent).toBe('Saved');
  expect(texts()).toEqual(['Not saved']);
  pass(2_000);
  expect(screen.queryByRole('status')).toBeNull();
  expect(texts()).toEqual(['Not saved']);
  pass(3_000);
  expect(texts()).toEqual([]);
});

test('one that is pointed at stays, and its button closes it alone', () => {
  show(<Toasts />);
  say('0', 'First');
  say('0', 'Second');
  const [first] = screen.getAllByRole('alert');
  fireEvent.mouseEnter(first?.parentElement as HTMLElement);
  pass(60_000);
  expect(texts()).toEqual(['First']);
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(texts()).toEqual([]);
});

test('of more than five the oldest go, and who leaves the pages takes none along', () => {
  const { unmount } = show(<Toasts />);
  for (const number of [1, 2, 3, 4, 5, 6]) say('0', String(number));
  expect(texts()).toEqual(['2', '3', '4', '5', '6']);
  unmount();
  expect(toastStore.get()).toEqual([]);
});

test('what is said again stands once, the newest, for 5 s from then', () => {
  show(<Toasts />);
  say('0', 'No connection');
  say('0', 'Not saved');
  pass(4_000);
  say('0', 'No connection');
  expect(texts()).toEqual(['Not saved', 'No connection']);
  pass(4_000);
  expect(texts()).toEqual(['No connection']);
});
