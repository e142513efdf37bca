import { Button, Drawer, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ClearAll } from './clear-all.tsx';
import classes from './filter-sheet.module.css';

export type FilterProps = {
  /** The fields of the filter. Mounted in the side column, or on a phone when the sheet opens. */
  readonly filters: ReactNode;
  /** How many filters are set. */
  readonly active: number;
  readonly onClear: () => void;
  /** What they leave, as "24 jobs"; undefined until it is known. */
  readonly found: string | undefined;
};

/** The filters on a phone: a sheet from below, whose button says how much they leave. */
export const FilterSheet = ({ filters, active, onClear, found }: FilterProps) => {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button
        variant="default"
        h="auto"
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        onClick={open}
      >
        {active === 0 ? 'Filters' : `Filters (${active})`}
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        size="88%"
        title="Filters"
        closeButtonProps={{ 'aria-label': 'Close filters' }}
        classNames={{ content: classes.sheet ?? '', body: classes.body ?? '' }}
      >
        <Stack>{filters}</Stack>
        <div className={classes.foot}>
          <ClearAll active={active} onClear={onClear} />
          <Button onClick={close} className={classes.show ?? ''}>
            {found === undefined ? 'Show results' : `Show ${found}`}
          </Button>
        </div>
      </Drawer>
    </>
  );
};
