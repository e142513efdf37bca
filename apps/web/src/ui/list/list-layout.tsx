import { Button, Drawer, Group, Stack, Title } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './list-layout.module.css';

type ListLayoutProps = {
  /** The fields of the filter. Mounted in the side column, or on a phone when the sheet opens. */
  readonly filters: ReactNode;
  /** How many filters are set. */
  readonly active: number;
  readonly onClear: () => void;
  /** What stands above the list: a search box, the sort. */
  readonly toolbar?: ReactNode;
  readonly children: ReactNode;
};

/** Keeps its place while there is nothing to clear, so that the panel does not jump. */
const Clear = ({ active, onClear }: Pick<ListLayoutProps, 'active' | 'onClear'>) => (
  <Button
    variant="subtle"
    size="compact-sm"
    onClick={onClear}
    style={{ visibility: active === 0 ? 'hidden' : 'visible' }}
  >
    Clear all
  </Button>
);

const FilterSheet = ({
  filters,
  active,
  onClear,
}: Pick<ListLayoutProps, 'filters' | 'active' | 'onClear'>) => {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" leftSection={<IconAdjustmentsHorizontal size={18} />} onClick={open}>
        {active === 0 ? 'Filters' : `Filters (${active})`}
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        size="85%"
        title="Filters"
        closeButtonProps={{ 'aria-label': 'Close filters' }}
      >
        <Stack>
          {filters}
          <Group justify="space-between">
            <Clear active={active} onClear={onClear} />
            <Button onClick={close}>Show results</Button>
          </Group>
        </Stack>
      </Drawer>
    </>
  );
};

/** A list with its filters: beside it on a desk, in a sheet on a phone. */
export const ListLayout = ({ filters, active, onClear, toolbar, children }: ListLayoutProps) => {
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  return (
    <div className={classes.layout}>
      {wide && (
        <aside className={classes.side} aria-label="Filters">
          <Group justify="space-between" mb="md">
            <Title order={2} size="h4">
              Filters
            </Title>
            <Clear active={active} onClear={onClear} />
          </Group>
          <Stack gap="md">{filters}</Stack>
        </aside>
      )}
      <div className={classes.main}>
        <Group mb="md" gap="sm">
          {!wide && <FilterSheet filters={filters} active={active} onClear={onClear} />}
          {toolbar}
        </Group>
        {children}
      </div>
    </div>
  );
};
