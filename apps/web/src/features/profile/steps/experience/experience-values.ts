import { organisation, type ProfileView, type profileRoutes, wrongEnds } from '@forte/contract';
import type { FormErrors } from '@mantine/form';
import * as z from 'zod/mini';
import type { Suggested } from '#core/resume-suggestions.ts';
import { likelyCurrency } from '../../form/likely-currency.ts';
import type { FieldsProps, FillingBody } from '../../form/profile-form.ts';

export type Experience = FillingBody<typeof profileRoutes.addWorkExperience>;
export type ExperienceProps = Pick<FieldsProps<Experience>, 'form'>;

export const blankOrganisation: Experience['organisations'][number] = {
  role: '',
  organisation: '',
  location: '',
  workType: 2,
  startYear: null,
  startMonth: null,
  endYear: null,
  endMonth: null,
  isCurrentlyWorking: false,
};

export const blankReferral: Experience['referrals'][number] = {
  name: '',
  contactNumber: '',
  email: '',
  organisation: '',
  years: null,
};

const organisationOf = (job: ProfileView['organisations'][number]): Experience['organisations'][number] => ({
  role: job.role,
  organisation: job.organisation,
  location: job.location,
  workType: job.workType,
  startYear: job.startYear,
  startMonth: job.startMonth,
  endYear: job.endYear,
  endMonth: job.endMonth,
  isCurrentlyWorking: job.isCurrentlyWorking,
});

/** One empty organisation stands ready for who has none yet. */
export const experienceValues = (profile: ProfileView): Experience => ({
  experienceYears: profile.experienceYears,
  experienceMonths: profile.experienceMonths,
  organisations:
    profile.organisations.length === 0 ? [blankOrganisation] : profile.organisations.map(organisationOf),
  technologies: profile.technologies,
  annualSalary: profile.annualSalary,
  annualSalaryCurrency:
    profile.annualSalary === null ? likelyCurrency(profile) : profile.annualSalaryCurrency,
  countriesWorkedFor: profile.countriesWorkedFor,
  referrals: profile.referrals,
});

const isBlank = ({ role, organisation, startYear }: Experience['organisations'][number]): boolean =>
  role === '' && organisation === '' && startYear === null;

/** An employment of the resume becomes a row; one that stands empty makes place for it. */
export const takeOrganisation = (values: Experience, suggested: Suggested): Experience =>
  suggested.part === 'organisation'
    ? {
        ...values,
        organisations: [
          ...values.organisations.filter((job) => !isBlank(job)),
          { ...blankOrganisation, ...suggested.value },
        ],
      }
    : values;

type Job = Experience['organisations'][number];

/** Each field's sentence, and the end's: a rule of the whole job is not asked while one of its fields is wrong. */
const errorsOfJob = (job: Job): readonly (readonly [field: string, message: string])[] => {
  const ofFields = z.safeParse(organisation, job).error?.issues ?? [];
  return [...wrongEnds(job), ...ofFields.map(({ path, message }) => [path.join('.'), message] as const)];
};

/** Each job by itself: in the whole body a year that is missing hides that the role is, too. */
export const jobErrors = ({ organisations }: Experience): FormErrors =>
  Object.fromEntries(
    organisations.flatMap((job, at) =>
      errorsOfJob(job).map(([field, message]) => [`organisations.${at}.${field}`, message] as const),
    ),
  );
