import type { Application, ApplicationStatus } from '@forte/contract';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { day, duration, yearlyPay } from '#core/format.ts';
import { paths } from '#core/paths.ts';
import { CardShell } from '#ui/card-shell.tsx';
import { Facts } from '#ui/facts.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { Terms } from '#ui/terms.tsx';
import classes from './application-card.module.css';

const statuses = {
  sent: { word: 'New', tone: 'new' },
  seen: { word: 'Seen', tone: 'quiet' },
  shortlisted: { word: 'Shortlisted', tone: 'good' },
  declined: { word: 'Declined', tone: 'quiet' },
  hired: { word: 'Hired', tone: 'good' },
} as const satisfies Record<ApplicationStatus, { word: string; tone: 'new' | 'good' | 'quiet' }>;

const gone = { open: '', closed: ' (closed)', deleted: ' (deleted)' } as const;

/** An application (APPLIED-01): who, to what and when; the card opens the profile. */
export const ApplicationCard = ({ application }: { application: Application }) => {
  const { candidate, posting, skills, linkedInProfile, status, appliedAt } = application;
  const name = `${candidate.firstName} ${candidate.lastName}`;
  return (
    <CardShell
      leading={<PersonAvatar {...candidate} />}
      title={
        <Link to={paths.candidate} params={{ id: candidate.id }} state={{ fromList: true }}>
          {name}
        </Link>
      }
      subtitle={
        <p className={classes.quiet}>
          {`Applied to ${posting.jobTitle}${gone[posting.availability]}, ${day(appliedAt)}`}
        </p>
      }
      aside={<StatusBadge tone={statuses[status].tone}>{statuses[status].word}</StatusBadge>}
    >
      <Facts
        facts={[
          duration(candidate.experienceYears, candidate.experienceMonths),
          candidate.expectedSalary !== null && yearlyPay(candidate.expectedSalary, candidate.currency),
          candidate.visaStatus,
          candidate.education,
        ]}
      />
      <Terms label="Skills" terms={skills} most={6} />
      {linkedInProfile !== '' && (
        <p className={classes.quiet}>
          <Anchor href={linkedInProfile} target="_blank" rel="noopener noreferrer" size="sm">
            {`LinkedIn profile of ${candidate.firstName}`}
          </Anchor>
        </p>
      )}
    </CardShell>
  );
};
