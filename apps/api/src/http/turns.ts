import { Refusal } from '#api/http/refusal.ts';

/** There is no place in the line. */
export const busy = () =>
  new Refusal('unavailable', 'The service is busy. Please try again in a moment.', { retryAfter: 2 });

/** Nobody waits for the answer any more, nor sees this one. */
export const abandoned = () => new Refusal('invalid', 'This call was given up before it was answered.');

/**
 * Bounds expensive work (SEC-22): so many at once, so many in line, and no more.
 * @returns a function that runs work when it is its turn
 * @throws Refusal `unavailable`, from that function, when the line is full
 */
export const createTurns = ({ atOnce, inLine }: { atOnce: number; inLine: number }) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const takeTurn = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= inLine) throw busy();
    // Whoever ends hands its place over: `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await takeTurn();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
};

/** Turns in a line of its own for each name, such as one at a time for one account. Names out of use are not kept. */
export const createTurnsByName = (size: { atOnce: number; inLine: number }) => {
  const lines = new Map<string, { inTurn: ReturnType<typeof createTurns>; users: number }>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(name) ?? { inTurn: createTurns(size), users: 0 };
    lines.set(name, line);
    line.users += 1;
    try {
      return await line.inTurn(work);
    } finally {
      line.users -= 1;
      if (line.users === 0) lines.delete(name);
    }
  };
};
