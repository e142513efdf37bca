import { expect, test } from 'vitest';
import { blankOrganisation, jobErrors } from './experience-values.ts';

const nothing = {
  experienceYears: null,
  experienceMonths: null,
  technologies: [],
  annualSalary: null,
  annualSalaryCurrency: 'USD',
  countriesWorkedFor: [],
  referrals: [],
};

test('a job with nothing in it says everything that it lacks', () => {
  const job = {
    ...blankOrganisation,
    role: 'Developer',
    organisation: 'Acme',
    startYear: 2020,
    startMonth: 1,
  };
  expect(jobErrors({ ...nothing, organisations: [blankOrganisation] })).toMatchObject({
    'organisations.0.role': 'Role is required',
    'organisations.0.organisation': 'Organisation is required',
    'organisations.0.startMonth': 'Start Month is required',
    'organisations.0.endYear': 'End Year is required',
    'organisations.0.endMonth': 'End Month is required',
  });
  expect(jobErrors({ ...nothing, organisations: [{ ...job, isCurrentlyWorking: true }] })).toEqual({});
});
