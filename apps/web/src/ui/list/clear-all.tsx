import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';

type ClearAllProps = {
  /** How many filters are set. */
  readonly active: number;
  readonly onClear: () => void;
};

/** Who pressed it by key goes on at the first filter: a button that hides takes the focus with it. */
const goOn = ({ detail, currentTarget }: MouseEvent<HTMLElement>): void => {
  if (detail !== 0) return; // a finger would get the keyboard of its screen
  currentTarget.closest('aside, [role=dialog]')?.querySelector('input')?.focus();
};

/** Keeps its place while there is nothing to clear, so that nothing beside it jumps. */
export const ClearAll = ({ active, onClear }: ClearAllProps) => (
  <Button
    variant="subtle"
    size="compact-sm"
    onClick={(event) => {
      goOn(event);
      onClear();
    }}
    style={{ visibility: active === 0 ? 'hidden' : 'visible' }}
  >
    Clear all
  </Button>
);
