import type { ProfileView } from '@forte/contract';
import type { StoredProfile } from '#api/modules/profile/profile.queries.ts';

type Job = StoredProfile['organisations'][number];

/** Whole years in a job, both its first and last month counted; until today for a current one. */
const yearsIn = (job: Job, now: Date): number => {
  const end = job.isCurrentlyWorking
    ? [now.getUTCFullYear(), now.getUTCMonth() + 1]
    : [job.endYear, job.endMonth];
  const months =
    ((end[0] ?? job.startYear) - job.startYear) * 12 + (end[1] ?? job.startMonth) - job.startMonth + 1;
  return Math.max(0, Math.floor(months / 12));
};

const experienceOf = (months: number | null) =>
  months === null
    ? { experienceYears: null, experienceMonths: null }
    : { experienceYears: Math.floor(months / 12), experienceMonths: months % 12 };

/**
 * A stored profile as one viewer sees it.
 * @param viewer who looks: the candidate sees everything; an employer neither an annual salary that is not shown
 *   (PROF-15) nor the people to ask about the candidate
 * @param addressOf makes the address of a file for that viewer
 */
export const viewOf = (
  profile: StoredProfile,
  viewer: { readonly isOwn: boolean; readonly now: Date },
  addressOf: (fileId: string) => string,
): ProfileView => {
  const { accountId, photoId, resumeId, contactEmail, resumeName, ...stored } = profile;
  const { internPeriod, internLocation, internRole } = stored;
  return {
    ...stored,
    ...experienceOf(stored.experienceMonths),
    id: accountId,
    userId: accountId,
    email: contactEmail,
    photo: photoId === null ? null : addressOf(photoId),
    resume: resumeId === null ? null : addressOf(resumeId),
    resumeId,
    resumeName: resumeName ?? '',
    organisations: stored.organisations.map((job) => ({
      ...job,
      expYears: yearsIn(job, viewer.now),
      internPeriod,
      internLocation,
      internRole,
    })),
    annualSalary: viewer.isOwn || stored.showsSalary ? stored.annualSalary : null,
    referrals: viewer.isOwn ? stored.referrals : [],
  };
};
