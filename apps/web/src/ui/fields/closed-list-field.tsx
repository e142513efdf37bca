import { MultiSelect } from '@mantine/core';

type ClosedListFieldProps = {
  readonly label: string;
  readonly choices: readonly string[];
  readonly value: string[] | undefined;
  readonly onChange: (value: string[]) => void;
};

/** Several of a longer list, found by typing. */
export const ClosedListField = ({ label, choices, value = [], onChange }: ClosedListFieldProps) => (
  <MultiSelect
    label={label}
    data={choices}
    value={value}
    onChange={onChange}
    searchable
    clearable
    clearButtonProps={{ 'aria-label': `Clear ${label}` }}
    nothingFoundMessage="Nothing of this name"
    limit={60}
    {...(value.length === 0 ? { placeholder: 'Any' } : {})}
  />
);
