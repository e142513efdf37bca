import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

test.each([
  'Password1!',
  'P@ssw0rd',
  'P@$$w0rd123!',
  'Summer2026!',
  '!Qwerty123',
  'Welcome@123',
  '12345678A!',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['Tide-Lamp!Oyster', 'kR8#vq2L!', 'Passwordless!Boat', 'Ärztin!Wald'])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
