import type { ReactNode } from 'react';

/**
 * For an input whose error stands elsewhere than Mantine would put it, as one sentence below two fields. Mantine does not know
 * of that sentence, and would say that the input has no description.
 * @param id of the element that says it
 */
export const saidElsewhere = (id: string, error: ReactNode) =>
  error ? { error: true, withAria: false, 'aria-invalid': true, 'aria-describedby': id } : { error: false };
