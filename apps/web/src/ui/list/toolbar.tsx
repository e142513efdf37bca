import type { ReactNode } from 'react';
import classes from './toolbar.module.css';

type ToolbarProps = {
  /** The search box: on a phone it has a line of its own. */
  readonly search?: ReactNode;
  readonly children?: ReactNode;
};

/** What stands above a list: its search box, its filters, its sort. */
export const Toolbar = ({ search, children }: ToolbarProps) => (
  <div className={classes.toolbar}>
    {search !== undefined && <div className={classes.search}>{search}</div>}
    {children}
  </div>
);
