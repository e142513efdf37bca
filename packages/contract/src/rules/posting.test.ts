import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { postingRoutes } from '../routes/posting.ts';

const userId = '0190163d-8694-739b-aea5-966c26f8ad91';
const valid = {
  userId,
  jobTitle: '.Net Developer',
  jobType: 'Onsite, Remote',
  jobRole: 'Full Time',
  experience: '3-5',
  salary: 90_000,
  hiringTimeline: 'Immediate',
  hireCount: 2,
  location: 'Main Street 1',
  qualification: 'MBA',
  workingHours: '9 to 5',
  technology: 'C#, "SQL, advanced"',
  benefits: 'Lunch',
  jobDescription: 'Write code, Read code',
};

const sentences = (body: object) => {
  const result = z.safeDecode(postingRoutes.addPosting.body, body as never);
  return (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]);
};

test('[JOB-03] each of the thirteen required fields has its sentence', () => {
  expect(sentences({ userId })).toEqual([
    ['jobTitle', 'Job Title is required'],
    ['jobType', 'Job Type is required'],
    ['jobRole', 'Job Role is required'],
    ['experience', 'Experience is required'],
    ['salary', 'Salary is required'],
    ['hiringTimeline', 'Hiring TimeLine is required'],
    ['hireCount', 'Hiring Count is required'],
    ['location', 'Address is required'],
    ['qualification', 'Qualification is required'],
    ['workingHours', 'Working Hours is required'],
    ['technology', 'Technology is required'],
    ['benefits', 'Benefits is required'],
    ['jobDescription', 'Job Description is required'],
  ]);
});

test.each([
  [{ jobTitle: '.Net Developer, Java Developer' }, 'jobTitle', 'Select up to 1 jobs'],
  [{ jobTitle: ' ' }, 'jobTitle', 'Job Title is required'],
  [{ jobType: ' , ' }, 'jobType', 'Job Type is required'],
  [{ salary: 100_000_001 }, 'salary', 'Salary must be between 0 and 100,000,000'],
  [{ salary: -1 }, 'salary', 'Salary must be between 0 and 100,000,000'],
  [{ salary: 1.5 }, 'salary', 'Salary must be a whole number'],
  [{ hireCount: 0 }, 'hireCount', 'Hiring Count must be between 1 and 9,999'],
  [{ hireCount: 10_000 }, 'hireCount', 'Hiring Count must be between 1 and 9,999'],
  [{ location: 'x'.repeat(201) }, 'location', 'Maximum 200 letters'],
  [{ technology: 'x'.repeat(61) }, 'technology.0', 'Maximum 60 letters'],
  [{ benefits: Array(51).fill('x').join(',') }, 'benefits', 'At most 50 entries'],
  [{ jobDescription: `a,${'x'.repeat(10_000)}` }, 'jobDescription', 'Maximum 10000 letters'],
  [{ closesOn: '2026-02-30' }, 'closesOn', 'Closing date must be a date'],
  [{ timeZone: '+05:30' }, 'timeZone', 'This time zone is not known'],
  [{ currency: 'dollars' }, 'currency', 'Choose a currency, like USD'],
])('[JOB-08] %j is refused', (change, path, sentence) => {
  expect(sentences({ ...valid, ...change })).toEqual([[path, sentence]]);
});

test('[JOB-04] lists are comma-joined on the wire only, and survive both ways', () => {
  const read = z.decode(postingRoutes.addPosting.body, valid as never);
  expect(read).toMatchObject({
    employerId: userId,
    jobTypes: ['Onsite', 'Remote'],
    technologies: ['C#', 'SQL, advanced'],
    description: ['Write code', 'Read code'],
    currency: 'USD',
    closesOn: null,
    skills: [],
  });
  expect(z.encode(postingRoutes.addPosting.body, read)).toMatchObject(valid);
});
