import * as z from 'zod/mini';
import { foldTerm } from './fold.ts';
import { maxLetters, numberBetween, optionalLines, optionalText } from './text.ts';

/** A text that may be left out or empty: '' then. */
export const freeText = (maximumLetters: number) => z._default(optionalText(maximumLetters), '');

/** As `freeText`, of several lines. */
export const freeLines = (maximumLetters: number) => z._default(optionalLines(maximumLetters), '');

/** A number that may be left out: null then. */
export const freeNumber = (label: string, minimum: number, maximum: number) =>
  z._default(z.nullable(numberBetween(label, minimum, maximum)), null);

/** A postal code: letters and digits of any script, with spaces or hyphens between them. */
export const pincode = z._default(
  z.string({ error: 'Enter a text' }).check(
    z.trim(),
    maxLetters(12),
    z.refine((text) => text === '' || /^[\p{L}\p{N}](?:[ -]?[\p{L}\p{N}]){2,11}$/u.test(text), {
      error: 'Pincode must have 3 to 12 letters or digits',
    }),
  ),
  '',
);

const firstYear = 1950;
const nextYear = (): number => new Date().getUTCFullYear() + 1;

export const isWorkYear = (year: number): boolean => year >= firstYear && year <= nextYear();

/** A year of working life: 1950 to next year. */
export const workYear = (label: string) => {
  const range = () => `${label} must be between ${firstYear} and ${nextYear()}`;
  return z
    .int({
      error: (issue) =>
        issue.input === undefined || issue.input === null ? `${label} is required` : range(),
    })
    .check(z.refine(isWorkYear, { error: range }));
};

/** Adds a sentence to one field of an object or list; for rules that look at several. */
export const fieldIssue = (path: (string | number)[], message: string, input: unknown) => ({
  code: 'custom' as const,
  path,
  message,
  input,
});

/** Refuses the second of two entries that people read as the same, at its own field. */
export const noDoubles = <Item>(field: keyof Item & string, label: string) =>
  z.check<Item[]>(({ value, issues }) => {
    const seen = new Set<string>();
    for (const [index, item] of value.entries()) {
      const term = foldTerm(String(item[field]));
      if (seen.has(term)) issues.push(fieldIssue([index, field], `${label} is already in the list`, value));
      seen.add(term);
    }
  });

/** Several of a closed list: at least one, none twice. */
export const severalOf = <const T extends readonly [string, ...string[]]>(
  label: string,
  choices: T,
  maximumCount: number = choices.length,
) =>
  z.array(z.enum(choices, { error: 'Choose from the list' }), { error: `${label} is required` }).check(
    z.minLength(1, { error: `${label} is required` }),
    z.maxLength(maximumCount, { error: `At most ${maximumCount} entries` }),
    z.refine((items) => new Set(items).size === items.length, { error: 'Choose each only once' }),
  );
