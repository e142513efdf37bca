import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './terms.module.css';

type Term =
  | string
  | {
      readonly name: string;
      readonly note?: string;
      /** The reader has it too. */
      readonly isOwn?: boolean;
    };

type TermsProps = {
  /** What they are, for screen readers: "Skills". */
  readonly label: string;
  readonly terms: readonly Term[];
  /** How many are shown; the rest is counted. */
  readonly most?: number;
};

const Own = () => (
  <>
    <IconCheck size={13} stroke={2.4} aria-hidden className={classes.check} />
    <VisuallyHidden>You have </VisuallyHidden>
  </>
);

/** Skills, technologies and the like as small labels. */
export const Terms = ({ label, terms, most = terms.length }: TermsProps) => {
  if (terms.length === 0) return null;
  const shown = terms.slice(0, most).map((term) => (typeof term === 'string' ? { name: term } : term));
  return (
    <ul className={classes.terms} aria-label={label}>
      {shown.map(({ name, note, isOwn }) => (
        <li key={name} className={classes.term} data-own={isOwn || undefined}>
          {isOwn && <Own />}
          {name}
          {note !== undefined && <span className={classes.quiet}> {note}</span>}
        </li>
      ))}
      {terms.length > most && (
        <li className={classes.term} data-more>
          {`+${terms.length - most} more`}
        </li>
      )}
    </ul>
  );
};
