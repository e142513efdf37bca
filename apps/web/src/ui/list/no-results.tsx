import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Empty } from '../page-states.tsx';

type NoResultsProps = {
  /** How many filters are set, the search box counted. */
  readonly active: number;
  readonly onClear: () => void;
  /** What could be found, in several: "jobs". */
  readonly what: string;
  /** What this list will hold and how something comes into it, said while nothing is filtered. */
  readonly children: ReactNode;
};

/** An empty list that says why, and what can be done: fewer filters, or the first step towards a full one. */
export const NoResults = ({ active, onClear, what, children }: NoResultsProps) => (
  <Empty>
    {active === 0 ? (
      children
    ) : (
      <>
        <Text c="dimmed" maw="44ch">
          {active === 1
            ? `No ${what} fit this search.`
            : `No ${what} fit ${active === 2 ? 'both' : `all ${active}`} filters together. Take away the one that matters least.`}
        </Text>
        <Button variant="default" onClick={onClear}>
          {active === 1 ? 'Clear the search' : 'Clear all filters'}
        </Button>
      </>
    )}
  </Empty>
);
