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
  /** The most that a search takes; what is above is kept from being typed. */
  readonly highest: number;
};

const pause = 500;

/** A range that filters. One that is upside down says so, and the list stays as it was (SEARCH-02). */
export const RangeFilter = ({ label, value, highest, onChange }: RangeFilterProps) => {
  const [typed, setTyped] = useState<Range | null>(readRange(value) ?? null);
  const asked = useRef(value);
  const ask = useDebouncedCallback((range: Range | null) => {
    if (range !== null && rangeError(range) !== undefined) return;
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
      highest={highest}
      value={typed}
      error={typed === null ? undefined : rangeError(typed)}
      onChange={(range) => {
        setTyped(range);
        ask(range);
      }}
    />
  );
};
