import { fileURLToPath } from 'node:url';

/** Where the people of one run are written down, for the workers of the same run. */
export const castFile = fileURLToPath(new URL('../../test-results/cast.json', import.meta.url));
