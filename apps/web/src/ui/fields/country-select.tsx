import { Select, type SelectProps } from '@mantine/core';
import { dialCountries } from './dial-countries.ts';

export const countryNames: readonly string[] = [...new Set(dialCountries().map(({ name }) => name))];

/** A country by its name, or '' for none. */
export const CountrySelect = ({
  value,
  onChange,
  ...props
}: Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  readonly value?: string;
  readonly onChange?: (country: string) => void;
}) => (
  <Select
    searchable
    clearable
    clearButtonProps={{ 'aria-label': 'No country' }}
    placeholder="Choose a country"
    nothingFoundMessage="No country of this name"
    limit={60}
    {...props}
    data={value && !countryNames.includes(value) ? [value, ...countryNames] : countryNames}
    value={value || null}
    onChange={(chosen) => onChange?.(chosen ?? '')}
  />
);
