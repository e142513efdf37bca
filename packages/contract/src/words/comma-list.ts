import * as z from 'zod/mini';

/** A list that the spec writes as comma-joined text on the wire. Entries that hold a comma are quoted. */
export const joinCommaList = (items: readonly string[]): string =>
  items.map((item) => (/[",]/.test(item) ? `"${item.replaceAll('"', '""')}"` : item)).join(', ');

/** The reverse of `joinCommaList`, lenient: also takes a list as a person types it. Empty entries are dropped. */
export const splitCommaList = (text: string): string[] =>
  [...text.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))(?:,|$)/g)]
    .map(([, quoted, plain]) => (quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')).trim())
    .filter((item) => item !== '');

/** A list in code, comma-joined text on the wire; `items` checks the entries, `sentence` answers a missing text. */
export const commaList = (items: z.ZodMiniType<string[], string[]>, sentence = 'Enter a list') =>
  z.codec(z.string({ error: sentence }), items, { decode: splitCommaList, encode: joinCommaList });
