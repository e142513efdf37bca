import type { Range } from '@forte/contract';
import { readRange } from '#core/range-text.ts';

type KnownOptions = { readonly choices?: readonly string[]; readonly most?: number };

/** The values of a list in an address that a call takes; undefined when none is left. */
export const known = (
  values: readonly string[] | undefined,
  { choices, most = 50 }: KnownOptions = {},
): string[] | undefined => {
  const kept = values
    ?.map((value) => value.trim().slice(0, 200))
    .filter((value) => value !== '' && (choices === undefined || choices.includes(value)))
    .slice(0, most);
  return kept === undefined || kept.length === 0 ? undefined : kept;
};

/** A range of an address whose ends are not above what the call takes. */
export const knownRange = (text: string | undefined, highest: number): Range | undefined => {
  const range = readRange(text);
  return range?.every((end) => end === null || end <= highest) === true ? range : undefined;
};
