import { Button, Drawer, Stack } from '@mantine/core';
import { Suspense } from 'react';
import { ClearAll } from './clear-all.tsx';
import classes from './filter-sheet.module.css';
import type { FilterProps } from './filter-sheet.tsx';

type FilterDrawerProps = Omit<FilterProps, 'loadFilters'> & {
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** The filters on a phone, from below; the button says how much they leave. */
export const FilterDrawer = ({ opened, onClose, filters, active, onClear, found }: FilterDrawerProps) => (
  <Drawer
    opened={opened}
    onClose={onClose}
    position="bottom"
    size="88%"
    title="Filters"
    closeButtonProps={{ 'aria-label': 'Close filters' }}
    classNames={{ content: classes.sheet ?? '', body: classes.body ?? '' }}
  >
    <Stack>
      <Suspense fallback={null}>{filters}</Suspense>
    </Stack>
    <div className={classes.foot}>
      <ClearAll active={active} onClear={onClear} />
      <Button onClick={onClose} className={classes.show ?? ''}>
        {found === undefined ? 'Show results' : `Show ${found}`}
      </Button>
    </div>
  </Drawer>
);
