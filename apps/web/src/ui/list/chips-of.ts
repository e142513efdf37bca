import type { Range } from '@forte/contract';
import type { FilterChip } from './filter-chips.tsx';

/** "3 to 5 years", "3 years or more", "up to 5 years" */
export const describeRange = ([min, max]: Range, write: (value: number) => string, unit: string): string => {
  if (min === null) return `up to ${write(max ?? 0)} ${unit}`;
  return max === null ? `${write(min)} ${unit} or more` : `${write(min)} to ${write(max)} ${unit}`;
};

/** A chip for each value of the lists in the address. */
export const listChips = <K extends string, S extends { readonly [key in K]?: string[] | undefined }>(
  search: S,
  keys: readonly K[],
  change: (changes: { [key in K]?: string[] | undefined }) => void,
  write: (value: string) => string = (value) => value,
): FilterChip[] =>
  keys.flatMap((key) =>
    (search[key] ?? []).map((value, _, values) => ({
      key: `${key}:${value}`,
      label: write(value),
      clear: () => {
        const rest = values.filter((other) => other !== value);
        // One key of those that were asked for: TypeScript widens a computed key to string.
        change({ [key]: rest.length === 0 ? undefined : rest } as { [key in K]?: string[] | undefined });
      },
    })),
  );
