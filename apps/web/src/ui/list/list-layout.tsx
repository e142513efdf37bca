import { Group, Stack, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
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

const FilterPanel = ({ filters, active, onClear }: Omit<FilterProps, 'found'>) => (
  <aside className={classes.side} aria-label="Filters">
    <Group justify="space-between" className={classes.head ?? ''}>
      <Title order={2} size="h4">
        Filters
      </Title>
      <ClearAll active={active} onClear={onClear} />
    </Group>
    <Stack gap="md" className={classes.fields ?? ''}>
      {filters}
    </Stack>
  </aside>
);

/** A list with its filters: beside it on a desk, in a sheet on a phone. */
export const ListLayout = ({ search, tools, isFull = false, children, ...filter }: ListLayoutProps) => {
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
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
