import * as z from 'zod/mini';

/** A mailed code: exactly four digits (§5). */
export const oneTimeCode = z
  .string({ error: 'Enter the 4 digits of the code' })
  .check(z.regex(/^[0-9]{4}$/, { error: 'Enter the 4 digits of the code' }));

/** A token of ours: a session, a grant or a mailed link. */
export const token = z
  .string({ error: 'Token is required' })
  .check(z.minLength(1, { error: 'Token is required' }), z.maxLength(200, { error: 'This is not a token' }));
