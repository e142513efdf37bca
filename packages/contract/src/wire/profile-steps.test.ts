import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as steps from './profile-steps.ts';

const errorsOf = (schema: z.ZodMiniType, wire: unknown): Record<string, string> => {
  const result = z.safeDecode(schema, wire as never); // what a client sends may be anything
  if (result.success) return {};
  return Object.fromEntries(
    result.error.issues
      .toReversed()
      .map((issue) => [
        issue.path.join('.'),
        issue.code === 'unrecognized_keys' ? issue.keys.join() : issue.message,
      ]),
  );
};

const job = { role: 'Developer', organisation: 'Acme', startYear: 2020, startMonth: 5 };

test('an empty personal detail names every required field by its sentence', () => {
  expect(errorsOf(steps.personalDetailBody, {})).toEqual({
    firstName: 'First Name is required',
    lastName: 'Last Name is required',
    gender: 'Gender is required',
    mobile: 'Mobile is required',
    emailId: 'Email is required',
    country: 'Country is required',
    city: 'City is required',
  });
});

test('personal detail speaks our words in code and the spec’s on the wire', () => {
  const wire = {
    firstName: 'Asha',
    lastName: 'Rao',
    gender: 2,
    mobile: '+919876543210',
    emailId: 'asha@example.com',
    country: 'India',
    city: 'Pune',
    topStrengths: ['Calm'],
    aboutUser: 'Hello',
  };
  const body = z.decode(steps.personalDetailBody, wire as never);
  expect(body).toMatchObject({ email: 'asha@example.com', strengths: ['Calm'], about: 'Hello', pincode: '' });
  expect(z.encode(steps.personalDetailBody, body)).toMatchObject(wire);
});

test('limits: letters, numbers, links, postal codes', () => {
  const wrong = errorsOf(steps.personalDetailBody, {
    firstName: 'x'.repeat(51),
    gender: 4,
    mobile: '12345',
    emailId: 'asha@example',
    city: 'c'.repeat(61),
    pincode: 'a!',
    linkedInProfile: 'javascript:alert(1)',
    topValues: Array.from({ length: 11 }, (_, index) => `v${index}`),
  });
  expect(wrong).toMatchObject({
    firstName: 'Maximum 50 letters',
    gender: 'Gender is required',
    mobile: 'Minimum 10 numbers',
    emailId: 'Invalid domain name',
    city: 'Maximum 60 letters',
    pincode: 'Pincode must have 3 to 12 letters or digits',
    linkedInProfile: 'Enter your name there, or a link that starts with http:// or https://',
    topValues: 'At most 10 entries',
  });
});

test.each([
  [{ endYear: 2019, endMonth: 1 }, { 'workedorganisations.0.endYear': 'End must not be before start' }],
  [{ endYear: 2020, endMonth: 4 }, { 'workedorganisations.0.endMonth': 'End must not be before start' }],
  [{ endYear: 2021 }, { 'workedorganisations.0.endMonth': 'End Month is required' }],
  [
    {},
    {
      'workedorganisations.0.endYear': 'End Year is required',
      'workedorganisations.0.endMonth': 'End Month is required',
    },
  ],
  [
    { isCurrentlyWorking: true, endYear: 2021, endMonth: 4 },
    { 'workedorganisations.0.endYear': 'A current job has no end' },
  ],
  [
    { startYear: 1949, isCurrentlyWorking: true },
    {
      'workedorganisations.0.startYear': `Start Year must be between 1950 and ${new Date().getUTCFullYear() + 1}`,
    },
  ],
  [{ endYear: 2020, endMonth: 5 }, {}],
  [{ isCurrentlyWorking: true }, {}],
])('a job %o', (times, errors) => {
  const body = { experienceYears: 3, experienceMonths: 2, workedorganisations: [{ ...job, ...times }] };
  expect(errorsOf(steps.workExperienceBody, body)).toEqual(errors);
});

test('experience without an organisation, out of bounds', () => {
  expect(
    errorsOf(steps.workExperienceBody, {
      experienceYears: 61,
      experienceMonths: 12,
      workedorganisations: [],
      annualSalary: 100_000_001,
      technologies: [
        { name: 'C++', workedFor: 3 },
        { name: 'c++', workedFor: 1 },
      ],
    }),
  ).toEqual({
    experienceYears: 'Experience Years must be between 0 and 60',
    experienceMonths: 'Experience Months must be between 0 and 11',
    workedorganisations: 'Organisation is required',
    annualSalary: 'Annual Salary must be between 0 and 100,000,000',
    'technologies.1.name': 'Technology is already in the list',
  });
});

test('skills carry the spec’s preficiency, and at least one', () => {
  const wire = { skills: [{ name: 'C#', preficiency: 5 }], languages: [{ name: 'Hindi', read: true }] };
  const body = z.decode(steps.skillDetailBody, wire as never);
  expect(body.skills).toEqual([{ name: 'C#', proficiency: 5 }]);
  expect(body.languages).toEqual([{ name: 'Hindi', read: true, write: false, speak: false }]);
  expect(z.encode(steps.skillDetailBody, body)).toMatchObject({ skills: wire.skills });
  expect(errorsOf(steps.skillDetailBody, { skills: [] })).toEqual({ skills: 'Skill is required' });
  expect(errorsOf(steps.skillDetailBody, { skills: [{ name: '', preficiency: 6 }] })).toEqual({
    'skills.0.name': 'Skill is required',
    'skills.0.preficiency': 'Proficiency must be between 1 and 5',
  });
});

test('expectation lists are comma-joined on the wire', () => {
  const wire = {
    preferedJob: '.Net Developer, UI/UX Designer',
    modeOfWork: 'Remote',
    preferedRole: 'Full Time,Contract',
    noticePeriod: 30,
  };
  const body = z.decode(steps.expectationDetailBody, wire as never);
  expect(body).toMatchObject({
    preferredJobs: ['.Net Developer', 'UI/UX Designer'],
    preferredRoles: ['Full Time', 'Contract'],
    noticePeriodDays: 30,
    showsSalary: false,
    expectedSalaryCurrency: 'USD',
  });
  expect(z.encode(steps.expectationDetailBody, body)).toMatchObject({
    ...wire,
    preferedRole: 'Full Time, Contract',
  });
  expect(
    errorsOf(steps.expectationDetailBody, { modeOfWork: '', preferedRole: 'Boss', noticePeriod: 366 }),
  ).toEqual({
    preferedJob: 'Preferred Job is required',
    modeOfWork: 'Mode of Work is required',
    'preferedRole.0': 'Choose from the list',
    noticePeriod: 'Notice Period must be between 0 and 365',
  });
});

test('the remaining required fields and what is nobody’s to set', () => {
  expect(errorsOf(steps.visaDetailBody, { profileStatus: 8 })).toEqual({
    visaStatus: 'Visa Status is required',
    authorizedUs: 'Work Authorization is required',
    '': 'profileStatus',
  });
  expect(errorsOf(steps.educationDetailBody, { education: [{ expiryDate: '2026-02-30' }] })).toEqual({
    qualification: 'Qualification is required',
    'education.0.certificateName': 'Certificate Name is required',
    'education.0.expiryDate': 'Enter a date as 2026-03-05',
  });
  expect(errorsOf(steps.socialMediaDetailBody, {})).toEqual({});
  expect(errorsOf(steps.fresherBody, {})).toEqual({});
});
