type Limits = {
  /** How long the longer work waits at most: a stream of short work must not hold it up for good. In milliseconds. */
  readonly longest: number;
  /** How long after one another the longer work begins that has waited, for as long as no short work comes. In milliseconds. */
  readonly apart: number;
};

/**
 * Lets short work go before longer work that has not begun. What has waited does not begin all at once when the short work has
 * ended: the next short work, which often comes right after, would meet every processor taken.
 */
export const createPrecedence = ({ longest, apart }: Limits) => {
  let running = 0;
  let next: NodeJS.Timeout | undefined;
  const waiting = new Set<() => void>();
  /** Lets the one that has waited longest begin, and sees to the others later. */
  const begin = (): void => {
    clearTimeout(next);
    next = undefined;
    if (running > 0) return;
    const [go] = waiting;
    if (go === undefined) return;
    go();
    next = setTimeout(begin, apart);
  };
  return {
    /** Short work: runs at once. */
    first: async <T>(work: () => Promise<T>): Promise<T> => {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
        begin();
      }
    },
    /** Ends when it is the turn of who asks: no short work is under way, and nobody has waited longer; or after the longest wait. */
    passed: async (): Promise<void> => {
      if (running === 0 && waiting.size === 0) return;
      await new Promise<void>((resolve) => {
        const go = () => {
          waiting.delete(go);
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(go, longest);
        waiting.add(go);
      });
    },
  };
};
