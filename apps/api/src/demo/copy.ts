import { finished } from 'node:stream/promises';
import type { Insertable } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { snakeCase } from '#api/db/column-names.ts';
import type { Tables } from '#api/db/tables.ts';

const special = /[\\\t\n\r]/;
const everySpecial = new RegExp(special, 'g');
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
/** Few texts hold one: looking first is quicker than replacing nothing. */
const escaped = (text: string): string =>
  special.test(text) ? text.replace(everySpecial, (sign) => escapes[sign] ?? sign) : text;

const arrayItem = (item: unknown): string => `"${String(item).replace(/["\\]/g, '\\$&')}"`;
const array = (items: readonly unknown[]): string =>
  typeof items[0] === 'number' ? `{${items.join(',')}}` : escaped(`{${items.map(arrayItem).join(',')}}`);

/** A value as COPY's text format has it. */
const field = (value: unknown): string => {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return array(value);
  // PostgreSQL writes it out.
  if (value === Number.POSITIVE_INFINITY) return 'infinity';
  return String(value);
};

type Row<T extends keyof Tables> = Insertable<Tables[T]>;

/** The rows of one table on their way into it, as text. */
export type CopyBatch<T extends keyof Tables> = {
  readonly add: (row: Row<T>) => void;
  readonly send: (client: pg.Client) => Promise<void>;
};

/** @param columns those that rows fill; the others get their defaults */
export const createCopyBatch = <T extends keyof Tables & string>(
  table: T,
  columns: readonly (keyof Row<T> & string)[],
): CopyBatch<T> => {
  let lines: string[] = [];
  return {
    add: (row) => {
      lines.push(columns.map((column) => field(row[column])).join('\t'));
    },
    send: async (client) => {
      if (lines.length === 0) return;
      const stream = client.query(
        copyFrom(`copy ${snakeCase(table)} (${columns.map(snakeCase).join(', ')}) from stdin`),
      );
      stream.end(`${lines.join('\n')}\n`);
      lines = [];
      await finished(stream);
    },
  };
};
