import { defaultCurrency } from '@forte/contract';
import { Select, type SelectProps } from '@mantine/core';

const names = new Intl.DisplayNames('en', { type: 'currency' });
const frequent = ['USD', 'EUR', 'GBP', 'INR', 'CAD', 'AUD'];
const codes = [...frequent, ...Intl.supportedValuesOf('currency').filter((code) => !frequent.includes(code))];
const data = codes.map((value) => ({ value, label: `${value} ${names.of(value) ?? ''}`.trim() }));

/** A currency by its code or name. */
export const CurrencySelect = ({
  onChange,
  ...props
}: Omit<SelectProps, 'data' | 'onChange'> & { readonly onChange?: (currency: string) => void }) => (
  <Select
    searchable
    allowDeselect={false}
    nothingFoundMessage="No currency of this name"
    limit={40}
    {...props}
    data={data}
    onChange={(chosen) => onChange?.(chosen ?? defaultCurrency)}
  />
);
