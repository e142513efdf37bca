import * as z from 'zod/mini';
import { renamed } from '../renamed.ts';
import { educationDetailFields } from '../rules/profile-education.ts';
import { expectationDetailFields, socialMediaDetailFields } from '../rules/profile-expectation.ts';
import { fresherFields, workExperienceFields } from '../rules/profile-experience.ts';
import { basicDetailFields, personalDetailFields } from '../rules/profile-personal.ts';
import { skillDetailFields, skillFields, skillList } from '../rules/profile-skills.ts';
import { visaDetailFields } from '../rules/profile-visa.ts';
import { sentId } from '../rules/text.ts';
import { commaList } from '../words/comma-list.ts';

/** The version of the profile that the form was filled from: a save from an older one is refused (PROF-16). */
const version = z.optional(z.int({ error: 'This is not a version of a profile' }));

/** What every step's body may carry besides its fields. `userId` must be the caller's own when it is sent. */
const savedBy = { userId: z.optional(sentId), version };
const savedByNames = { userId: 'userUniqueId' } as const;

/** How each step's fields are spelt on the wire, those of its rows too: a form finds the field of a refusal by it. */
export const personalDetailNames = {
  ...savedByNames,
  email: 'emailId',
  strengths: 'topStrengths',
  about: 'aboutUser',
} as const;
export const workExperienceNames = {
  ...savedByNames,
  organisations: 'workedorganisations',
  annualSalaryCurrency: 'currency',
  countriesWorkedFor: 'countryWorkedFor',
  referrals: 'referraldetails',
} as const;
const skillNames = { proficiency: 'preficiency' } as const;
export const skillDetailNames = { ...savedByNames, ...skillNames } as const;
export const educationDetailNames = { ...savedByNames, certificates: 'education' } as const;
export const expectationDetailNames = {
  ...savedByNames,
  preferredJobs: 'preferedJob',
  modesOfWork: 'modeOfWork',
  preferredRoles: 'preferedRole',
  expectedSalaryCurrency: 'currency',
  noticePeriodDays: 'noticePeriod',
  showsSalary: 'isShowCtc',
} as const;
export const socialMediaDetailNames = { ...savedByNames, socialLinks: 'socialmedia' } as const;
export const basicDetailNames = { about: 'aboutUser' } as const;

export const personalDetailBody = renamed(
  { ...savedBy, ...personalDetailFields },
  personalDetailNames,
  'refuse',
);

export const workExperienceBody = renamed(
  {
    ...savedBy,
    ...workExperienceFields,
    countriesWorkedFor: z._default(commaList(workExperienceFields.countriesWorkedFor), []),
  },
  workExperienceNames,
  'refuse',
);

export const fresherBody = renamed({ ...savedBy, ...fresherFields }, savedByNames, 'refuse');

export const visaDetailBody = renamed({ ...savedBy, ...visaDetailFields }, savedByNames, 'refuse');

const wireSkill = renamed(skillFields, skillNames, 'refuse');
export const skillDetailBody = renamed(
  { ...savedBy, ...skillDetailFields, skills: skillList(wireSkill) },
  savedByNames,
  'refuse',
);

export const educationDetailBody = renamed(
  { ...savedBy, ...educationDetailFields },
  educationDetailNames,
  'refuse',
);

export const expectationDetailBody = renamed(
  {
    ...savedBy,
    ...expectationDetailFields,
    preferredJobs: commaList(expectationDetailFields.preferredJobs, 'Preferred Job is required'),
    modesOfWork: commaList(expectationDetailFields.modesOfWork, 'Mode of Work is required'),
    preferredRoles: commaList(expectationDetailFields.preferredRoles, 'Preferred Role is required'),
  },
  expectationDetailNames,
  'refuse',
);

export const socialMediaDetailBody = renamed(
  { ...savedBy, ...socialMediaDetailFields },
  socialMediaDetailNames,
  'refuse',
);

export const basicDetailBody = renamed({ version, ...basicDetailFields }, basicDetailNames, 'refuse');
