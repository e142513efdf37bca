import { type ProfileView, workTypes } from '@forte/contract';
import { counted, duration, yearlyPay } from '#core/format.ts';
import { Terms } from '#ui/terms.tsx';
import { Entries } from '../entries.tsx';
import { FactList, Section, Subtitle } from '../section.tsx';
import type { SectionProps } from './section-props.ts';

type Job = ProfileView['organisations'][number];

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const month = (year: number, number: number): string =>
  monthName.format(new Date(Date.UTC(year, number - 1)));

const periodOf = (job: Job): string => {
  const start = month(job.startYear, job.startMonth);
  if (job.isCurrentlyWorking || job.endYear === null || job.endMonth === null) return `${start} to Present`;
  return `${start} to ${month(job.endYear, job.endMonth)}`;
};

/** 1 Part Time, 2 Full Time, else Contract (§9). */
const workTypeOf = (type: number): string => (type === 1 || type === 2 ? workTypes[type] : workTypes[3]);

/** The month a job ended as a number to sort by; a current one comes before all that have ended. */
const endOf = ({ isCurrentlyWorking, endYear, endMonth }: Job): number =>
  isCurrentlyWorking || endYear === null || endMonth === null
    ? Number.MAX_SAFE_INTEGER
    : endYear * 12 + endMonth;
const startOf = ({ startYear, startMonth }: Job): number => startYear * 12 + startMonth;

const newestFirst = (jobs: readonly Job[]): Job[] =>
  jobs.toSorted((a, b) => endOf(b) - endOf(a) || startOf(b) - startOf(a));

const entryOf = (job: Job) => ({
  title: job.role,
  lines: [[job.organisation, job.location].filter(Boolean).join(', ')],
  note: [periodOf(job), workTypeOf(job.workType)].join(' · '),
});

const salaryOf = (
  { annualSalary, annualSalaryCurrency, showsSalary }: ProfileView,
  isOwn: boolean,
): string => {
  if (annualSalary === null) return isOwn ? '' : 'Not shared';
  const pay = yearlyPay(annualSalary, annualSalaryCurrency);
  return isOwn && !showsSalary ? `${pay} (not shown to employers)` : pay;
};

const total = ({ isFresher, experienceYears, experienceMonths }: ProfileView): string =>
  isFresher || experienceYears === null ? '' : duration(experienceYears, experienceMonths ?? 0);

/** Where the candidate worked, for what pay and with what. */
export const ExperienceSection = ({ profile, edit }: SectionProps) => {
  const internship = [profile.internRole, profile.internLocation, profile.internPeriod]
    .filter(Boolean)
    .join(', ');
  return (
    <Section id="work-experience" title="Work Experience" edit={edit}>
      <FactList
        facts={[
          ['Experience', profile.isFresher ? 'Fresher' : total(profile)],
          ['Internship', profile.isFresher ? internship : ''],
          ['Current annual salary', profile.isFresher ? '' : salaryOf(profile, edit !== undefined)],
        ]}
      />
      {!profile.isFresher && (
        <Entries label="Jobs" entries={newestFirst(profile.organisations).map(entryOf)} isTimeline />
      )}
      {profile.technologies.length > 0 && <Subtitle>Previous technologies</Subtitle>}
      <Terms
        label="Previous technologies"
        terms={profile.technologies.map(({ name, workedFor }) => ({
          name,
          note: workedFor === 0 ? 'under a year' : counted(workedFor, 'year'),
        }))}
      />
      {profile.countriesWorkedFor.length > 0 && <Subtitle>Countries worked for</Subtitle>}
      <Terms label="Countries worked for" terms={profile.countriesWorkedFor} />
      {profile.referrals.length > 0 && <Subtitle>Referrals (only you see them)</Subtitle>}
      <Terms
        label="Referrals"
        terms={profile.referrals.map(({ name, organisation }) => ({ name, note: organisation }))}
      />
    </Section>
  );
};
