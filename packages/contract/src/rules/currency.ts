import * as z from 'zod/mini';
import { once } from './once.ts';

const currencies = once(() => new Set(Intl.supportedValuesOf('currency')));

/** The currency of a record that names none, and the one in which a salary range compares (VIEW-02). */
export const defaultCurrency = 'USD';

/** An ISO 4217 code, as `USD`. */
export const currency = z
  .string({ error: 'Currency is required' })
  .check(z.refine((code) => currencies().has(code), { error: 'Choose a currency, like USD' }));
