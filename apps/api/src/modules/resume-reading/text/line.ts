/** A line of a resume as a reader sees it. Parts that stand apart in it, as cells of a table, have a tab between. */
export type Line = {
  readonly text: string;
  /** How far from the left edge it begins, in points; what a paragraph wraps to is told apart by it. */
  readonly left: number;
};

/** Far more than any resume has: the rest of a longer text is not read. */
export const most = { lines: 2_000, letters: 400, pages: 20 } as const;

/** One spelling for spaces; signs that are no letters of any script are dropped. */
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/g, '')
    .replace(/[\p{Co}\p{Cn}]/gu, '•')
    .replace(/[^\S\t]+/gu, ' ')
    .replace(/ *\t[ \t]*/g, '\t')
    .replace(/^[ \t]+|[ \t]+$/g, '')
    .slice(0, most.letters)
    .toWellFormed();

/** Lines without those that are empty, each of a length that every later step can afford. */
export const tidy = (lines: readonly Line[]): Line[] =>
  lines
    .slice(0, most.lines)
    .map(({ text, left }) => ({ text: clean(text), left }))
    .filter(({ text }) => text !== '');

/** A line as it is shown to the candidate. */
export const quoteOf = ({ text }: Line): string => text.replaceAll('\t', '   ');

const bullet = /^(?:[•·▪▫◦‣⁃●○■□➢➤✓*]|[-–—](?= ))\s*/u;
export const isBullet = ({ text }: Line): boolean => bullet.test(text);
export const withoutBullet = (text: string): string => text.replace(bullet, '');
