import { expect, test } from 'vitest';
import { createFairTurns } from '#api/http/fair-turns.ts';

/** Work that is noted when it begins, and ends when it is told to. */
const createWork = (inTurn: ReturnType<typeof createFairTurns>) => {
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    refused,
    ask: (name: string, work: string, signal?: AbortSignal) =>
      inTurn(
        name,
        () => {
          begun.push(work);
          return new Promise<void>((resolve) => ends.push(resolve));
        },
        signal,
      ).catch(() => void refused.push(work)),
    /** Ends one after the other until nothing is left. */
    endAll: async () => {
      await new Promise(setImmediate);
      for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
        end();
        await new Promise(setImmediate);
      }
    },
  };
};

test('names take turns, each in its own order', async () => {
  const { ask, begun, endAll } = createWork(createFairTurns({ atOnce: 1, inLine: 10 }));
  for (const work of ['a1', 'a2', 'a3', 'a4']) void ask('a', work);
  for (const work of ['b1', 'b2']) void ask('b', work);
  void ask('c', 'c1');
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('where the line is full, whoever has most in it gives up a last place to somebody with less', async () => {
  const { ask, begun, refused, endAll } = createWork(createFairTurns({ atOnce: 1, inLine: 3 }));
  for (const work of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask('a', work);
  await new Promise(setImmediate);
  expect(refused).toEqual(['a5']);
  void ask('b', 'b1');
  await new Promise(setImmediate);
  expect(refused).toEqual(['a5', 'a4']);
  // With one place more it would have as many as the other: nobody has more than it then.
  void ask('b', 'b2');
  await new Promise(setImmediate);
  expect(refused).toEqual(['a5', 'a4', 'b2']);
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  void ask('c', 'c1');
  await endAll();
  expect(begun.at(-1)).toBe('c1');
});

test('work that fails hands its turn over', async () => {
  const inTurn = createFairTurns({ atOnce: 1, inLine: 1 });
  const failing = inTurn('a', () => Promise.reject(new Error('no')));
  const next = inTurn('b', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await inTurn('a', async () => 'again')).toBe('again');
});

test('work that is given up leaves the line, makes room in it, and never begins', async () => {
  const inTurn = createFairTurns({ atOnce: 1, inLine: 2 });
  const { ask, begun, refused, endAll } = createWork(inTurn);
  const [waiting, done] = [new AbortController(), new AbortController()];
  void ask('a', 'a1', done.signal);
  void ask('a', 'a2', waiting.signal);
  void ask('b', 'b1');
  await new Promise(setImmediate);
  waiting.abort();
  await new Promise(setImmediate);
  expect(refused).toEqual(['a2']);
  // Its place is free again; whoever is gone before they ask gets none.
  void ask('c', 'c1');
  void ask('c', 'c2', waiting.signal);
  await endAll();
  expect(refused).toEqual(['a2', 'c2']);
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  // What has ended has no place to give up.
  done.abort();
  void ask('d', 'd1');
  await endAll();
  expect(begun.at(-1)).toBe('d1');
});
