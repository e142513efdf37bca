import type { Job } from '@forte/contract';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { day } from '#core/format.ts';
import { paths } from '#core/paths.ts';
import { ApplicationTimeline } from '#ui/application-status.tsx';
import { CardShell } from '#ui/card-shell.tsx';
import { Facts } from '#ui/facts.tsx';
import type { CardShape } from '#ui/list/card-skeleton.tsx';
import { RelativeDay } from '#ui/relative-day.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { ApplyButton, SaveButton } from './job-actions.tsx';
import classes from './job-card.module.css';
import { JobScore } from './job-score.tsx';
import { JobTerms } from './job-terms.tsx';
import { answeringText, companyAndPlace, mainFacts } from './job-text.ts';

/** Whether a posting still takes applications; nothing to say while it does. */
export const Availability = ({ job }: { job: Pick<Job, 'availability'> }) =>
  job.availability === 'open' ? null : (
    <StatusBadge tone="quiet">{job.availability === 'closed' ? 'Closed' : 'No longer available'}</StatusBadge>
  );

/** A closed one opens for who applied only (BROWSE-04): a saved one is still listed, but leads nowhere. */
const canOpen = ({ availability, timeline }: Job): boolean => availability === 'open' || timeline.length > 0;

const Title = ({ job }: { job: Job }) =>
  canOpen(job) ? (
    <Link to={paths.exploreJob} params={{ id: job.id }} state={{ fromList: true }}>
      {job.jobTitle}
    </Link>
  ) : (
    job.jobTitle
  );

const Foot = ({ job, saysApplied }: { job: Job; saysApplied: boolean }) => (
  <>
    <Availability job={job} />
    {saysApplied && job.isApplied && job.appliedAt !== null && <span>{`Applied ${day(job.appliedAt)}`}</span>}
    <span>
      Posted <RelativeDay date={job.createdAt} />
    </span>
    {job.answering !== null && <span>{answeringText(job.answering)}</span>}
  </>
);

export const jobShape: CardShape = {
  parts: ['score', 'foot'],
  buttons: ['1.875rem', '4.25rem'],
  columns: '9.5rem minmax(0, 9.5rem) minmax(0, 10.5rem) minmax(0, 7.5rem) minmax(0, 1fr)',
};

/** With what became of the application. */
export const appliedShape: CardShape = {
  ...jobShape,
  parts: [...jobShape.parts, 'history'],
  buttons: ['1.875rem', '6rem'],
};

type JobCardProps = {
  readonly job: Job;
  /** With what became of the application. */
  readonly showsTimeline?: boolean;
};

/** A job in a list (BROWSE-01, BROWSE-03): the whole card opens it. Drawn anew when the job changes, not with the page. */
export const JobCard = memo(({ job, showsTimeline = false }: JobCardProps) => (
  <CardShell
    title={<Title job={job} />}
    subtitle={<p className={classes.place}>{companyAndPlace(job)}</p>}
    score={<JobScore job={job} />}
    terms={<JobTerms job={job} />}
    foot={<Foot job={job} saysApplied={!showsTimeline} />}
    actions={
      <>
        <SaveButton job={job} />
        <ApplyButton job={job} />
      </>
    }
    beside={
      showsTimeline &&
      job.timeline.length > 0 && (
        <ApplicationTimeline label={`Your application for ${job.jobTitle}`} events={job.timeline} isOfCard />
      )
    }
  >
    <Facts isFirstBold facts={mainFacts(job)} columns={jobShape.columns} />
  </CardShell>
));
