import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'weak'],
  ['Password1!', 'weak'],
  ['Aaaaaaa!', 'weak'],
  ['Aaaaaaaaaaaaaaaaaaaaaaaaaa!', 'weak'],
  ['kR8#vq2L', 'fair'],
  ['kR8#vq2L!tP', 'good'],
  ['Correct-Horse!', 'strong'],
  ['Правильная!лошадь', 'strong'],
])('%s is %s', (password, expected) => {
  expect(passwordStrength(password)).toBe(expected);
});
