import { foldTerm } from '@forte/contract';
import { getCountryDataList } from 'countries-list';
import { iso31661, iso31662 } from 'iso-3166';

export type Named = { readonly id: string; readonly name: string };

export const byName = (a: Named, b: Named): number => a.name.localeCompare(b.name, 'en');

const isoCodes = new Set<string>(iso31661.map(({ alpha2 }) => alpha2));
/** By their ISO 3166-1 codes; parts that have a code only by reservation stand under their country. */
export const countries: readonly Named[] = getCountryDataList()
  .filter(({ iso2 }) => isoCodes.has(iso2) || iso2 === 'XK')
  .map(({ iso2, name }) => ({ id: iso2, name }))
  .sort(byName);

/** The first level below a country, by ISO 3166-2 codes. */
export const statesOf = (countryId: string): Named[] =>
  iso31662
    .filter(({ parent }) => parent === countryId)
    .map(({ code, name }) => ({ id: code, name }))
    .sort(byName);

const named = (places: readonly Named[], name: string): Named | undefined =>
  places.find((place) => foldTerm(place.name) === foldTerm(name));

/** Whether a country can have that state: one of those that are known of it, or any where none are known. */
export const isStateOf = (country: string, state: string): boolean => {
  const countryId = named(countries, country)?.id;
  const states = countryId === undefined ? [] : statesOf(countryId);
  return states.length === 0 || named(states, state) !== undefined;
};
