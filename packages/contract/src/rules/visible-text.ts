import * as z from 'zod/mini';

/** What a one-line text is told when it holds a line break or another sign that cannot be seen but acts. */
export const notOneLine = 'Line breaks and hidden control characters are not allowed';
export const hiddenSigns = 'Hidden control characters are not allowed';

/** C0, DEL, C1, the line and paragraph separators, and what turns the writing direction of all that follows. */
const acting = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/**
 * For every text of one line: names, places, chips. Joiners and direction marks stay allowed, as Persian, Hindi and emoji
 * need them.
 */
export const oneLine = z.refine<string>((text) => !acting.test(text), { error: notOneLine });

/** For a text of several lines: line breaks and tabs are part of it. */
export const severalLines = z.refine<string>((text) => !acting.test(text.replace(/[\t\r\n]/g, '')), {
  error: hiddenSigns,
});

/** Whether a person sees anything: a zero-width space is no name. */
export const hasVisibleSign = (text: string): boolean => visible.test(text);
