import { expect, test } from 'vitest';
import { basicsErrors, detailsErrors, emptyDraft, fieldsOf, type PostingDraft } from './draft.ts';

const filled = (): PostingDraft => {
  const { draftId, basics } = emptyDraft();
  return {
    draftId,
    basics: {
      ...basics,
      jobTitles: ['Java Developer'],
      jobTypes: ['Remote'],
      jobRoles: ['Full Time'],
      experience: '3-5',
      salary: 120_000,
      hiringTimeline: 'Immediate',
      hireCount: 2,
      location: 'Austin',
    },
    details: {
      qualification: 'MBA',
      workingHours: '40',
      technologies: ['Java'],
      skills: [],
      benefits: ['Dental'],
      description: ['Build, and review'],
    },
  };
};

test('each of the thirteen labels says that it is required', () => {
  const { basics, details } = emptyDraft();
  const sentences = Object.values({ ...basicsErrors(basics), ...detailsErrors(details) });
  const labels =
    'Job Title,Job Type,Job Role,Experience,Salary,Hiring TimeLine,Hiring Count,Address,Qualification,' +
    'Working Hours,Technology,Benefits,Job Description';
  expect(sentences.toSorted()).toEqual(
    labels
      .split(',')
      .map((label) => `${label} is required`)
      .toSorted(),
  );
});

test('a filled draft has no errors and becomes the fields that are sent', () => {
  const draft = filled();
  expect(basicsErrors(draft.basics)).toEqual({});
  expect(detailsErrors(draft.details)).toEqual({});
  expect(fieldsOf(draft)).toMatchObject({
    jobTitle: 'Java Developer',
    closesOn: null,
    description: ['Build, and review'],
  });
});

test('two titles, a chip that is too long and a day that is past stand at their fields', () => {
  const { basics, details } = filled();
  const two = basicsErrors({ ...basics, jobTitles: ['Java Developer', 'Data Engineer'] });
  expect(two).toEqual({ jobTitles: 'Select up to 1 jobs' });
  expect(basicsErrors({ ...basics, closesOn: '2020-01-01' })).toEqual({
    closesOn: 'Closing date must not be in the past',
  });
  expect(detailsErrors({ ...details, technologies: ['ok', 'x'.repeat(61)] })).toEqual({
    technologies: 'Maximum 60 letters',
  });
});
