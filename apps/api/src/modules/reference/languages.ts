import languageCodes from 'iso-639-1';
import { byName, type Named } from '#api/modules/reference/places.ts';

/** The languages of ISO 639-1 by their English names. */
export const languages: readonly Named[] = languageCodes
  .getAllCodes()
  .map((code) => ({ id: code, name: languageCodes.getName(code) }))
  .sort(byName);
