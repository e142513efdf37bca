import { expect, test } from 'vitest';
import { likelyCurrency } from './likely-currency.ts';

const nothing = {
  annualSalary: null,
  annualSalaryCurrency: 'USD',
  expectedSalary: null,
  expectedSalaryCurrency: 'USD',
  country: '',
};

test.each([
  ['India', 'INR'],
  ['Germany', 'EUR'],
  ['United States', 'USD'],
  ['Tuvalu', 'USD'],
  ['', 'USD'],
])('somebody in "%s" is paid in %s', (country, currency) => {
  expect(likelyCurrency({ ...nothing, country })).toBe(currency);
});

test('who has told one pay is asked for the other in its currency', () => {
  const inIndia = { ...nothing, country: 'India' };
  expect(likelyCurrency({ ...inIndia, annualSalary: 1, annualSalaryCurrency: 'GBP' })).toBe('GBP');
  expect(likelyCurrency({ ...inIndia, expectedSalary: 1, expectedSalaryCurrency: 'CHF' })).toBe('CHF');
});
