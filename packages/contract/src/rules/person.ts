import * as z from 'zod/mini';
import { requiredText } from './text.ts';

/** Names in any script, 1 to 50 letters (SIGN-04). */
export const firstName = requiredText('First Name', 50);
export const lastName = requiredText('Last Name', 50);
/** The sentence is the same for an organisation (SIGN-03). */
export const company = requiredText('Company Name', 50);
export const designation = requiredText('Designation Name', 50);

const toInternational = (text: string): string => `+${text.replace(/^\+/, '')}`;
const digits = (text: string): number => text.replace(/^\+/, '').length;

/** Digits with the country code, an optional plus in front; kept as + and digits (SIGN-04). */
const mobileOf = (rule: { atLeast: string; maximum: number; atMost: string }) =>
  z.string({ error: 'Mobile is required' }).check(
    z.trim(),
    z.minLength(1, { error: 'Mobile is required', abort: true }),
    z.regex(/^\+?[0-9]+$/, { error: 'Mobile number should contain only numbers', abort: true }),
    z.refine<string>((text) => digits(text) >= 10, { error: rule.atLeast }),
    z.refine<string>((text) => digits(text) <= rule.maximum, { error: rule.atMost }),
    z.overwrite(toInternational),
  );

export const employeeMobile = mobileOf({
  atLeast: 'Minimum 10 numbers',
  maximum: 15,
  atMost: 'Maximum 15 numbers',
});
export const employerMobile = mobileOf({
  atLeast: 'Minimum 10 letters',
  maximum: 13,
  atMost: 'Maximum 13 letters',
});

/** 1 Male, 2 Female, 3 Others. */
export const gender = z.literal([1, 2, 3], { error: 'Gender is required' });
