import * as z from 'zod/mini';
import { renamed } from '../renamed.ts';
import { commaList } from '../words/comma-list.ts';
import { instant } from '../words/instant.ts';
import { socialNetworks } from '../words/reference.ts';

const text = z.string();
const number = z.nullable(z.int());
const answer = z.nullable(z.boolean());
const texts = z.array(text);
const wireList = commaList(texts);

/** One employment as §3 lists it: the internship of a fresher stands beside it in each entry. */
const viewedOrganisation = z.object({
  role: text,
  organisation: text,
  location: text,
  workType: z.int(),
  startYear: z.int(),
  startMonth: z.int(),
  endYear: number,
  endMonth: number,
  isCurrentlyWorking: z.boolean(),
  /** Whole years in this job; until today for a current one. */
  expYears: z.int(),
  internPeriod: text,
  internLocation: text,
  internRole: text,
});

const viewedReferral = z.object({
  name: text,
  contactNumber: text,
  email: text,
  organisation: text,
  years: number,
});

/** categoryId: '1' has worked before, '2' a fresher. The spec reads it without telling its values. */
const fresherCategory = z.codec(z.literal([1, 2]), z.boolean(), {
  decode: (category) => category === 2,
  encode: (isFresher): 1 | 2 => (isFresher ? 2 : 1),
});

const personal = {
  id: text,
  userId: text,
  firstName: text,
  lastName: text,
  /** The address of the photo, good for some minutes; null: none. */
  photo: z.nullable(text),
  about: text,
  institution: text,
  gender: number,
  mobile: text,
  email: text,
  address: text,
  city: text,
  state: text,
  country: text,
  pincode: text,
  linkedInProfile: text,
  strengths: texts,
  topValues: texts,
};

const work = {
  isFresher: fresherCategory,
  experienceYears: number,
  experienceMonths: number,
  organisations: z.array(viewedOrganisation),
  technologies: z.array(z.object({ name: text, workedFor: z.int() })),
  /** For an employer null unless the candidate shows it (PROF-15). */
  annualSalary: number,
  annualSalaryCurrency: text,
  countriesWorkedFor: wireList,
  /** Empty for an employer: they are other people's addresses. */
  referrals: z.array(viewedReferral),
  internPeriod: text,
  internLocation: text,
  internRole: text,
  /** The address of the resume, good for some minutes; null: none. */
  resume: z.nullable(text),
  resumeId: z.nullable(text),
  resumeName: text,
};

const authorization = {
  authorizedUs: answer,
  workOnForte: answer,
  contractWithForte: answer,
  visaStatus: text,
};

const learned = {
  skills: z.array(renamed({ name: text, proficiency: z.int() }, { proficiency: 'preficiency' })),
  languages: z.array(z.object({ name: text, read: z.boolean(), write: z.boolean(), speak: z.boolean() })),
  qualification: text,
  certificates: z.array(
    z.object({
      certificateName: text,
      certificateNo: text,
      organisation: text,
      /** `2026-03-05`; null: it does not expire. */
      expiryDate: z.nullable(text),
    }),
  ),
};

const expected = {
  preferredJobs: wireList,
  modesOfWork: wireList,
  preferredRoles: wireList,
  expectedSalary: number,
  expectedSalaryCurrency: text,
  noticePeriodDays: number,
  showsSalary: z.boolean(),
  message: text,
  socialLinks: z.array(z.object({ name: z.enum(socialNetworks), link: text, notInterested: z.boolean() })),
};

/** A whole profile as its candidate and employers see it (§3). */
export const profileView = renamed(
  {
    ...personal,
    ...work,
    ...authorization,
    ...learned,
    ...expected,
    pursuesEmployment: z.boolean(),
    profileStatus: z.int(),
    /** Sent back with a save, so that an older copy can't overwrite a newer one (PROF-16). */
    version: z.int(),
    updatedAt: instant,
    /** Whether the employer who asks has them on the shortlist; left out for the candidate. */
    isFavorite: z.optional(z.boolean()),
  },
  {
    userId: 'userUniqueId',
    photo: 'profile',
    about: 'aboutUser',
    email: 'emailId',
    strengths: 'topStrengths',
    isFresher: 'categoryId',
    organisations: 'workedorganisations',
    countriesWorkedFor: 'countryWorkedFor',
    referrals: 'referraldetails',
    certificates: 'education',
    preferredJobs: 'preferedJob',
    modesOfWork: 'modeOfWork',
    preferredRoles: 'preferedRole',
    expectedSalaryCurrency: 'currency',
    noticePeriodDays: 'noticePeriod',
    showsSalary: 'isShowCtc',
    socialLinks: 'socialmedia',
    pursuesEmployment: 'pursueEmployment',
  },
);
export type ProfileView = z.output<typeof profileView>;
