const isDigit = (codePoint: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** A script's digits stand beside each other from 0 to 9: the value of one is how many stand before it. */
const digitOf = (digit: string): string => {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(codePoint - value - 1)) value += 1;
  return String(value);
};

/** Full-width, Arabic-Indic, Devanagari and all other digits as 0 to 9; everything else stays. */
export const asciiDigits = (text: string): string => text.normalize('NFKC').replace(/\p{Nd}/gu, digitOf);
