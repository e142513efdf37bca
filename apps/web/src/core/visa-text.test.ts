import { expect, test } from 'vitest';
import { visaText } from './visa-text.ts';

test('A status that says by itself what it is stands alone', () => {
  expect(visaText('Green Card Holder')).toBe('Green Card Holder');
  expect(visaText('')).toBe('');
});

test('"Others" is said with what it is of', () => {
  expect(visaText('Others')).toBe('Visa: Others');
});
