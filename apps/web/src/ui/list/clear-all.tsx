import { Button } from '@mantine/core';

type ClearAllProps = {
  /** How many filters are set. */
  readonly active: number;
  readonly onClear: () => void;
};

/** Keeps its place while there is nothing to clear, so that nothing beside it jumps. */
export const ClearAll = ({ active, onClear }: ClearAllProps) => (
  <Button
    variant="subtle"
    size="compact-sm"
    onClick={onClear}
    style={{ visibility: active === 0 ? 'hidden' : 'visible' }}
  >
    Clear all
  </Button>
);
