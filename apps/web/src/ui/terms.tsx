import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './terms.module.css';

type Term = {
  readonly name: string;
  readonly note?: string;
  /** The reader has it too. */
  readonly isOwn?: boolean;
};

type TermsProps = {
  /** What they are, for screen readers: "Skills". */
  readonly label: string;
  readonly terms: readonly (string | Term)[];
  /** How many are shown; the rest is counted. */
  readonly most?: number;
};

const Own = () => (
  <>
    <IconCheck size={13} stroke={2.4} aria-hidden className={classes.check} />
    <VisuallyHidden>You have </VisuallyHidden>
  </>
);

const Chip = ({ name, note, isOwn }: Term) => (
  <span className={classes.term} data-own={isOwn || undefined}>
    {isOwn && <Own />}
    {name}
    {note !== undefined && <span className={classes.quiet}> {note}</span>}
  </span>
);

/** Skills, technologies and the like as small labels. */
export const Terms = ({ label, terms, most = terms.length }: TermsProps) => {
  if (terms.length === 0) return null;
  const shown = terms.slice(0, most).map((term) => (typeof term === 'string' ? { name: term } : term));
  const rest = terms.length - shown.length;
  return (
    <ul className={classes.terms} aria-label={label}>
      {shown.map((term, at) => (
        <li key={term.name} className={classes.item}>
          <Chip {...term} />
          {rest > 0 && at === shown.length - 1 && <span className={classes.more}> {`+${rest} more`}</span>}
        </li>
      ))}
    </ul>
  );
};
