import type { ReactNode } from 'react';
import classes from './toolbar.module.css';

type ToolbarProps = {
  /** The search box: on a phone it has a line of its own. */
  readonly search?: ReactNode;
  /** More than one select follows. */
  readonly isFull?: boolean;
  readonly children?: ReactNode;
};

/** What stands above a list: its search box, its filters, its sort. */
export const Toolbar = ({ search, isFull = false, children }: ToolbarProps) => (
  <div className={classes.toolbar} data-full={isFull || undefined}>
    {search !== undefined && <div className={classes.search}>{search}</div>}
    {children}
  </div>
);
