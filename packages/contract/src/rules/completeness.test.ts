import { expect, test } from 'vitest';
import type { ProfileView } from '../wire/profile-view.ts';
import { completenessOf } from './completeness.ts';

const nothing: ProfileView = {
  id: 'c',
  userId: 'c',
  firstName: '',
  lastName: '',
  photo: null,
  about: '',
  institution: '',
  gender: null,
  mobile: '',
  email: '',
  address: '',
  city: '',
  state: '',
  country: '',
  pincode: '',
  linkedInProfile: '',
  strengths: [],
  topValues: [],
  isFresher: false,
  experienceYears: null,
  experienceMonths: null,
  organisations: [],
  technologies: [],
  annualSalary: null,
  annualSalaryCurrency: 'USD',
  countriesWorkedFor: [],
  referrals: [],
  internPeriod: '',
  internLocation: '',
  internRole: '',
  resume: null,
  resumeId: null,
  resumeName: '',
  authorizedUs: null,
  workOnForte: null,
  contractWithForte: null,
  visaStatus: '',
  skills: [],
  languages: [],
  qualification: '',
  certificates: [],
  preferredJobs: [],
  modesOfWork: [],
  preferredRoles: [],
  expectedSalary: null,
  expectedSalaryCurrency: 'USD',
  noticePeriodDays: null,
  showsSalary: false,
  message: '',
  socialLinks: [],
  pursuesEmployment: true,
  profileStatus: 0,
  version: 1,
  updatedAt: new Date('2026-03-05T10:00:00Z'),
};

const whole: ProfileView = {
  ...nothing,
  firstName: 'Ana',
  lastName: 'Díaz',
  photo: '/photo',
  about: 'Hello',
  gender: 2,
  mobile: '+919876543210',
  email: 'ana@example.com',
  address: '1 Road',
  city: 'Pune',
  country: 'India',
  isFresher: true,
  resume: '/resume',
  authorizedUs: false,
  visaStatus: 'H1B',
  skills: [{ name: 'SQL', proficiency: 3 }],
  languages: [{ name: 'Spanish', read: true, write: true, speak: true }],
  qualification: 'BSc',
  preferredJobs: ['Data Analyst'],
  modesOfWork: ['Remote'],
  preferredRoles: ['Full Time'],
  expectedSalary: 0,
  profileStatus: 8,
};

test('[PROF-10] a whole profile is at 100 percent without any link, a fresher without technologies', () => {
  expect(completenessOf(whole)).toEqual({ percent: 100, missing: [] });
});

test('[PROF-10] one missing part is named with its step and keeps the percentage below 100', () => {
  const { percent, missing } = completenessOf({ ...whole, expectedSalary: null });
  expect(missing).toEqual([{ step: 'Expectation', label: 'Expected salary', field: 'expectedSalary' }]);
  expect(percent).toBe(95);
});

test('[PROF-10] who has worked needs years, an organisation and a technology', () => {
  const { missing } = completenessOf({ ...whole, isFresher: false });
  expect(missing.map(({ label }) => label)).toEqual([
    'Years of experience',
    'An organisation you worked for',
    'A technology',
  ]);
});

test('[PROF-10] an empty profile is at the end of nothing', () => {
  expect(completenessOf(nothing).percent).toBe(0);
  expect(completenessOf(nothing).missing).toHaveLength(23);
});
