import * as z from 'zod/mini';
import { renamed } from '../renamed.ts';
import { socialNetworks } from '../words/reference.ts';
import { personalDetailNames } from './profile-steps.ts';

const text = z.string();
const number = z.nullable(z.int());

/** What the resume tells, with the line of the resume that tells it. */
const told = <V extends z.ZodMiniType>(value: V) => z.object({ value, line: text });

/** Why there is nothing to suggest, where the resume was not read. `read`: it was. */
export const resumeReadings = [
  'read',
  'no-resume',
  'old-word',
  'no-text',
  'protected',
  'unreadable',
  'too-much',
] as const;
export type ResumeReading = (typeof resumeReadings)[number];

/** One employment as its row in the form takes it; null: the resume gives the year alone, or it still lasts. */
const suggestedOrganisation = z.object({
  role: text,
  organisation: text,
  startYear: z.int(),
  startMonth: number,
  endYear: number,
  endMonth: number,
  isCurrentlyWorking: z.boolean(),
});

const suggestedText = z.optional(told(text));

/** Suggestions for a profile as they stand in the resume, by the part of the profile that takes them (READ-01). */
export const resumeSuggestions = z.object({
  reading: z.enum(resumeReadings),
  personal: renamed(
    {
      firstName: suggestedText,
      lastName: suggestedText,
      mobile: suggestedText,
      city: suggestedText,
      state: suggestedText,
      country: suggestedText,
      linkedInProfile: suggestedText,
      institution: suggestedText,
      about: suggestedText,
    },
    { about: personalDetailNames.about },
    'drop',
  ),
  organisations: z.array(told(suggestedOrganisation)),
  skills: z.array(told(text)),
  languages: z.array(told(text)),
  qualification: suggestedText,
  certificates: z.array(told(z.object({ certificateName: text, certificateNo: text, organisation: text }))),
  socialLinks: z.array(told(z.object({ name: z.enum(socialNetworks), link: text }))),
});
export type ResumeSuggestions = z.output<typeof resumeSuggestions>;
