import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

type NumberFieldProps = Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange' | 'allowDecimal'> & {
  readonly value?: number | null | undefined;
  /** null when the field is empty; NaN for what is no such number, which no rule of the contract takes. */
  readonly onChange?: (value: number | null) => void;
  /** Takes 2.5 too. Without it `120.000` is no number, as it may mean a thousand times more. */
  readonly fractions?: boolean;
};

/** What Mantine gives: a number, or the text where that would lose something of it. */
type Typed = number | string;

const isWhole = (text: string): boolean => /^-?\d+$/.test(text);

const numberOf = (typed: Typed, fractions: boolean): number | null => {
  if (typeof typed === 'number') return typed;
  if (typed === '') return null;
  return fractions || isWhole(typed) ? Number(typed) : Number.NaN;
};

/**
 * A number, or null while empty, as the contract's rules take it. A minus sign or a point that can't be stays as it is
 * typed, so that its sentence can be told: dropped silently, it would make another number of it.
 */
export const NumberField = ({ value = null, onChange, fractions = false, ...props }: NumberFieldProps) => {
  const [typed, setTyped] = useState<Typed>('');
  const kept = Object.is(numberOf(typed, fractions), value) ? typed : value;
  return (
    <NumberInput
      hideControls
      thousandSeparator=","
      allowedDecimalSeparators={['.']}
      inputMode={fractions ? 'decimal' : 'numeric'}
      {...props}
      value={kept === null || Number.isNaN(kept) ? '' : kept}
      onChange={(now) => {
        setTyped(now);
        onChange?.(numberOf(now, fractions));
      }}
    />
  );
};
