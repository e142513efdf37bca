import * as z from 'zod/mini';
import { once } from './once.ts';
import { hasVisibleSign, oneLine, severalLines } from './visible-text.ts';

const segmenter = once(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** How many letters a person counts (grapheme clusters): an emoji with a skin tone is one (SIGN-04). */
export const countLetters = (text: string): number => {
  let count = 0;
  for (const _ of segmenter().segment(text)) count += 1;
  return count;
};

/** No script or emoji puts more on one letter. Without an end, one "letter" with a million accents would pass. */
const longestLetter = 40;

/** Whether a text has at most so many letters. Stops at the first too many: a huge text costs no time. */
export const hasAtMostLetters = (text: string, maximum: number): boolean => {
  if (text.length <= maximum) return true;
  if (text.length > maximum * longestLetter) return false;
  let count = 0;
  for (const _ of segmenter().segment(text)) {
    count += 1;
    if (count > maximum) return false;
  }
  return true;
};

/** At most `maximum` letters as people count them. */
export const maxLetters = (maximum: number, sentence = `Maximum ${maximum} letters`) =>
  z.refine<string>((text) => hasAtMostLetters(text, maximum), { error: sentence });

const somethingSeen = (sentence: string) =>
  z.refine<string>(hasVisibleSign, { error: sentence, abort: true });

/**
 * A text of one line that must be there. Outer spaces are trimmed. `sentence` also answers a missing key or another type.
 */
export const requiredText = (label: string, maximum: number, sentence = `${label} is required`) =>
  z.string({ error: sentence }).check(z.trim(), somethingSeen(sentence), oneLine, maxLetters(maximum));

/** As `requiredText`, of several lines. */
export const requiredLines = (label: string, maximum: number, sentence = `${label} is required`) =>
  z.string({ error: sentence }).check(z.trim(), somethingSeen(sentence), severalLines, maxLetters(maximum));

/** A text of one line that may be empty; '' when left out of a form. Outer spaces are trimmed. */
export const optionalText = (maximum: number) =>
  z.string({ error: 'Enter a text' }).check(z.trim(), oneLine, maxLetters(maximum));

/** As `optionalText`, of several lines. */
export const optionalLines = (maximum: number) =>
  z.string({ error: 'Enter a text' }).check(z.trim(), severalLines, maxLetters(maximum));

const sentenceForNoWhole =
  (label: string, otherwise: () => string) =>
  ({ input }: { input?: unknown }): string => {
    if (input === undefined || input === null) return `${label} is required`;
    return typeof input === 'number' && !Number.isInteger(input)
      ? `${label} must be a whole number`
      : otherwise();
  };

/** A whole number within bounds, with the sentence of FIELD-01. */
export const numberBetween = (label: string, minimum: number, maximum: number) => {
  // Written when it is told, as digits are grouped by Intl.
  const sentence = () =>
    `${label} must be between ${minimum.toLocaleString('en-US')} and ${maximum.toLocaleString('en-US')}`;
  return z
    .int({ error: sentenceForNoWhole(label, sentence) })
    .check(z.gte(minimum, { error: sentence }), z.lte(maximum, { error: sentence }));
};

/** One of a closed list. */
export const oneOf = <const T extends readonly [string, ...string[]]>(label: string, choices: T) =>
  z.enum(choices, { error: `${label} is required` });

/** An id of ours. */
export const id = z.uuid({ error: 'This is not a valid id' });

/** One that somebody sends: however it is spelt, it is one id from here on. */
export const sentId = id.check(z.toLowerCase());
