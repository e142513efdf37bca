import * as z from 'zod/mini';
import { atLeast, required } from './login-password.ts';
import { maxLetters } from './text.ts';

/** A password that is being chosen: sign-up, reset, change (§5). */
export const newPassword = z.string({ error: required }).check(
  z.minLength(1, { error: required, abort: true }),
  atLeast(8, 'Password must be at least 8 characters long'),
  z.regex(/\p{Lu}/u, { error: 'Password must contain at least one capital letter' }),
  z.regex(/[!@#$%^&*]/, {
    error: 'Password must contain at least one special character (!@#$%^&*)',
  }),
  maxLetters(50),
);

/** The repeated password; that it equals the first is `samePasswords`' to check. */
export const confirmPassword = z
  .string({ error: 'Confirm Password is required' })
  .check(z.minLength(1, { error: 'Confirm Password is required' }));

/**
 * That both passwords are the same. A check for an object with `password` and `confirmPassword`; it also speaks when
 * other fields are wrong, which a plain refinement would not.
 */
export const samePasswords = <T extends { password: string; confirmPassword: string }>() =>
  z.refine<T>((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: 'Both passwords should be the same',
    when: ({ value }) => {
      const form = value as Partial<Record<string, unknown>> | null | undefined; // not checked yet
      const repeated = form?.confirmPassword;
      // One that is missing has its own sentence, which a form, checking the other way round, would be told second.
      return typeof form?.password === 'string' && typeof repeated === 'string' && repeated !== '';
    },
  });
