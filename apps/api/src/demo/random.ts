/** A source of chance that repeats itself for the same seed, so that demo data is the same everywhere. */
export type Random = {
  /** A fraction from 0 up to 1. */
  readonly fraction: () => number;
  /** A whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number;
  /** True that often, as 0.3. */
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  /** One item; the earlier it stands, the likelier (Zipf), as with real skills and cities. */
  readonly pickSkewed: <T>(items: readonly T[]) => T;
  /** So many different ones, skewed in the same way, or all when there are fewer. */
  readonly sample: <T>(items: readonly T[], count: number) => T[];
};

const cumulatives = new WeakMap<readonly unknown[], Float64Array>();

/** Running sums of 1/rank, kept per list. */
const cumulativeOf = (items: readonly unknown[]): Float64Array => {
  const known = cumulatives.get(items);
  if (known !== undefined) return known;
  const sums = new Float64Array(items.length);
  let sum = 0;
  for (let rank = 0; rank < items.length; rank += 1) {
    sum += 1 / (rank + 1);
    sums[rank] = sum;
  }
  cumulatives.set(items, sums);
  return sums;
};

const firstAbove = (sums: Float64Array, value: number): number => {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
};

const at = <T>(items: readonly T[], index: number): T => items[index] as T; // callers stay in bounds

/** mulberry32: small, fast, good enough for names and numbers. */
const mulberry = (seed: number) => {
  let state = seed | 0;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** @param stream another number gives other chances of the same seed: one for each person, whatever their order */
export const createRandom = (seed: number, stream: number): Random => {
  const fraction = mulberry(Math.imul(seed, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b));
  const pick = <T>(items: readonly T[]): T => at(items, Math.floor(fraction() * items.length));
  const pickSkewed = <T>(items: readonly T[]): T => {
    const sums = cumulativeOf(items);
    return at(items, firstAbove(sums, fraction() * (sums.at(-1) ?? 0)));
  };
  return {
    fraction,
    between: (low, high) => low + Math.floor(fraction() * (high - low + 1)),
    chance: (share) => fraction() < share,
    pick,
    pickSkewed,
    sample: (items, count) => {
      if (count >= items.length) return [...items];
      const chosen = new Set<(typeof items)[number]>();
      for (let tries = 0; chosen.size < count && tries < count * 8; tries += 1) chosen.add(pickSkewed(items));
      return [...chosen];
    },
  };
};
