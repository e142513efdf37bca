import type { ColumnType } from 'kysely';

/** A column that has a default. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** A time that is now where nothing else is said. */
export type Now = ColumnType<Date, Date | undefined, Date>;

/** A plain date, `2026-03-05`: no time zone can move it. */
export type PlainDate = string;
