import type { Range } from '@forte/contract';
import { Fieldset, Group, Input, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { NumberField } from './number-field.tsx';
import { saidElsewhere } from './said-elsewhere.ts';

type RangeFieldProps = {
  readonly label: string;
  /** Both included; null at an open end. */
  readonly value: Range | null | undefined;
  /** null when both ends are open. */
  readonly onChange: (value: Range | null) => void;
  readonly error?: ReactNode;
  /** Stands in front of both numbers, as a currency sign. */
  readonly prefix?: string;
  readonly suffix?: string;
};

/** A lowest and a highest number, each of which may stay empty. */
export const RangeField = ({ label, value, onChange, error, prefix, suffix }: RangeFieldProps) => {
  const errorId = useId();
  const [min, max] = value ?? [null, null];
  const change = (next: Range) => onChange(next[0] === null && next[1] === null ? null : next);
  const shared = {
    fractions: true,
    ...(prefix === undefined ? {} : { prefix }),
    ...(suffix === undefined ? {} : { suffix }),
    ...saidElsewhere(errorId, error),
  };
  return (
    <Fieldset variant="unstyled" m={0} p={0} legend={<Input.Label labelElement="div">{label}</Input.Label>}>
      <Group grow gap="xs" wrap="nowrap">
        <NumberField
          {...shared}
          aria-label={`${label}, at least`}
          placeholder="Min"
          value={min}
          onChange={(typed) => change([typed, max])}
        />
        <NumberField
          {...shared}
          aria-label={`${label}, at most`}
          placeholder="Max"
          value={max}
          onChange={(typed) => change([min, typed])}
        />
      </Group>
      {error && (
        <Text id={errorId} size="sm" c="var(--mantine-color-error)" mt={4}>
          {error}
        </Text>
      )}
    </Fieldset>
  );
};
