import { foldTerm, once } from '@forte/contract';
import { dialCodes } from './dial-codes.ts';

export type DialCountry = {
  readonly iso: string;
  readonly name: string;
  readonly dial: string;
  /** The prefix of calls inside the country, which a number with its country code goes without: 0, in Russia 8. */
  readonly trunk: string;
  /** The trunk is one only in what is longer than so many digits. */
  readonly trunkAbove: number;
  /** What its numbers begin with, where several countries share a dial code. */
  readonly leading: RegExp | undefined;
};

const entryPattern = /^([A-Z]{2})(\d+)(?:\/(\d+))?(?:>(\d+))?(?::(.+))?$/;

const names = once(() => new Intl.DisplayNames('en', { type: 'region' }));

const readEntry = (entry: string): DialCountry => {
  const [, iso = '', dial = '', trunk = '', above = '0', leading] = entryPattern.exec(entry) ?? [];
  return {
    iso,
    dial,
    trunk,
    trunkAbove: Number(above),
    // Written when it is read: a form shows one of them.
    get name() {
      return names().of(iso) ?? iso;
    },
    leading: leading === undefined ? undefined : new RegExp(`^(?:${leading})`),
  };
};

const countries: readonly DialCountry[] = dialCodes.trim().split(' ').map(readEntry);

/** Every country with its dial code, by name. */
export const dialCountries = once(() => countries.toSorted((a, b) => a.name.localeCompare(b.name, 'en')));

/** Where several share a code, the one that has most of its numbers. */
const principals = 'US RU IT GB NO AU MA RE SH FI GP CW FK NZ NF'.split(' ');

export const countryOf = (iso: string): DialCountry => {
  const found = countries.find((country) => country.iso === iso);
  if (found === undefined) throw new Error(`No dial code for ${iso}`);
  return found;
};

/**
 * The country of an international number, with or without its plus.
 * @param preferred is kept where the number may be of it or of another country with the same code
 */
export const countryOfNumber = (number: string, preferred?: DialCountry): DialCountry | undefined => {
  const digits = number.replace(/\D/g, '');
  // No dial code is the beginning of another one, so those that fit share one.
  const fitting = countries.filter(({ dial }) => digits.startsWith(dial));
  const open = fitting.filter(({ leading }) => leading === undefined);
  return (
    fitting.find(({ dial, leading }) => leading?.test(digits.slice(dial.length))) ??
    open.find(({ iso }) => iso === preferred?.iso) ??
    fitting.find(({ iso }) => principals.includes(iso)) ??
    fitting[0]
  );
};

/** Countries by a part of the name, by dial code with or without plus, or by ISO code. */
export const searchCountries = (text: string): readonly DialCountry[] => {
  const wanted = foldTerm(text).replace(/^(\+|00)/, '');
  if (wanted === '') return dialCountries();
  const ofNumber = countryOfNumber(wanted);
  const rank = (country: DialCountry): number => {
    if (foldTerm(country.iso) === wanted || country === ofNumber) return 0;
    if (country.dial === wanted) return 1;
    if (foldTerm(country.name).startsWith(wanted)) return 2;
    return foldTerm(country.name).includes(wanted) || country.dial.startsWith(wanted) ? 3 : 4;
  };
  return dialCountries()
    .map((country) => ({ country, rank: rank(country) }))
    .filter((found) => found.rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
};
