import { expect, test, vi } from 'vitest';
import { createPrecedence } from '#api/http/precedence.ts';

/** Work that ends when it is told to. */
const held = () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => ended };
};

test('longer work waits until the last of the short work has ended, also when that fails', async () => {
  const saves = createPrecedence(60_000);
  const [one, other] = [held(), held()];
  const first = saves.first(one.work);
  const second = saves.first(async () => {
    await other.work();
    throw new Error('refused');
  });
  const seen: string[] = [];
  const passed = saves.passed().then(() => seen.push('passed'));
  one.end();
  await first;
  seen.push('one has ended');
  other.end();
  await expect(second).rejects.toThrow('refused');
  await passed;
  expect(seen).toEqual(['one has ended', 'passed']);
});

test('it does not wait longer than the longest wait, and not at all when nothing is under way', async () => {
  vi.useFakeTimers();
  try {
    const saves = createPrecedence(25);
    await saves.passed();
    const { end, work } = held();
    const saving = saves.first(work);
    const passed = saves.passed();
    await vi.advanceTimersByTimeAsync(25);
    await passed;
    end();
    await saving;
  } finally {
    vi.useRealTimers();
  }
});
