import type { Range } from '@forte/contract';

/** A condition in SQL with the values of its parameters: `$` stands for the next one. */
export type Condition = readonly [sql: string, ...values: unknown[]];

/** A condition over a list that was asked for; nothing where it is left out, null or empty. */
export const when = (
  list: readonly string[] | null | undefined,
  condition: (list: readonly string[]) => Condition,
): Condition[] => (list == null || list.length === 0 ? [] : [condition(list)]);

/** Both ends included; null is an open end. */
export const within = (column: string, range: Range | null | undefined, unit = 1): Condition[] => {
  const [min, max] = range ?? [null, null];
  return [
    ...(min === null ? [] : [[`${column} >= $`, min * unit] as const]),
    ...(max === null ? [] : [[`${column} <= $`, max * unit] as const]),
  ];
};

export const isBounded = (range: Range | null | undefined): boolean =>
  range?.some((end) => end !== null) ?? false;

/** All conditions as one, with its parameters numbered. @param before values that stand before them in the statement */
export const whereOf = (
  conditions: readonly Condition[],
  before: readonly unknown[] = [],
): { text: string; values: unknown[] } => {
  const values: unknown[] = [...before];
  const numbered = conditions.map(([sql, ...own]) => {
    let next = 0;
    return sql.replaceAll('$', () => {
      values.push(own[next]);
      next += 1;
      return `$${values.length}`;
    });
  });
  return { text: numbered.length === 0 ? 'true' : numbered.join('\n  and '), values };
};
