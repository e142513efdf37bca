import * as z from 'zod/mini';

/** A list that the spec writes as comma-joined text on the wire. Entries that hold a comma are quoted. */
export const joinCommaList = (items: readonly string[]): string =>
  items.map((item) => (/[",]/.test(item) ? `"${item.replaceAll('"', '""')}"` : item)).join(', ');

/**
 * Twice what any list of the product may hold. What follows in a text is left alone: such a list is refused for what was
 * read already, and a megabyte of commas costs no time.
 */
const mostEntries = 20_000;

const split = (text: string, entry: RegExp): string[] => {
  const items: string[] = [];
  let read = 0;
  for (const [, quoted, plain = ''] of text.matchAll(entry)) {
    const item = (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim();
    if (item !== '') items.push(item);
    read += 1;
    if (read === mostEntries) break;
  }
  return items;
};

/** The reverse of `joinCommaList`, lenient: also takes a list as a person types it. Empty entries are dropped. */
export const splitCommaList = (text: string): string[] =>
  split(text, /\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))(?:,|$)/g);

/** A list as a person types or pastes it: commas, semicolons or lines between the entries; quotes keep one whole. */
export const splitTypedList = (text: string): string[] =>
  split(text, /\s*(?:"((?:[^"]|"")*)"\s*(?=[,;\r\n]|$)|([^,;\r\n]*))(?:[,;\r\n]|$)/g);

/**
 * A list in code, comma-joined text on the wire; `items` checks the entries.
 * @param sentence answers a missing key or another type
 */
export const commaList = <Item extends string>(
  items: z.ZodMiniType<Item[], Item[]>,
  sentence = 'Enter a list',
) =>
  z.codec(z.string({ error: sentence }), items, {
    // What was split is any text until `items` has checked it.
    decode: (text) => splitCommaList(text) as Item[],
    encode: joinCommaList,
  });
