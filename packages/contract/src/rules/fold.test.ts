import { expect, test } from 'vitest';
import { foldTerm } from './fold.ts';

test.each([
  ['Díaz', 'DIAZ'],
  ['Łódź', 'lodz'],
  ['Straße', 'STRASSE'],
  ['GROẞ', 'groß'],
  ['København', 'KOBENHAVN'],
  ['Œuvre', 'oeuvre'],
  ['Đà Nẵng', 'da nang'],
  ['Diyarbakır', 'DİYARBAKIR'],
  ['Diyarbakır', 'diyarbakir'],
  ['Οδός', 'ΟΔΟΣ'],
  ['ｃ＋＋', 'C++'],
  ['  New \u00a0 York ', 'new york'],
])('[SEARCH-02] %s and %s are one term', (one, other) => {
  expect(foldTerm(one)).toBe(foldTerm(other));
});

test('[SEARCH-02] a part of a term is found in it, also where a sigma ends it', () => {
  expect(foldTerm('Οδοσήμανση')).toContain(foldTerm('ΟΔΟΣ'));
});

test('[SEARCH-02] whatever the case of a letter, it is the same one', () => {
  const wrong: string[] = [];
  for (let code = 0; code < 0x1_0000; code += 1) {
    const text = `a${String.fromCodePoint(code)}b`;
    // Letters of old manuscripts, and those with an iota below that capitals write beside them: nobody types these.
    if (!text.isWellFormed() || /[\u0345\u1c80-\u1c88\u1f80-\u1fff]/.test(text)) continue;
    const folded = foldTerm(text);
    if (foldTerm(folded) !== folded || foldTerm(text.toUpperCase()) !== folded) wrong.push(text);
  }
  expect(wrong).toEqual([]);
});
