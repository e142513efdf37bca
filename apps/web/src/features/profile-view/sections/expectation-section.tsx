import type { ProfileView } from '@forte/contract';
import { Text } from '@mantine/core';
import { counted, yearlyPay } from '#core/format.ts';
import { FactList, Section, Subtitle } from '../section.tsx';
import type { SectionProps } from './section-props.ts';

const noticeOf = (days: number | null): string => {
  if (days === null) return '';
  return days === 0 ? 'Can start at once' : counted(days, 'day');
};

const factsOf = (profile: ProfileView) =>
  [
    ['Preferred Job', profile.preferredJobs.join(', ')],
    ['Mode of Work', profile.modesOfWork.join(', ')],
    ['Preferred Role', profile.preferredRoles.join(', ')],
    [
      'Expected Salary',
      profile.expectedSalary === null
        ? ''
        : yearlyPay(profile.expectedSalary, profile.expectedSalaryCurrency),
    ],
    ['Notice Period', noticeOf(profile.noticePeriodDays)],
  ] as const;

/** What the next job should be like. */
export const ExpectationSection = ({ profile, edit }: SectionProps) => (
  <Section id="expectations" title="Expectations" edit={edit}>
    <FactList facts={factsOf(profile)} />
    {profile.message !== '' && (
      <>
        <Subtitle>Message to the hiring manager</Subtitle>
        <Text dir="auto" maw="65ch" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {profile.message}
        </Text>
      </>
    )}
  </Section>
);
