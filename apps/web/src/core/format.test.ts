import { expect, test } from 'vitest';
import { age, day, yearlyPay } from './format.ts';

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

test('a day is written as the language writes its month', () => {
  for (const month of Array.from({ length: 12 }, (_, index) => index)) {
    const date = new Date(2026, month, 5);
    expect(day(date)).toBe(`5 ${date.toLocaleString('en-US', { month: 'short' })} 2026`);
  }
});

test.each([
  [30, 'just now'],
  [3_600, '1 hour ago'],
  [86_400, 'yesterday'],
  [3 * 86_400, '3 days ago'],
])('%d seconds ago is %s', (seconds, text) => {
  const now = new Date('2026-03-05T12:00:00Z');
  expect(age(new Date(now.getTime() - seconds * 1_000), now)).toBe(text);
});
