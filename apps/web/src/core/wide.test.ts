import { afterEach, expect, test, vi } from 'vitest';
import { loadWhereWide, whatStandsBeside } from '#core/wide.ts';

const beWide = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

/** What has happened once all that waits for nothing is done. */
const isDone = async (work: Promise<unknown>): Promise<boolean> => {
  let done = false;
  void work.then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return done;
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a phone loads nothing beside a page, and waits for nothing', async () => {
  vi.useFakeTimers();
  beWide(false);
  const load = vi.fn(async () => undefined);
  loadWhereWide({ load });
  expect(load).not.toHaveBeenCalled();
  expect(await isDone(whatStandsBeside())).toBe(true);
});

test('a desk waits for what stands beside a page, but not for long', async () => {
  vi.useFakeTimers();
  beWide(true);
  const { promise, resolve } = Promise.withResolvers<void>();
  loadWhereWide({ load: () => promise });
  expect(await isDone(whatStandsBeside())).toBe(false);
  const waited = whatStandsBeside();
  await vi.advanceTimersByTimeAsync(200);
  expect(await isDone(waited)).toBe(true);
  resolve();
  expect(await isDone(whatStandsBeside())).toBe(true);
});

test('a part that does not come holds up no page', async () => {
  vi.useFakeTimers();
  beWide(true);
  loadWhereWide({ load: () => Promise.reject(new Error('no connection')) });
  expect(await isDone(whatStandsBeside())).toBe(true);
});
