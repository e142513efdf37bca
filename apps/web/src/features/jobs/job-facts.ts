import { describeExperience, type Job, readExperience } from '@forte/contract';
import { yearlyPay } from '#core/format.ts';

/** "3 to 5 years"; as it was typed when that is no number of years. */
export const experienceOf = ({ experience }: Pick<Job, 'experience'>): string => {
  const range = readExperience(experience);
  if (range === undefined) return experience;
  return range.max === 0 ? 'Fresher 0 Years' : describeExperience(range);
};

/** What a candidate decides by: pay, kind, mode and experience. */
export const mainFacts = (job: Job): string[] => [
  yearlyPay(job.salary, job.currency),
  job.jobRoles.join(', '),
  job.jobTypes.join(', '),
  experienceOf(job),
  job.qualification,
];
