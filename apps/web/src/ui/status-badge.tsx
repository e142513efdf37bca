import classes from './status-badge.module.css';

type StatusBadgeProps = {
  /** `new`: wants attention; `good`: well; `quiet`: over, or nothing to do. */
  readonly tone: 'new' | 'good' | 'quiet';
  readonly children: string;
};

/** A state in a word, on its colour. */
export const StatusBadge = ({ tone, children }: StatusBadgeProps) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
);
