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
  /** How many on a card that has the room. */
  readonly mostWide?: number;
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
export const Terms = ({ label, terms, most = terms.length, mostWide = most }: TermsProps) => {
  if (terms.length === 0) return null;
  const shown = terms.slice(0, mostWide).map((term) => (typeof term === 'string' ? { name: term } : term));
  /** Behind the last that is shown: how many are not. */
  const restAt = (place: number, width: 'narrow' | 'wide' | undefined) =>
    terms.length > place && (
      <span className={classes.more} data-only={width}>
        {' '}
        {`+${terms.length - place} more`}
      </span>
    );
  return (
    <ul className={classes.terms} aria-label={label}>
      {shown.map((term, at) => (
        <li key={term.name} className={classes.item} data-only={at < most ? undefined : 'wide'}>
          <Chip {...term} />
          {at + 1 === most && restAt(most, most === mostWide ? undefined : 'narrow')}
          {at + 1 === mostWide && mostWide > most && restAt(mostWide, 'wide')}
        </li>
      ))}
    </ul>
  );
};
