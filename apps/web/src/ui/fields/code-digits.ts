import { asciiDigits } from './ascii-digits.ts';

export const codeLength = 4;

/** The boxes of a code: one digit or '' each. */
export type CodeDigits = readonly string[];
export const noDigits: CodeDigits = Array.from({ length: codeLength }, () => '');

/** The digits of a text, those of other scripts as 0 to 9. */
const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '');

/** A paste fills from the first box, whatever stood there (OTP-01). */
export const pasted = (text: string): CodeDigits | undefined => {
  const typed = digitsOf(text).slice(0, codeLength);
  return typed === '' ? undefined : noDigits.map((none, at) => typed[at] ?? none);
};

export type Typed = { readonly digits: CodeDigits; readonly next: number };

/**
 * The boxes after one of them holds another text, and the box to go on with. A whole code, filled in by a phone or a
 * password manager, counts from the first box, whichever it was put into.
 * @returns undefined when the text has nothing that a code could have
 */
export const withText = (digits: CodeDigits, at: number, text: string): Typed | undefined => {
  if (text === '') return { digits: digits.map((old, index) => (index === at ? '' : old)), next: at };
  const all = digitsOf(text);
  if (all.length >= codeLength) return { digits: pasted(all) ?? digits, next: codeLength };
  // A second digit in a filled box: the new one counts, wherever the caret stood.
  const typed = text.length === 2 ? digitsOf(text.replace(digits[at] ?? '', '')) : all;
  if (typed === '') return undefined;
  return { digits: digits.map((old, index) => typed[index - at] ?? old), next: at + typed.length };
};

export const isComplete = (digits: CodeDigits): boolean => digits.every((digit) => digit !== '');
