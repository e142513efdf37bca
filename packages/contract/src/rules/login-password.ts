import * as z from 'zod/mini';
import { hasAtMostLetters, maxLetters } from './text.ts';

export const required = 'Password is required';
export const atLeast = (minimum: number, error: string) =>
  z.refine<string>((text) => !hasAtMostLetters(text, minimum - 1), { error });

/** The password that a login sends (§5). Passwords are never trimmed. */
export const loginPassword = z
  .string({ error: required })
  .check(
    z.minLength(1, { error: required, abort: true }),
    atLeast(3, 'Minimum 3 symbols'),
    maxLetters(50, 'Maximum 50 symbols'),
  );
