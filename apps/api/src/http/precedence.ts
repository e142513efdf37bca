/**
 * Lets short work go before longer work that has not begun.
 * @param longest how long the longer work waits at most, in milliseconds: a stream of short work must not hold it up for good
 */
export const createPrecedence = (longest: number) => {
  let running = 0;
  const waiting = new Set<() => void>();
  return {
    /** Short work: runs at once. */
    first: async <T>(work: () => Promise<T>): Promise<T> => {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
        if (running === 0) for (const go of waiting) go();
      }
    },
    /** Ends when no short work is under way any more, or after the longest wait. */
    passed: async (): Promise<void> => {
      if (running === 0) return;
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
