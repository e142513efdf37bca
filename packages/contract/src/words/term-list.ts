import * as z from 'zod/mini';
import { chips } from '../rules/chips.ts';
import { splitCommaList } from './comma-list.ts';

/**
 * The values of one filter: a list in code. On the wire a list too, or one text with commas between the values, as the
 * spec leaves the type open (§7.4) and a person types it.
 */
export const termList = (label: string, most = 30, sentence?: string) => {
  const items = chips(label, most, 200, sentence);
  const wire = z.union([z.array(z.string()), z.string()], { error: `${label} must be a list of texts` });
  return z.codec(wire, items, {
    decode: (value) => (typeof value === 'string' ? splitCommaList(value) : value),
    encode: (list) => list,
  });
};
