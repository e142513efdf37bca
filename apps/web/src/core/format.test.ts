import { expect, test } from 'vitest';
import { yearlyPay } from './format.ts';

test.each([
  [120_000, 'USD', '$120,000 a year'],
  [120_000, '', '$120,000 a year'],
  [2_730_000, 'INR', '₹27,30,000 a year'],
  [1_109_000, 'CAD', 'CA$1,109,000 a year'],
  [95_000, 'EUR', '€95,000 a year'],
  [0, 'GBP', '£0 a year'],
])('%d %s is said as its country says it: %s', (amount, currency, text) => {
  expect(yearlyPay(amount, currency)).toBe(text);
});
