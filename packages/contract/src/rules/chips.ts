import * as z from 'zod/mini';
import { foldTerm } from './fold.ts';
import { requiredText } from './text.ts';

/** Each text once, in the spelling that came first: `Díaz` and `diaz` are one, `C` and `C++` two. */
export const withoutDoubles = (texts: readonly string[]): string[] => {
  const firsts = new Map<string, string>();
  for (const text of texts) if (!firsts.has(foldTerm(text))) firsts.set(foldTerm(text), text);
  return [...firsts.values()];
};

/** A list of short texts (chips): trimmed, none empty; doubles are folded into one. */
export const chips = (
  label: string,
  maximumCount: number,
  maximumLetters: number,
  sentence = `At most ${maximumCount} entries`,
) =>
  z
    .array(requiredText(label, maximumLetters), { error: `${label} is required` })
    .check(z.maxLength(maximumCount, { error: sentence }), z.overwrite(withoutDoubles));
