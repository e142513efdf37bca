import { expect, test } from 'vitest';
import { countryOf, countryOfNumber, searchCountries } from './dial-countries.ts';
import { readPhone, withoutCountry } from './phone-number.ts';

test.each([
  // Written with the country's code: whatever country was chosen, the number's own counts.
  ['+41 79 424 24 36', 'IN', 'CH', '+41794242436'],
  ['0041 79 424 24 36', 'IN', 'CH', '+41794242436'],
  ['(+41) 79 424-24-36', 'IN', 'CH', '+41794242436'],
  ['+41 (0)79 424 24 36', 'IN', 'CH', '+41794242436'],
  ['+49 176 12345678', 'IN', 'DE', '+4917612345678'],
  ['\u202a+49\u00a0176\u00a012345678\u202c', 'IN', 'DE', '+4917612345678'],
  ['tel:+44-20-7946-0958', 'IN', 'GB', '+442079460958'],
  ['011 44 20 7946 0958', 'US', 'GB', '+442079460958'],
  ['+39 06 6982', 'IN', 'VA', '+39066982'],
  ['+39 02 1234567', 'IN', 'IT', '+39021234567'],
  ['＋４１ ７９ ４２４ ２４ ３６', 'IN', 'CH', '+41794242436'],
  ['+1 809 555 1234', 'IN', 'DO', '+18095551234'],
  ['+1 416 555 0100', 'CA', 'CA', '+14165550100'],
  ['+7 701 234 56 78', 'IN', 'KZ', '+77012345678'],
  // Written without it: the trunk prefix goes where that country drops it.
  ['0176 12345678', 'DE', 'DE', '+4917612345678'],
  ['020 7946 0958', 'GB', 'GB', '+442079460958'],
  ['079 424 24 36', 'CH', 'CH', '+41794242436'],
  ['06 1234 5678', 'IT', 'IT', '+390612345678'],
  ['06 30 123 4567', 'HU', 'HU', '+36301234567'],
  ['8 912 345-67-89', 'RU', 'RU', '+79123456789'],
  ['812 345-67-89', 'RU', 'RU', '+78123456789'],
  ['1 (212) 555-0100', 'US', 'US', '+12125550100'],
  ['09876543210', 'IN', 'IN', '+919876543210'],
  ['٩٨٧٦٥٤٣٢١٠', 'IN', 'IN', '+919876543210'],
  ['९८७६५४३२१०', 'IN', 'IN', '+919876543210'],
  // Unfinished or wrong: nothing is added or lost, the rule speaks.
  ['', 'IN', 'IN', ''],
  [' - ', 'IN', 'IN', ''],
  ['+', 'IN', 'IN', '+'],
  ['+4', 'IN', 'IN', '+4'],
  ['+999 1', 'IN', 'IN', '+9991'],
  ['98a76', 'IN', 'IN', '+9198a76'],
])('%s with %s chosen is of %s: %s', (typed, chosen, iso, value) => {
  const reading = readPhone(typed, countryOf(chosen));
  expect([reading.country.iso, reading.value]).toEqual([iso, value]);
});

test('another country takes the digits as they are, without the code of the one before', () => {
  expect(withoutCountry('79 424 24 36', countryOf('CH'))).toBe('79 424 24 36');
  expect(withoutCountry('+41 79 424 24 36', countryOf('CH'))).toBe('794242436');
  expect(withoutCountry('+4', countryOf('IN'))).toBe('4');
});

test('countries are found by name, dial code and ISO code, without accents', () => {
  const first = (text: string) => searchCountries(text)[0]?.iso;
  expect(first('+46')).toBe('SE');
  expect(first('0046')).toBe('SE');
  expect(first('se')).toBe('SE');
  expect(first('swed')).toBe('SE');
  expect(first('+1876')).toBe('JM');
  expect(first('1')).toBe('US');
  expect(first('reunion')).toBe('RE');
  expect(first('zzz')).toBeUndefined();
  expect(countryOfNumber('+12125551234')?.iso).toBe('US');
});
