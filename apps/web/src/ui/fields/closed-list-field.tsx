import { MultiSelect, type MultiSelectProps } from '@mantine/core';

type ClosedListFieldProps = {
  readonly label: string;
  readonly choices: readonly string[];
  readonly value: string[] | undefined;
  readonly onChange: (value: string[]) => void;
} & Pick<MultiSelectProps, 'renderOption' | 'onFocus'>;

/** Several of a longer list, found by typing. */
export const ClosedListField = ({ choices, value = [], ...rest }: ClosedListFieldProps) => (
  <MultiSelect
    {...rest}
    data={choices}
    value={value}
    searchable
    clearable
    clearButtonProps={{ 'aria-label': `Clear ${rest.label}` }}
    nothingFoundMessage="Nothing of this name"
    limit={60}
    {...(value.length === 0 ? { placeholder: 'Any' } : {})}
  />
);
