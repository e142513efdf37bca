import type { ReactNode } from 'react';
import classes from './card-shell.module.css';

type CardShellProps = {
  /** The heading: a link opens the whole card. */
  readonly title: ReactNode;
  /** In front of the heading, as a photo. */
  readonly leading?: ReactNode;
  /** Below the heading. */
  readonly subtitle?: ReactNode;
  /** Beside the heading at the end, as a score. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons; targets of their own. */
  readonly actions?: ReactNode;
};

/** A card of a list, in plain markup. */
export const CardShell = ({ title, leading, subtitle, aside, children, actions }: CardShellProps) => (
  <article className={classes.card}>
    <div className={classes.head}>
      {leading !== undefined && <div className={classes.leading}>{leading}</div>}
      <h2 className={classes.title}>{title}</h2>
      {subtitle !== undefined && <div className={classes.subtitle}>{subtitle}</div>}
      {aside !== undefined && <div className={classes.aside}>{aside}</div>}
    </div>
    {children}
    {actions !== undefined && <div className={classes.actions}>{actions}</div>}
  </article>
);
