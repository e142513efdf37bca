import { type CSSProperties, Fragment, type ReactNode } from 'react';
import classes from './facts.module.css';

type FactsProps = {
  readonly facts: readonly ReactNode[];
  /** Widths on a wide card, as CSS grid columns: what is compared stands under each other. */
  readonly columns?: string;
  /** The first is what matters most. */
  readonly isFirstBold?: boolean;
  /** What is looked at second. */
  readonly isQuiet?: boolean;
};

/** A few short facts in one line, with a dot between them; what is empty is left out, and in columns left free. */
export const Facts = ({ facts, columns, isFirstBold = false, isQuiet = false }: FactsProps) => (
  <p
    className={classes.facts}
    data-bold={isFirstBold || undefined}
    data-quiet={isQuiet || undefined}
    data-columns={columns !== undefined || undefined}
    style={{ '--columns': columns } as CSSProperties} // React's type knows no variables
  >
    {facts.map((fact, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fact's place is what it means
      <Fragment key={at}>
        <span className={classes.fact} data-known={Boolean(fact) || undefined}>
          {fact || null}
        </span>{' '}
      </Fragment>
    ))}
  </p>
);
