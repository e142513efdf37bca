import pg from 'pg';

/** The type `text[]` (`select 'text[]'::regtype::oid`). */
export const textList: number = 1009;
const parseAny: (written: string) => string[] = pg.types.getTypeParser(textList);

/** What the plain way can't read: escaped signs, what may be no value at all, lists in lists or with bounds of their own. */
const isPlain = (written: string): boolean =>
  written[0] === '{' && written[1] !== '{' && !written.includes('\\') && !written.includes('NULL');

/** Where an item that begins at `start` ends. */
const endOf = (written: string, start: number): number => {
  if (written[start] === '"') return written.indexOf('"', start + 1) + 1;
  const comma = written.indexOf(',', start);
  return comma === -1 ? written.length - 1 : comma;
};

/**
 * Reads a list of texts as PostgreSQL writes it. Every card has some; the driver's own way, sign by sign, was the largest part of
 * reading a page.
 */
export const parseTextList = (written: string): string[] => {
  if (!isPlain(written)) return parseAny(written);
  const items: string[] = [];
  for (let start = 1; start < written.length - 1; ) {
    const end = endOf(written, start);
    items.push(written[start] === '"' ? written.slice(start + 1, end - 1) : written.slice(start, end));
    start = end + 1; // a comma lies between
  }
  return items;
};
