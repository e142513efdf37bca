import { asciiDigits } from './ascii-digits.ts';
import { countryOfNumber, type DialCountry } from './dial-countries.ts';

/** What people put between digits, and the marks that copied numbers carry unseen. */
const separators = /[\s\p{Cf}\p{Pd}().·/]/gu;

const withoutTrunk = (national: string, { trunk, trunkAbove }: DialCountry): string =>
  trunk !== '' && national.startsWith(trunk) && national.length > trunkAbove
    ? national.slice(trunk.length)
    : national;

const inside = (country: DialCountry, national: string): string =>
  `+${country.dial}${withoutTrunk(national, country)}`;

/** What follows the plus, or the digits dialled in its place, of an international number; undefined for a national one. */
const afterPlus = (text: string, { dial }: DialCountry): string | undefined => {
  const prefix = (dial === '1' ? /^(?:\+|00|011)/ : /^(?:\+|00)/).exec(text);
  return prefix?.[0] === undefined ? undefined : text.slice(prefix[0].length);
};

export type PhoneReading = {
  readonly country: DialCountry;
  /** As it is stored: + and digits, '' when nothing is typed. What is no digit stays, for the rule to refuse. */
  readonly value: string;
};

/**
 * Reads a number as people write it: with or without country code, spaces, brackets and the zero before the area
 * code ("+44 (0)20 7946 0958"), which goes where the country drops it (Germany) and stays where it belongs to the number
 * (Italy).
 * @param chosen the country of a number without its code
 */
export const readPhone = (typed: string, chosen: DialCountry): PhoneReading => {
  const text = asciiDigits(typed)
    .replace(/^\s*tel:/i, '')
    .replace(separators, '');
  if (text === '') return { country: chosen, value: '' };
  const international = afterPlus(text, chosen);
  if (international === undefined) return { country: chosen, value: inside(chosen, text) };
  const country = countryOfNumber(international, chosen);
  if (country === undefined || !international.startsWith(country.dial)) {
    return { country: chosen, value: `+${international}` };
  }
  return { country, value: inside(country, international.slice(country.dial.length)) };
};

/** The part of a stored number after its country's code. */
export const nationalPart = (value: string, { dial }: DialCountry): string =>
  value.startsWith(`+${dial}`) ? value.slice(dial.length + 1) : value;

/** What the input shows of a text when another country is chosen: the digits as typed, without the old country's code. */
export const withoutCountry = (typed: string, country: DialCountry): string => {
  const text = asciiDigits(typed).replace(separators, '');
  return afterPlus(text, country) === undefined
    ? typed
    : nationalPart(readPhone(typed, country).value, country).replace(/^\+/, '');
};
