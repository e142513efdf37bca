import { foldTerm } from '@forte/contract';
import { countries, statesOf } from '#api/modules/reference/places.ts';

/** A place in the words that the profile's form offers; '' what is not told. */
export type Place = { readonly city: string; readonly state: string; readonly country: string };

const aliases: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'u.k.': 'GB',
  england: 'GB',
  uae: 'AE',
  'the netherlands': 'NL',
  deutschland: 'DE',
  españa: 'ES',
};
const idOfName = new Map(countries.map(({ id, name }) => [foldTerm(name), id]));
const nameOfId = new Map(countries.map(({ id, name }) => [id, name]));
const countryIdOf = (text: string): string | undefined => {
  const folded = foldTerm(text);
  return aliases[folded] ?? idOfName.get(folded);
};
const stateIn = (countryId: string, text: string): string | undefined => {
  const folded = foldTerm(text);
  return statesOf(countryId).find(
    ({ id, name }) => foldTerm(name) === folded || id === `${countryId}-${text}`,
  )?.name;
};

const cityPattern =
  /^\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:\p{Lu}[\p{L}\p{M}.'’-]*|de|do|da|del|am|an|der|la|le)){0,3}$/u;
const pincode = /\s+\d{4,6}(?:-\d{4})?$/;

/**
 * Reads "Pune, Maharashtra, India", "Berlin, Germany" and "Austin, TX". Whatever does not end in a country, or in a
 * state of the United States, is no place here: "Go, Java" must not become one.
 */
export const placeOf = (text: string): Place | undefined => {
  const parts = text.split(/,\s*/).map((part) => part.trim().replace(pincode, ''));
  const [city = '', second = '', third] = parts;
  if (parts.length < 2 || parts.length > 3 || !cityPattern.test(city)) return undefined;
  const countryId = countryIdOf(third ?? second);
  if (countryId !== undefined) {
    const state = third === undefined ? '' : stateIn(countryId, second);
    return state === undefined ? undefined : { city, state, country: nameOfId.get(countryId) ?? '' };
  }
  const state = third === undefined ? stateIn('US', second) : undefined;
  return state === undefined ? undefined : { city, state, country: nameOfId.get('US') ?? '' };
};
