import * as z from 'zod/mini';
import { freeText } from './profile-values.ts';
import { requiredText } from './text.ts';

export const certificate = z.strictObject({
  certificateName: requiredText('Certificate Name', 120),
  certificateNo: freeText(60),
  organisation: freeText(120),
  /** null: it does not expire. */
  expiryDate: z._default(z.nullable(z.iso.date({ error: 'Enter a date as 2026-03-05' })), null),
});

/** Education (PROF-07), in our words. */
export const educationDetailFields = {
  qualification: requiredText('Qualification', 80),
  certificates: z._default(
    z.array(certificate, { error: 'Enter a list' }).check(z.maxLength(20, { error: 'At most 20 entries' })),
    [],
  ),
};
