import { Fieldset, Group, Input, NativeSelect } from '@mantine/core';
import { type FocusEvent, type ReactNode, useId } from 'react';
import { NumberField } from '#ui/fields/number-field.tsx';
import { saidElsewhere } from '#ui/fields/said-elsewhere.ts';
import classes from './month-and-year.module.css';

type Part = {
  readonly value?: number | null;
  readonly onChange?: (value: number | null) => void;
  readonly error?: ReactNode;
  readonly onBlur?: (event?: FocusEvent) => void;
};

type MonthAndYearProps = {
  readonly label: string;
  readonly required?: boolean;
  readonly month: Part;
  readonly year: Part;
  /** One of the two was left: what hangs on both may be checked anew. */
  readonly onLeft?: () => void;
};

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const months = [
  { value: '', label: 'Month' },
  ...Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: monthName.format(new Date(Date.UTC(2026, index))),
  })),
];

/** A month of working life. */
export const MonthAndYear = ({ label, required = false, month, year, onLeft }: MonthAndYearProps) => {
  const id = useId();
  const left = (part: Part) => (event: FocusEvent) => {
    part.onBlur?.(event);
    onLeft?.();
  };
  const legend = (
    <Input.Label component="span" required={required}>
      {label}
    </Input.Label>
  );
  return (
    <Fieldset variant="unstyled" legend={legend} className={classes.period ?? ''}>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <NativeSelect
          flex={3}
          aria-label={`${label} Month`}
          data={months}
          value={month.value ?? ''}
          {...saidElsewhere(`${id}-month`, month.error)}
          onBlur={left(month)}
          onChange={({ currentTarget: { value } }) => month.onChange?.(value === '' ? null : Number(value))}
        />
        <NumberField
          flex={2}
          miw={76}
          aria-label={`${label} Year`}
          placeholder="Year"
          thousandSeparator=""
          maxLength={4}
          value={year.value ?? null}
          {...saidElsewhere(`${id}-year`, year.error)}
          onBlur={left(year)}
          onChange={(value) => year.onChange?.(value)}
        />
      </Group>
      {month.error && (
        <Input.Error id={`${id}-month`} mt={4}>
          {month.error}
        </Input.Error>
      )}
      {year.error && (
        <Input.Error id={`${id}-year`} mt={4}>
          {year.error}
        </Input.Error>
      )}
    </Fieldset>
  );
};
