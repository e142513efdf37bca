import type { Answering, Job } from '@forte/contract';
import { experienceText } from '#core/experience-text.ts';
import { counted, dotted, yearlyPay } from '#core/format.ts';

/** How an employer answers (STAT-03): "Answers 8 of 10 applications, usually within 3 days". */
export const answeringText = ({ counted: all, answered, medianHours }: Answering): string => {
  const often = `Answers ${answered} of ${counted(all, 'application')}`;
  if (medianHours === null) return often;
  const days = Math.ceil(medianHours / 24);
  return `${often}, usually within ${days <= 1 ? 'a day' : counted(days, 'day')}`;
};

/** What a candidate decides by: pay, kind and mode, then what is asked for. */
export const mainFacts = (job: Job): string[] => [
  yearlyPay(job.salary, job.currency),
  job.jobRoles.join(', '),
  job.jobTypes.join(', '),
  experienceText(job.experience),
  job.qualification,
];

export const companyAndPlace = (job: Job): string => dotted(job.company, job.location, job.country);
