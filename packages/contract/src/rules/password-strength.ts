import { isCommonPassword } from './common-password.ts';

export const passwordStrengths = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

const kinds = [
  { sign: /\p{Ll}/u, size: 26 },
  { sign: /\p{Lu}/u, size: 26 },
  { sign: /\p{Nd}/u, size: 10 },
  { sign: /\p{Lo}/u, size: 100 },
  { sign: /[^\p{L}\p{Nd}]/u, size: 33 },
];
/** From how many bits on a password is fair, good, strong. */
const steps = [45, 65, 85];

/**
 * How hard a password is to guess, as a hint beside its field: by its length, its kinds of signs and how many of them
 * differ. It decides nothing; §5 alone does.
 */
export const passwordStrength = (password: string): PasswordStrength => {
  if (isCommonPassword(password)) return 'weak';
  const signs = [...password];
  const pool = kinds.reduce((sum, { sign, size }) => sum + (sign.test(password) ? size : 0), 1);
  const counted = Math.min(signs.length, 2 * new Set(signs).size);
  const bits = counted * Math.log2(pool);
  return passwordStrengths[steps.filter((step) => bits >= step).length] ?? 'weak';
};
