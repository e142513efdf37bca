import type { Answering, Job } from '@forte/contract';
import { Link } from '@tanstack/react-router';
import { counted, day } from '#core/format.ts';
import { paths } from '#core/paths.ts';
import { ApplicationTimeline } from '#ui/application-status.tsx';
import { CardShell } from '#ui/card-shell.tsx';
import { Facts } from '#ui/facts.tsx';
import { RelativeDay } from '#ui/relative-day.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { Terms } from '#ui/terms.tsx';
import { ApplyButton, SaveButton } from './job-actions.tsx';
import { mainFacts } from './job-facts.ts';
import classes from './jobs.module.css';

/** Whether a posting still takes applications; nothing to say while it does. */
export const Availability = ({ job }: { job: Pick<Job, 'availability'> }) =>
  job.availability === 'open' ? null : (
    <StatusBadge tone="quiet">{job.availability === 'closed' ? 'Closed' : 'No longer available'}</StatusBadge>
  );

/** How an employer answers (STAT-03): "Answers 8 of 10 applications, usually within 3 days". */
export const answeringText = ({ counted: all, answered, medianHours }: Answering): string => {
  const often = `Answers ${answered} of ${counted(all, 'application')}`;
  if (medianHours === null) return often;
  const days = Math.ceil(medianHours / 24);
  return `${often}, usually within ${days <= 1 ? 'a day' : counted(days, 'day')}`;
};

/** A closed one opens for who applied only (BROWSE-04): a saved one is still listed, but leads nowhere. */
const canOpen = ({ availability, timeline }: Job): boolean => availability === 'open' || timeline.length > 0;

type JobCardProps = { readonly job: Job; readonly showsTimeline?: boolean };

/** A job in a list (BROWSE-01, BROWSE-03): the whole card opens it. */
export const JobCard = ({ job, showsTimeline = false }: JobCardProps) => (
  <CardShell
    title={
      canOpen(job) ? (
        <Link to={paths.exploreJob} params={{ id: job.id }} state={{ fromList: true }}>
          {job.jobTitle}
        </Link>
      ) : (
        job.jobTitle
      )
    }
    subtitle={
      <p className={classes.quiet}>{[job.company, job.location, job.country].filter(Boolean).join(' · ')}</p>
    }
    aside={
      <div className={classes.actions}>
        <SaveButton job={job} />
        <ApplyButton job={job} />
      </div>
    }
  >
    <Facts facts={mainFacts(job)} />
    <Terms
      label="Skills and technologies"
      terms={[...new Set([...job.skills, ...job.technologies])]}
      most={6}
    />
    <p className={classes.foot}>
      <Availability job={job} />
      {!showsTimeline && job.isApplied && job.appliedAt !== null && (
        <span>{`Applied ${day(job.appliedAt)}`}</span>
      )}
      <span>
        Posted <RelativeDay date={job.createdAt} />
      </span>
      {job.answering !== null && <span>{answeringText(job.answering)}</span>}
    </p>
    {showsTimeline && job.timeline.length > 0 && (
      <ApplicationTimeline label={`Your application for ${job.jobTitle}`} events={job.timeline} />
    )}
  </CardShell>
);
