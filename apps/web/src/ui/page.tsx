import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page.module.css';

type PageProps = {
  /** The heading, and the document's title unless `documentTitle` is given. */
  readonly title: string;
  readonly documentTitle?: string;
  /** Decoration above the heading. */
  readonly drawing?: ReactNode;
  /** One sentence below the heading. */
  readonly lead?: ReactNode;
  /** What stands beside the heading: one primary action at most. */
  readonly actions?: ReactNode;
  /** `form` 560 px, `content` the whole width. */
  readonly width?: 'form' | 'content';
  readonly children: ReactNode;
};

/** The frame of every page: its title, its one h1 (which takes focus after a navigation) and its width. */
export const Page = ({ title, documentTitle, width = 'content', ...parts }: PageProps) => (
  <div className={classes.page} data-width={width}>
    <title>{`${documentTitle ?? title} - Forte`}</title>
    {parts.drawing}
    <div className={classes.head}>
      <Title order={1} tabIndex={-1}>
        {title}
      </Title>
      {parts.actions}
      {parts.lead && <div className={classes.lead}>{parts.lead}</div>}
    </div>
    {parts.children}
  </div>
);
