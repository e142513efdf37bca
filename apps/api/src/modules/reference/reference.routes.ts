import type { profileRoutes } from '@forte/contract';
import { getCountryDataList } from 'countries-list';
import languageCodes from 'iso-639-1';
import { iso31661, iso31662 } from 'iso-3166';
import type { Handlers } from '#api/http/handler.ts';
import { notFound } from '#api/http/refusal.ts';

type Named = { readonly id: string; readonly name: string };
type ReferenceHandlers = Pick<Handlers<typeof profileRoutes>, 'countries' | 'states' | 'languages'>;

const byName = (a: Named, b: Named): number => a.name.localeCompare(b.name, 'en');

const isoCodes = new Set<string>(iso31661.map(({ alpha2 }) => alpha2));
/** By their ISO 3166-1 codes; parts that have a code only by reservation stand under their country. */
const countries: readonly Named[] = getCountryDataList()
  .filter(({ iso2 }) => isoCodes.has(iso2) || iso2 === 'XK')
  .map(({ iso2, name }) => ({ id: iso2, name }))
  .sort(byName);
const countryIds = new Set(countries.map(({ id }) => id));

/** The first level below a country, by ISO 3166-2 codes. */
const statesOf = (countryId: string): Named[] =>
  iso31662
    .filter(({ parent }) => parent === countryId)
    .map(({ code, name }) => ({ id: code, name }))
    .sort(byName);

const languages: readonly Named[] = languageCodes
  .getAllCodes()
  .map((code) => ({ id: code, name: languageCodes.getName(code) }))
  .sort(byName);

/** The lists that profile forms offer (PROF-02, PROF-06). */
export const referenceHandlers: ReferenceHandlers = {
  countries: async () => ({ data: [...countries] }),

  states: async ({ params }) => {
    const countryId = params.countryId.toUpperCase();
    if (!countryIds.has(countryId)) throw notFound('There is no such country.');
    return { data: statesOf(countryId) };
  },

  languages: async () => ({ data: [...languages] }),
};
