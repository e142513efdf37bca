import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '#testing/render.tsx';
import { AlertBox } from './alert-box.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const open = (code: string) => {
  const onClose = vi.fn();
  show(<AlertBox alert={{ code, message: 'What happened' }} onClose={onClose} />);
  return onClose;
};

test.each([
  ['1', 'status', 'Success Message'],
  ['0', 'alert', 'Error Message'],
  ['2', 'alert', 'Error Message'],
])('Code %s is told as %s "%s"', (code, role, title) => {
  open(code);
  const box = screen.getByRole(role);
  expect(box.textContent).toBe(`${title}What happened`);
});

test('it hides after 2 s', () => {
  const onClose = open('0');
  pass(1_999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('its button closes it at once', () => {
  const onClose = open('1');
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('it stays while the pointer or the focus is on it, whichever leaves first', () => {
  const onClose = open('0');
  const button = screen.getByRole('button', { name: 'Close message' });
  const box = screen.getByRole('alert');
  fireEvent.mouseEnter(box.parentElement as HTMLElement);
  act(() => button.focus());
  fireEvent.mouseLeave(box.parentElement as HTMLElement);
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  act(() => button.blur());
  pass(2_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});
