import type { referenceRoutes } from '@forte/contract';
import type { Handlers } from '#api/http/handler.ts';
import { notFound } from '#api/http/refusal.ts';
import { languages } from '#api/modules/reference/languages.ts';
import { countries, statesOf } from '#api/modules/reference/places.ts';

const countryIds = new Set(countries.map(({ id }) => id));

/** The lists that profile forms offer (PROF-02, PROF-06). */
export const referenceHandlers: Handlers<typeof referenceRoutes> = {
  countries: async () => ({ data: [...countries] }),

  states: async ({ params }) => {
    const countryId = params.countryId.toUpperCase();
    if (!countryIds.has(countryId)) throw notFound('There is no such country.');
    return { data: statesOf(countryId) };
  },

  languages: async () => ({ data: [...languages] }),
};
