/** How long requests took, in milliseconds. */
export type Times = {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
};

/** By nearest rank: the smallest time that at least such a share of the requests did not exceed. */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

/** @param times of each request, in any order. None: all is NaN */
export const summarise = (times: readonly number[]): Times => {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    max: percentile(sorted, 1),
  };
};
