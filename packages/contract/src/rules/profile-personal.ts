import * as z from 'zod/mini';
import { chips } from './chips.ts';
import { email } from './email.ts';
import { webLink } from './link.ts';
import { employeeMobile, firstName, gender, lastName } from './person.ts';
import { freeLines, freeText, pincode } from './profile-values.ts';
import { requiredText } from './text.ts';

/** The first step, personal detail (PROF-02), in our words. */
export const personalDetailFields = {
  firstName,
  lastName,
  gender,
  mobile: employeeMobile,
  email,
  country: requiredText('Country', 60),
  city: requiredText('City', 60),
  state: freeText(60),
  address: freeText(200),
  pincode,
  institution: freeText(120),
  linkedInProfile: webLink('LinkedIn'),
  strengths: z._default(chips('Top Strengths', 10, 40), []),
  topValues: z._default(chips('Top Values', 10, 40), []),
  about: freeLines(2_000),
};

/** /profile/edit/basic-detail: name and about text (PROF-11). */
export const basicDetailFields = { firstName, lastName, about: freeLines(2_000) };
