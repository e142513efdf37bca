import { Group, Stack, Title } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useIsWide } from '#core/wide.ts';
import { Bone } from '../bone.tsx';
import { ClearAll } from './clear-all.tsx';
import { type FilterProps, FilterSheet } from './filter-sheet.tsx';
import classes from './list-layout.module.css';
import { Toolbar } from './toolbar.tsx';

type ListLayoutProps = FilterProps & {
  /** The search box. */
  readonly search?: ReactNode;
  /** What else stands above the list: the sort. */
  readonly tools?: ReactNode;
  /** There is more than one. */
  readonly isFull?: boolean;
  readonly children: ReactNode;
};

/** The fields, before they are there. */
const fieldShapes = (
  <Stack gap="md" aria-busy>
    {['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map((field) => (
      <Stack key={field} gap={6} aria-hidden>
        <Bone width="6rem" />
        <Bone width="100%" shape="field" />
      </Stack>
    ))}
  </Stack>
);

const FilterPanel = ({ filters, active, onClear }: Pick<FilterProps, 'filters' | 'active' | 'onClear'>) => (
  <aside className={classes.side} aria-label="Filters">
    <Group justify="space-between" className={classes.head ?? ''}>
      <Title order={2} size="h4">
        Filters
      </Title>
      <ClearAll active={active} onClear={onClear} />
    </Group>
    <Stack gap="md" className={classes.fields ?? ''}>
      <Suspense fallback={fieldShapes}>{filters}</Suspense>
    </Stack>
  </aside>
);

/** A list with its filters: beside it on a desk, in a sheet on a phone. */
export const ListLayout = ({ search, tools, isFull = false, children, ...filter }: ListLayoutProps) => {
  const wide = useIsWide();
  return (
    <div className={classes.layout}>
      {wide && <FilterPanel {...filter} />}
      <div className={classes.main}>
        <Toolbar search={search} isFull={isFull}>
          {!wide && <FilterSheet {...filter} />}
          {tools}
        </Toolbar>
        {children}
      </div>
    </div>
  );
};
