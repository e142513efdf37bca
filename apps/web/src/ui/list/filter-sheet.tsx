import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { late } from '#core/late.tsx';
import { useLateOpening } from '#core/use-late-opening.ts';

export type FilterProps = {
  /** The fields of the filter. Mounted in the side column, or on a phone when the sheet opens. */
  readonly filters: ReactNode;
  /** Loads them: a phone does so once the list is there. */
  readonly loadFilters: () => Promise<void>;
  /** How many filters are set. */
  readonly active: number;
  readonly onClear: () => void;
  /** What they leave, as "24 jobs"; undefined until it is known. */
  readonly found: string | undefined;
};

const FilterDrawer = late(() => import('./filter-drawer.tsx'), 'FilterDrawer');

/** The filters on a phone: a button, and the sheet that it opens. */
export const FilterSheet = ({ loadFilters, ...filter }: FilterProps) => {
  const { isHere, isComing, opened, open, close } = useLateOpening({
    load: () => Promise.all([FilterDrawer.load(), loadFilters()]),
    what: 'The filters',
    ahead: true,
  });
  return (
    <>
      <Button
        variant="default"
        h="auto"
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        onClick={open}
        aria-busy={isComing}
      >
        {filter.active === 0 ? 'Filters' : `Filters (${filter.active})`}
      </Button>
      {isHere && <FilterDrawer {...filter} opened={opened} onClose={close} />}
    </>
  );
};
