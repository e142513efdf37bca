import { expect, test } from 'vitest';
import { emptyProfile } from '../testing/empty-profile.ts';
import type { ProfileView } from '../wire/profile-view.ts';
import { completenessOf } from './completeness.ts';

const whole: ProfileView = {
  ...emptyProfile,
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
  expect(completenessOf(emptyProfile).percent).toBe(0);
  expect(completenessOf(emptyProfile).missing).toHaveLength(23);
});
