import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { optionalLines, optionalText, requiredLines, requiredText } from './text.ts';
import { hiddenSigns, notOneLine } from './visible-text.ts';

const sentence = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  z.safeParse(schema, value).error?.issues[0]?.message;
const name = requiredText('First Name', 50);

test.each([
  '王小明',
  'Владимир',
  'أحمد',
  'नरेन्द्र',
  'ตุ๊กตา',
  'Ōe',
  "D'Arcy-O’Neil",
  'de la Cruz',
  'می\u200cخواهم', // a zero-width non-joiner, as Persian is spelt
  '\u200fעדי\u200f', // direction marks, as a keyboard puts them
  '👩🏽‍💻',
])('%s is a name', (text) => {
  expect(sentence(name, text)).toBeUndefined();
  expect(sentence(optionalText(50), text)).toBeUndefined();
});

test.each([
  'Asha\nRao',
  'Asha\rRao',
  'Asha\tRao',
  'Asha\u0007',
  'Asha\u0085Rao',
  'Asha\u2028Rao',
  '\u202eoaR',
  'a\u2066b',
])('%o is not of one line', (text) => {
  expect(sentence(name, text)).toBe(notOneLine);
  expect(sentence(optionalText(50), text)).toBe(notOneLine);
});

test('outer line breaks of a paste are trimmed, not refused', () => {
  expect(z.parse(name, ' Asha\r\n')).toBe('Asha');
});

test.each(['\u200b', ' \u2060 ', '\u3164', '\u0000'])('%o shows nobody a name', (text) => {
  expect(sentence(name, text)).toBe('First Name is required');
});

test('a text of several lines keeps its lines and tabs, and nothing hidden', () => {
  const lines = 'Two things:\r\n\t- SQL\n\t- Python';
  expect(z.parse(requiredLines('Job Description', 100), lines)).toBe(lines);
  expect(z.parse(optionalLines(100), lines)).toBe(lines);
  expect(sentence(optionalLines(100), 'a\u0000b')).toBe(hiddenSigns);
  expect(sentence(requiredLines('Job Description', 100), 'a\u202eb')).toBe(hiddenSigns);
});
