import * as z from 'zod/mini';

export const rangeUpsideDown = 'The minimum must not be above the maximum';

/**
 * A range of a filter: `[min, max]`, both included, where null is an open end (SEARCH-02).
 * @param label stands in the sentence for a number out of 0 to `highest`
 */
export const range = (label: string, highest: number) => {
  const sentence = () => `${label} must be between 0 and ${highest.toLocaleString('en-US')}`;
  const bound = z.nullable(
    z.number({ error: sentence }).check(z.gte(0, { error: sentence }), z.lte(highest, { error: sentence })),
  );
  return z
    .tuple([bound, bound], { error: `${label} must be two numbers, the lower one first` })
    .check(z.refine(([min, max]) => min === null || max === null || min <= max, { error: rangeUpsideDown }));
};
/** Inclusive bounds in the filter's own unit; null is an open end. */
export type Range = z.output<ReturnType<typeof range>>;
