import type { Range } from '@forte/contract';
import { type RawBuilder, sql } from 'kysely';

const largest = 2_147_483_647;
/** The nearest whole number inward that an integer column can be compared with. */
const lower = (value: number): number => Math.min(Math.max(Math.ceil(value), -largest), largest);
const upper = (value: number): number => Math.min(Math.max(Math.floor(value), -largest), largest);

/** Whether a range has an end: without one it filters nothing. */
export const isBounded = (range: Range | null | undefined): range is Range =>
  range?.some((end) => end !== null) ?? false;

/** A range as whole numbers that an integer column can be compared with; null where it has no end. */
export const wholeRange = (range: Range | undefined): Range => {
  const [min, max] = range ?? [null, null];
  return [min === null ? null : lower(min), max === null ? null : upper(max)];
};

/** The conditions as one. */
export const allOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;

/** For each row that intarray compares it sorts both lists, which takes no time where they are sorted. */
export const ascending = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);

/** True where the column's ids hold every one of `ids`. */
export const hasAll = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} @> ${ascending(ids)}::int4[]`;

/** True where the column's ids hold at least one of `ids`. */
export const hasAny = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} && ${ascending(ids)}::int4[]`;

/** The conditions under which a number lies in a range; a row that states none is in no range that has an end. */
export const isWithin = (column: string, [min, max]: Range): RawBuilder<boolean>[] => [
  ...(min === null ? [] : [sql<boolean>`${sql.ref(column)} >= ${lower(min)}`]),
  ...(max === null ? [] : [sql<boolean>`${sql.ref(column)} <= ${upper(max)}`]),
];

/**
 * The conditions under which a row's own range (two columns) overlaps the asked one. A row without a minimum states
 * no range and matches none; one without a maximum is open upward ("5+", JOB-02).
 */
export const overlaps = (minColumn: string, maxColumn: string, [min, max]: Range): RawBuilder<boolean>[] => {
  if (min === null && max === null) return [];
  return [
    sql<boolean>`${sql.ref(minColumn)} <= ${max === null ? largest : upper(max)}`,
    ...(min === null
      ? []
      : [sql<boolean>`(${sql.ref(maxColumn)} >= ${lower(min)} or ${sql.ref(maxColumn)} is null)`]),
  ];
};
