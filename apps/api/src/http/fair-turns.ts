import type { Refusal } from '#api/http/refusal.ts';
import { abandoned, busy } from '#api/http/turns.ts';

/** Whoever waits: `go` when it is their turn, `leave` when they lose their place or give it up. */
type Waiting = { readonly go: () => void; readonly leave: (refusal: Refusal) => void };

/** What waits, in a line for each name; the names take turns. */
const createLines = () => {
  const lines = new Map<string, Waiting[]>();
  return {
    lengthOf: (name: string): number => lines.get(name)?.length ?? 0,
    longest: (): Waiting[] => [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a), []),
    add: (name: string, waiting: Waiting): void => {
      const line = lines.get(name) ?? [];
      line.push(waiting);
      lines.set(name, line);
    },
    /** @returns whether it was still there */
    remove: (name: string, waiting: Waiting): boolean => {
      const line = lines.get(name) ?? [];
      const place = line.indexOf(waiting);
      if (place < 0) return false;
      line.splice(place, 1);
      if (line.length === 0) lines.delete(name);
      return true;
    },
    /** The first of the name that has waited longest for a turn; its name is then the last to have one again. */
    take: (): Waiting | undefined => {
      for (const [name, line] of lines) {
        const waiting = line.shift();
        lines.delete(name);
        if (line.length > 0) lines.set(name, line);
        if (waiting !== undefined) return waiting;
      }
      return undefined;
    },
  };
};

/**
 * Bounds expensive work that many share (SEC-22), so that nobody keeps the others from it: whoever asks for much waits behind
 * themselves, and gives up their last place to somebody who asks for less where the line is full.
 * @returns a function that runs work for a name, such as an account, when it is its turn; not at all where its signal has ended
 * by then, since nobody waits for it any more
 * @throws Refusal `unavailable`, from that function, when there is no place in the line
 */
export const createFairTurns = ({ atOnce, inLine }: { atOnce: number; inLine: number }) => {
  const lines = createLines();
  let running = 0;
  let waiting = 0;
  const makePlace = (name: string): void => {
    if (waiting < inLine) return;
    const longest = lines.longest();
    if (lines.lengthOf(name) + 1 >= longest.length) throw busy();
    longest.pop()?.leave(busy());
    waiting -= 1;
  };
  const waitInLine = (name: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((go, leave) => {
      const place = { go, leave };
      lines.add(name, place);
      waiting += 1;
      signal?.addEventListener('abort', () => {
        if (!lines.remove(name, place)) return;
        waiting -= 1;
        leave(abandoned());
      });
    });
  const takeTurn = async (name: string, signal: AbortSignal | undefined): Promise<void> => {
    if (signal?.aborted) throw abandoned();
    if (running < atOnce) {
      running += 1;
      return;
    }
    makePlace(name);
    // Whoever ends hands its place over: `running` stays as it is.
    await waitInLine(name, signal);
  };
  return async <T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    await takeTurn(name, signal);
    try {
      return await work();
    } finally {
      const next = lines.take();
      if (next === undefined) running -= 1;
      else {
        waiting -= 1;
        next.go();
      }
    }
  };
};
