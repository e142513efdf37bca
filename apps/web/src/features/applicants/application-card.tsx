import type { Application } from '@forte/contract';
import { Anchor, Button, Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { day, duration, expectedPay } from '#core/format.ts';
import { paths } from '#core/paths.ts';
import { ApplicationBadge, ApplicationTimeline } from '#ui/application-status.tsx';
import { CardShell } from '#ui/card-shell.tsx';
import { Facts } from '#ui/facts.tsx';
import type { CardShape } from '#ui/list/card-skeleton.tsx';
import { MatchScore } from '#ui/match/match-score.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { Terms } from '#ui/terms.tsx';
import { verbOf } from './answer-dialog.tsx';
import classes from './application-card.module.css';
import { type Answers, useSeen } from './use-answers.ts';

const gone = { open: '', closed: ' (closed)', deleted: ' (deleted)' } as const;
const answersTo = ['shortlisted', 'declined', 'hired'] as const;

type CardProps = { readonly application: Application; readonly answers: Answers };

const Status = ({ application: { status, withdrawnAt } }: { application: Application }) => {
  if (withdrawnAt !== null) return <ApplicationBadge state="withdrawn" />;
  return status === 'sent' ? <StatusBadge tone="new">New</StatusBadge> : <ApplicationBadge state={status} />;
};

const Actions = ({ application, answers }: CardProps) => {
  const { id, status, candidate } = application;
  const name = `${candidate.firstName} ${candidate.lastName}`;
  return (
    <>
      <Checkbox
        className={classes.choose ?? ''}
        size="md"
        label={<span className={classes.chooseWord}>Choose</span>}
        aria-label={`Choose ${name}`}
        checked={answers.chosen.has(id)}
        onChange={(event) => answers.choose(id, event.currentTarget.checked)}
      />
      {answersTo
        .filter((answer) => answer !== status)
        .map((answer) => (
          <Button
            key={answer}
            size="xs"
            variant="default"
            aria-label={`${verbOf(answer)} ${name}`}
            onClick={() => answers.write(answer, [id])}
          >
            {verbOf(answer)}
          </Button>
        ))}
    </>
  );
};

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

const Title = ({ application: { id, candidate, status, withdrawnAt } }: { application: Application }) => {
  const seen = useSeen();
  const open = () => {
    if (status === 'sent' && withdrawnAt === null) seen(id);
  };
  return (
    <Link
      to={paths.candidate}
      params={{ id: candidate.id }}
      state={{ fromList: true }}
      onClick={open}
      onAuxClick={open}
    >
      {`${candidate.firstName} ${candidate.lastName}`}
    </Link>
  );
};

export const applicationShape: CardShape = {
  parts: ['photo', 'score', 'amount', 'aside', 'foot', 'actions'],
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
          about={`${candidate.firstName} ${candidate.lastName}`}
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
          candidate.visaStatus,
          candidate.education,
        ]}
        columns={applicationShape.columns}
      />
    </CardShell>
  );
};
