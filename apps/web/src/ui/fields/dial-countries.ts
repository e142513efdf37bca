import { foldTerm } from '@forte/contract';
import { dialCodes } from './dial-codes.ts';

export type DialCountry = { readonly iso: string; readonly name: string; readonly dial: string };

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Every country with its dial code, by name. */
export const dialCountries: readonly DialCountry[] = dialCodes
  .trim()
  .split(' ')
  .map((entry) => ({ iso: entry.slice(0, 2), dial: entry.slice(2) }))
  .map(({ iso, dial }) => ({ iso, dial, name: names.of(iso) ?? iso }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Where several share a code, the one that has most of its numbers. */
const principal: Readonly<Record<string, string>> = {
  '1': 'US',
  '7': 'RU',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
};

export const countryOf = (iso: string): DialCountry => {
  const found = dialCountries.find((country) => country.iso === iso);
  if (found === undefined) throw new Error(`No dial code for ${iso}`);
  return found;
};

/** The country whose dial code a number with its plus begins with: the longest code counts. */
export const countryOfNumber = (number: string): DialCountry | undefined => {
  const digits = number.replace(/\D/g, '');
  const [longest] = dialCountries
    .filter(({ dial }) => digits.startsWith(dial))
    .sort((a, b) => b.dial.length - a.dial.length);
  const main = longest === undefined ? undefined : principal[longest.dial];
  return main === undefined ? longest : countryOf(main);
};

/** Countries by a part of the name, by dial code with or without plus, or by ISO code. */
export const searchCountries = (text: string): readonly DialCountry[] => {
  const wanted = foldTerm(text).replace(/^\+/, '');
  if (wanted === '') return dialCountries;
  const exact = dialCountries.filter(({ iso, dial }) => foldTerm(iso) === wanted || dial === wanted);
  const partly = dialCountries.filter(
    (country) =>
      !exact.includes(country) &&
      (foldTerm(country.name).includes(wanted) || country.dial.startsWith(wanted)),
  );
  return [...exact, ...partly];
};
