import * as z from 'zod/mini';
import { defineRoutes } from '../route.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** The lists that forms of a profile offer: §7.2. */
export const referenceRoutes = defineRoutes({
  countries: {
    method: 'GET',
    path: '/profile/countries',
    access: 'any',
    reply: z.array(named),
    summary: 'Countries by name',
    origin: 'spec',
    source: '§7.2, PROF-02',
  },
  states: {
    method: 'GET',
    path: '/profile/states/{countryId}',
    access: 'any',
    params: z.object({ countryId: z.string() }),
    reply: z.array(named),
    refuses: ['not-found'],
    summary: 'States or regions of a country',
    origin: 'spec',
    source: '§7.2, PROF-02',
  },
  languages: {
    method: 'GET',
    path: '/profile/languages',
    access: 'any',
    reply: z.array(named),
    summary: 'Languages by name',
    origin: 'spec',
    source: '§7.2, PROF-06',
  },
});
