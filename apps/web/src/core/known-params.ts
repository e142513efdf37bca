import { requiredText, withoutDoubles } from '@forte/contract';
import * as z from 'zod/mini';
import { readRange } from '#core/range-text.ts';

type KnownOptions = { readonly choices?: readonly string[]; readonly most?: number };

const term = requiredText('', 200);

/** The values of a list in an address that a call takes, each once; undefined when none is left. */
export const known = (
  values: readonly string[] | undefined,
  { choices, most = 50 }: KnownOptions = {},
): string[] | undefined => {
  const taken = (values ?? []).flatMap((value) => {
    const { data } = z.safeParse(term, value);
    return data !== undefined && (choices?.includes(data) ?? true) ? [data] : [];
  });
  return taken.length === 0 ? undefined : withoutDoubles(taken).slice(0, most);
};

/** A range of an address whose ends are not above what the call takes. */
export const knownRange = (text: string | undefined, highest: number): string | undefined =>
  readRange(text)?.every((end) => end === null || end <= highest) ? text : undefined;
