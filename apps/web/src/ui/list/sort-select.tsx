import { Select } from '@mantine/core';

export type Sort = 'latest' | 'oldest';

type SortSelectProps = {
  readonly value: Sort | undefined;
  readonly onChange: (sort: Sort | undefined) => void;
};

/** Latest first (the default, which leaves the address plain) or oldest first. */
export const SortSelect = ({ value = 'latest', onChange }: SortSelectProps) => (
  <Select
    aria-label="Sort"
    flex="1 1 7.25rem"
    maw={{ sm: 150 }}
    allowDeselect={false}
    data={[
      { value: 'latest', label: 'Latest first' },
      { value: 'oldest', label: 'Oldest first' },
    ]}
    value={value}
    onChange={(sort) => onChange(sort === 'oldest' ? 'oldest' : undefined)}
  />
);
