import type { Application } from '@forte/contract';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { applicantsSearch } from '#core/applicants-search.ts';
import { day, duration, expectedPay } from '#core/format.ts';
import { paths } from '#core/paths.ts';
import { useAddress } from '#core/use-address.ts';
import { visaText } from '#core/visa-text.ts';
import { nameOf } from '#ui/answer/addressee.ts';
import { AnswerButtons } from '#ui/answer/answer-buttons.tsx';
import { ApplicationBadge, ApplicationTimeline } from '#ui/application-status.tsx';
import { CardShell } from '#ui/card-shell.tsx';
import { Facts } from '#ui/facts.tsx';
import type { CardShape } from '#ui/list/card-skeleton.tsx';
import { MatchScore } from '#ui/match/match-score.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { Terms } from '#ui/terms.tsx';
import classes from './application-card.module.css';
import { Choose } from './choose.tsx';
import type { Answers } from './use-answers.ts';

const gone = { open: '', closed: ' (closed)', deleted: ' (deleted)' } as const;
type CardProps = { readonly application: Application; readonly answers: Answers };

const Status = ({ application: { status, withdrawnAt } }: { application: Application }) => {
  if (withdrawnAt !== null) return <ApplicationBadge state="withdrawn" />;
  return status === 'sent' ? <StatusBadge tone="new">New</StatusBadge> : <ApplicationBadge state={status} />;
};

const Actions = ({ application, answers }: CardProps) => (
  <>
    <Choose application={application} choice={answers.choice} />
    <AnswerButtons application={application} answer={answers} />
  </>
);

const Pay = ({ application: { candidate } }: { application: Application }) => (
  <span className={classes.pay} data-stated={candidate.expectedSalary !== null}>
    {expectedPay(candidate.expectedSalary, candidate.currency)}
  </span>
);

const Foot = ({ application: { candidate, linkedInProfile, timeline } }: { application: Application }) => (
  <>
    {linkedInProfile !== '' && (
      <Anchor href={linkedInProfile} target="_blank" rel="noopener noreferrer" size="xs">
        {`LinkedIn profile of ${candidate.firstName}`}
      </Anchor>
    )}
    {timeline.length > 1 && (
      <details className={classes.history}>
        <summary>History</summary>
        <ApplicationTimeline label={`History of ${candidate.firstName}’s application`} events={timeline} />
      </details>
    )}
  </>
);

const Title = ({ application }: { application: Application }) => {
  const { search } = useAddress(applicantsSearch);
  return (
    <Link
      to={paths.candidate}
      params={{ id: application.candidate.id }}
      search={{ ...search, pages: undefined, application: application.id }}
      state={{ fromList: true }}
    >
      {nameOf(application)}
    </Link>
  );
};

export const applicationShape: CardShape = {
  parts: ['photo', 'score', 'amount', 'aside', 'foot'],
  buttons: ['1.5rem', '5rem', '4.5rem', '3.5rem'],
  columns: '9.5rem 9.5rem minmax(0, 1fr)',
};

/** An application (APPLIED-01): who, to what and when, and the answer to it; the card opens the profile. */
export const ApplicationCard = ({ application, answers }: CardProps) => {
  const { candidate, posting, skills, appliedAt } = application;
  return (
    <CardShell
      leading={<PersonAvatar {...candidate} />}
      title={<Title application={application} />}
      subtitle={
        <p className={classes.applied}>
          {`Applied to ${posting.jobTitle}${gone[posting.availability]}, ${day(appliedAt)}`}
        </p>
      }
      score={
        <MatchScore
          score={application.matchScore}
          postingId={posting.id}
          candidateId={candidate.id}
          about={nameOf(application)}
        />
      }
      amount={<Pay application={application} />}
      aside={
        <span className={classes.status}>
          <Status application={application} />
        </span>
      }
      terms={<Terms label="Skills" terms={skills} most={4} />}
      foot={<Foot application={application} />}
      actions={application.withdrawnAt === null && <Actions application={application} answers={answers} />}
    >
      <Facts
        facts={[
          duration(candidate.experienceYears, candidate.experienceMonths),
          visaText(candidate.visaStatus),
          candidate.education,
        ]}
        columns={applicationShape.columns}
      />
    </CardShell>
  );
};
