import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './panel.module.css';

type PanelProps = { readonly title?: string; readonly children: ReactNode };

/** A part of a page on a ground of its own. */
export const Panel = ({ title, children }: PanelProps) => (
  <section className={classes.panel}>
    {title !== undefined && (
      <Title order={2} size="h3">
        {title}
      </Title>
    )}
    {children}
  </section>
);
