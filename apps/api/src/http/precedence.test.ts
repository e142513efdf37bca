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
  const saves = createPrecedence({ longest: 60_000, apart: 0 });
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
    const saves = createPrecedence({ longest: 25, apart: 0 });
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

test('those that have waited begin one after another, and not before short work that comes between', async () => {
  vi.useFakeTimers();
  try {
    const saves = createPrecedence({ longest: 1000, apart: 4 });
    const [one, other] = [held(), held()];
    const seen: string[] = [];
    const first = saves.first(one.work);
    for (const name of ['a', 'b', 'c']) void saves.passed().then(() => seen.push(name));
    one.end();
    await first;
    await vi.advanceTimersByTimeAsync(3);
    expect(seen).toEqual(['a']);
    const second = saves.first(other.work);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen).toEqual(['a']);
    other.end();
    await second;
    void saves.passed().then(() => seen.push('d'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(4);
    expect(seen).toEqual(['a', 'b', 'c']);
    await vi.advanceTimersByTimeAsync(4);
    expect(seen).toEqual(['a', 'b', 'c', 'd']);
    await saves.passed();
  } finally {
    vi.useRealTimers();
  }
});
