import type { FormErrors } from '@mantine/form';
import type { ReactNode } from 'react';

/** The sentence of a list that is one field: its own, or that of the first entry which has one. */
export const listError = (errors: FormErrors, path: string): ReactNode => {
  const key = Object.keys(errors).find((name) => name === path || name.startsWith(`${path}.`));
  return key === undefined ? undefined : errors[key];
};
