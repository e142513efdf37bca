import { type Measured, quickest } from '../run/load.ts';
import { summarise } from '../run/percentiles.ts';

/** What must not be exceeded, in milliseconds, and the least requests a second. */
export type Limits = {
  readonly p50?: number;
  readonly p95?: number;
  readonly p99?: number;
  readonly max?: number;
  readonly perSecond?: number;
};

export type Row = {
  readonly what: string;
  readonly measured: Measured;
  /** Rows of an answer, on average. */
  readonly rows?: number | undefined;
  readonly limits?: Limits;
};

/** Answers that were compared with those of a plain SQL. */
export type Check = { readonly checked: number; readonly wrong: readonly string[] };

export type Section = {
  readonly title: string;
  readonly notes?: readonly string[];
  readonly rows: readonly Row[];
};

/** @returns what of the limits was missed, as `p95`; empty when all are kept */
export const missed = ({ times, perSecond }: Measured, limits: Limits): string[] => [
  ...(['p50', 'p95', 'p99', 'max'] as const).filter((name) => times[name] > (limits[name] ?? Infinity)),
  ...(perSecond < (limits.perSecond ?? 0) ? ['requests a second'] : []),
];

export const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The row once more with each search's quickest round, when there was more than one. */
export const quickestRow = (row: Row, shots: number): Row[] =>
  row.measured.requests === shots
    ? []
    : [
        {
          ...row,
          what: `${row.what}, the quickest of ${row.measured.requests / shots} rounds each`,
          measured: { ...row.measured, times: summarise(quickest(row.measured, shots)) },
        },
      ];
