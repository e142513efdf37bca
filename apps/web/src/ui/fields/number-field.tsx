import { NumberInput, type NumberInputProps } from '@mantine/core';

type NumberFieldProps = Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  readonly value?: number | null | undefined;
  /** null when the field is empty. */
  readonly onChange?: (value: number | null) => void;
};

/** A number, or null while empty, as the contract's rules take it. */
export const NumberField = ({ value, onChange, ...props }: NumberFieldProps) => (
  <NumberInput
    hideControls
    allowNegative={false}
    thousandSeparator=","
    inputMode="numeric"
    {...props}
    value={value ?? ''}
    onChange={(typed) => onChange?.(typed === '' ? null : Number(typed))}
  />
);
