import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';

/** One filter that is on. */
export type FilterChip = { readonly key: string; readonly label: string; readonly clear: () => void };

type FilterChipsProps = { readonly chips: readonly FilterChip[]; readonly onClear: () => void };

/** What is filtered for, above the list: each goes with one click, or all at once. */
export const FilterChips = ({ chips, onClear }: FilterChipsProps) => {
  if (chips.length === 0) return null;
  return (
    <Group component="ul" gap="xs" m={0} p={0} mb="md" aria-label="Filters in use">
      {chips.map(({ key, label, clear }) => (
        <li key={key} style={{ display: 'contents' }}>
          <Button
            variant="light"
            size="compact-sm"
            radius="xl"
            rightSection={<IconX size={14} aria-hidden />}
            aria-label={`Remove filter ${label}`}
            onClick={clear}
          >
            {label}
          </Button>
        </li>
      ))}
      <li style={{ display: 'contents' }}>
        <Button variant="subtle" size="compact-sm" color="gray" onClick={onClear}>
          Clear filters
        </Button>
      </li>
    </Group>
  );
};
