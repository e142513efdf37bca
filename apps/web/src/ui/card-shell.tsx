import type { ReactNode } from 'react';
import { CardEnd, type CardEndProps } from './card-end.tsx';
import classes from './card-shell.module.css';
import { Slot } from './slot.tsx';

type CardShellProps = CardEndProps & {
  /** The heading: a link opens the whole card. */
  readonly title: ReactNode;
  /** In front of the heading, as a photo. */
  readonly leading?: ReactNode;
  /** Below the heading. */
  readonly subtitle?: ReactNode;
  /** How well it fits, with its reasons. */
  readonly score?: ReactNode;
  /** The figure that cards are compared by: under each other on a desk, a line of its own on a phone. */
  readonly amount?: ReactNode;
  /** At the end of the heading's line: a heart, a state. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
  /** What is read apart from the rest, as a history: at the side where there is room. */
  readonly beside?: ReactNode;
};

/** A card of a list, in plain markup: what matters most at the top, what can be done at the end. */
export const CardShell = ({ title, children, terms, foot, actions, ...slots }: CardShellProps) => (
  <article className={classes.card}>
    <div className={classes.grid}>
      <Slot className={classes.leading}>{slots.leading}</Slot>
      <h2 className={classes.title}>{title}</h2>
      <Slot className={classes.subtitle}>{slots.subtitle}</Slot>
      <Slot className={classes.score}>{slots.score}</Slot>
      <Slot className={classes.amount}>{slots.amount}</Slot>
      <Slot className={classes.aside}>{slots.aside}</Slot>
      <div className={classes.body}>
        {children}
        <CardEnd {...{ terms, foot, actions }} />
      </div>
      <Slot className={classes.beside}>{slots.beside}</Slot>
    </div>
  </article>
);
