import { defaultCurrency, highestSalary } from '@forte/contract';
import { CurrencySelect } from '../fields/currency-select.tsx';
import { RangeFilter } from './range-filter.tsx';

/** As in the address. The default currency is not written there. */
type Pay = { readonly salary: string | undefined; readonly currency: string | undefined };
type PayFilterProps = {
  readonly label: string;
  readonly value: Pay;
  readonly onChange: (changes: Partial<Pay>) => void;
};

/** A range of pay; its currency is asked once there is one, since amounts compare within it (VIEW-02). */
export const PayFilter = ({ label, value, onChange }: PayFilterProps) => (
  <>
    <RangeFilter
      label={label}
      highest={highestSalary}
      value={value.salary}
      onChange={(salary) => onChange({ salary })}
    />
    {value.salary !== undefined && (
      <CurrencySelect
        label="Currency of the salary"
        value={value.currency ?? defaultCurrency}
        onChange={(currency) => onChange({ currency: currency === defaultCurrency ? undefined : currency })}
      />
    )}
  </>
);
