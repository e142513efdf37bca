import { NativeSelect } from '@mantine/core';

export type Sort = 'latest' | 'oldest' | 'match';

type SortSelectProps = {
  readonly value: Sort | undefined;
  readonly onChange: (sort: Sort | undefined) => void;
  /** Whether the list can be ranked by match score (MATCH-06). */
  readonly hasMatch?: boolean;
};

const choices = [
  { value: 'latest', label: 'Latest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'match', label: 'Best match' },
] as const;

/** Latest first (the default, which leaves the address plain), oldest first, or the best match first. */
export const SortSelect = ({ value = 'latest', onChange, hasMatch = false }: SortSelectProps) => (
  <NativeSelect
    aria-label="Sort"
    flex="1 1 7.25rem"
    maw={{ sm: 150 }}
    data={choices.filter((choice) => hasMatch || choice.value !== 'match')}
    value={hasMatch || value !== 'match' ? value : 'latest'}
    onChange={({ currentTarget: { value: sort } }) =>
      onChange(sort === 'oldest' || sort === 'match' ? sort : undefined)
    }
  />
);
