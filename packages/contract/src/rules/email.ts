import * as z from 'zod/mini';
import { hasAtMostLetters, maxLetters } from './text.ts';

/** Local part, one at sign, labels: letters of any script, since NFKC has already unified their spellings. */
const format =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?$/u;
/** name.tld, the last label of two letters or more (or the ASCII form of an international one). */
const domain = /@(?:[^.@]+\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu;

/**
 * An e-mail address, the rule of §5 for login, sign-up and forgotten passwords. The checks stand in the order in which
 * their sentences are told. Outer spaces go and compatibility forms (full-width letters) are unified, so what is stored
 * is what is mailed to.
 */
export const email = z.string({ error: 'Email is required' }).check(
  z.trim(),
  z.normalize('NFKC'),
  z.minLength(1, { error: 'Email is required', abort: true }),
  z.refine<string>((text) => format.test(text) && !text.includes('..'), { error: 'Invalid email format' }),
  z.refine<string>((text) => domain.test(text), { error: 'Invalid domain name' }),
  z.refine<string>((text) => !hasAtMostLetters(text, 2), { error: 'Minimum 3 symbols' }),
  maxLetters(50, 'Maximum 50 symbols'),
);
