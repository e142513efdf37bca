import type { ReactNode } from 'react';
import classes from './card-end.module.css';
import { Slot } from './slot.tsx';

export type CardEndProps = {
  /** Skills and the like. */
  readonly terms?: ReactNode;
  /** What matters least, in small quiet words. */
  readonly foot?: ReactNode;
  /** Buttons at the end; targets of their own. */
  readonly actions?: ReactNode;
};

/** The last lines of a card, its buttons at their end. */
export const CardEnd = ({ terms, foot, actions }: CardEndProps) => (
  <div className={classes.end}>
    <Slot className={classes.terms}>{terms}</Slot>
    <Slot className={classes.foot}>{foot}</Slot>
    <Slot className={classes.actions}>{actions}</Slot>
  </div>
);
