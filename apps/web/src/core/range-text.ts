import { type Range, range } from '@forte/contract';
import * as z from 'zod/mini';

const number = String.raw`\d{1,9}(?:\.\d{1,2})?`;
const pattern = new RegExp(`^(?=.*\\d)(${number})?-(${number})?$`);

const bound = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text);

/** Reads `3-5`, `3-` and `-5`; undefined for what is no range, or one upside down. */
export const readRange = (text: string | undefined): Range | undefined => {
  const found = text === undefined ? null : pattern.exec(text);
  if (found === null) return undefined;
  const [min, max] = [bound(found[1]), bound(found[2])];
  return min !== null && max !== null && min > max ? undefined : [min, max];
};

/** The reverse; undefined for a range that is open at both ends: it filters nothing. */
export const writeRange = ([min, max]: Range): string | undefined =>
  min === null && max === null ? undefined : `${min ?? ''}-${max ?? ''}`;

/** The sentence for a range that a search refuses: one end is out of bounds, or the lower one above the other (SEARCH-02). */
export const rangeError = (typed: Range, label: string, highest: number): string | undefined =>
  z.safeParse(range(label, highest), typed).error?.issues[0]?.message;

/** A range as one search parameter: `?experience=3-5`. */
export const rangeParam = () =>
  z.catch(z.optional(z.string().check(z.refine((text) => readRange(text) !== undefined))), undefined);
