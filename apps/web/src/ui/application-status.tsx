import type { ApplicationEvent, ApplicationState } from '@forte/contract';
import { day } from '#core/format.ts';
import classes from './application-status.module.css';
import { Bone } from './bone.tsx';
import { StatusBadge } from './status-badge.tsx';

const looks = {
  sent: { word: 'Sent', tone: 'quiet' },
  seen: { word: 'Seen', tone: 'quiet' },
  shortlisted: { word: 'Shortlisted', tone: 'good' },
  declined: { word: 'Declined', tone: 'quiet' },
  hired: { word: 'Hired', tone: 'good' },
  withdrawn: { word: 'Withdrawn', tone: 'quiet' },
} as const satisfies Record<ApplicationState, { word: string; tone: 'good' | 'quiet' }>;

export const stateWord = (state: ApplicationState): string => looks[state].word;

/** Where an application stands. */
export const ApplicationBadge = ({ state }: { state: ApplicationState }) => (
  <StatusBadge tone={looks[state].tone}>{looks[state].word}</StatusBadge>
);

type TimelineProps = {
  readonly label: string;
  readonly events: ApplicationEvent[];
  /** Beside a card where there is room, else along its foot. */
  readonly isOfCard?: boolean;
};

/** What became of an application, with dates and what the employer wrote (STAT-02). */
export const ApplicationTimeline = ({ label, events, isOfCard = false }: TimelineProps) => (
  <ol className={classes.timeline} data-strip={isOfCard || undefined} aria-label={label}>
    {events.map(({ status, message, at }) => (
      <li key={`${status} ${at.getTime()}`}>
        <span className={classes.step}>{looks[status].word}</span>
        <time dateTime={at.toISOString()}>{day(at)}</time>
        {message !== '' && <p className={classes.message}>{message}</p>}
      </li>
    ))}
  </ol>
);

/** The two steps that most applications have come to, of a card, before they are there. */
export const ApplicationTimelineShape = () => (
  <ul className={classes.timeline} data-strip>
    {['8rem', '9rem'].map((width) => (
      <li key={width}>
        <Bone width={width} />
      </li>
    ))}
  </ul>
);
