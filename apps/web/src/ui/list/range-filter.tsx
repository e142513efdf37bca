import type { Range } from '@forte/contract';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { rangeError, readRange, writeRange } from '#core/range-text.ts';
import { RangeField } from '../fields/range-field.tsx';

type RangeFilterProps = {
  readonly label: string;
  /** As in the address: `3-5`. */
  readonly value: string | undefined;
  readonly onChange: (range: string | undefined) => void;
  /** The most that a search takes. */
  readonly highest: number;
};

const pause = 500;

/** A range that filters. One that no search takes says so, and the list stays as it was (SEARCH-02). */
export const RangeFilter = ({ label, value, highest, onChange }: RangeFilterProps) => {
  const errorOf = (range: Range | null) => (range === null ? undefined : rangeError(range, label, highest));
  const [typed, setTyped] = useState<Range | null>(readRange(value) ?? null);
  const asked = useRef(value);
  const ask = useDebouncedCallback((range: Range | null) => {
    if (errorOf(range) !== undefined) return;
    asked.current = range === null ? undefined : writeRange(range);
    onChange(asked.current);
  }, pause);
  useEffect(() => {
    if (value !== asked.current) setTyped(readRange(value) ?? null);
    asked.current = value;
  }, [value]);
  return (
    <RangeField
      label={label}
      value={typed}
      error={errorOf(typed)}
      onChange={(range) => {
        setTyped(range);
        ask(range);
      }}
    />
  );
};
