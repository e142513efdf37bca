import type { ApplicationNeighbour } from '@forte/contract';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import classes from './neighbours.module.css';
import type { ListSearch } from './use-opened-application.ts';

type WayProps = {
  readonly side: 'previous' | 'next';
  readonly to: ApplicationNeighbour;
  readonly search: ListSearch;
};

const words = { previous: 'Previous application', next: 'Next application' } as const;

/** The profiles replace each other in the history, so that one step back still leads to the list. */
const Way = ({ side, to, search }: WayProps) => (
  <Link
    className={classes.way}
    data-side={side}
    to={paths.candidate}
    params={{ id: to.candidateId }}
    search={{ ...search, application: to.id }}
    state={(state) => state}
    replace
  >
    {side === 'previous' && <IconChevronLeft size={18} aria-hidden />}
    <span className={classes.text}>
      <span className={classes.word}>{words[side]}</span>
      <span>{`${to.firstName} ${to.lastName}`}</span>
    </span>
    {side === 'next' && <IconChevronRight size={18} aria-hidden />}
  </Link>
);

type NeighboursProps = {
  readonly previous: ApplicationNeighbour | null;
  readonly next: ApplicationNeighbour | null;
  readonly search: ListSearch;
};

/** The way to the applications before and after this one in the list that it was opened from. */
export const Neighbours = ({ previous, next, search }: NeighboursProps) =>
  previous === null && next === null ? null : (
    <nav className={classes.ways} aria-label="Applications beside this one">
      {previous !== null && <Way side="previous" to={previous} search={search} />}
      {next !== null && <Way side="next" to={next} search={search} />}
    </nav>
  );
