import { CallError, isSignedOut } from '@forte/contract';
import type { FormErrors } from '@mantine/form';
import * as z from 'zod/mini';
import { sentenceOf } from '#core/calls.ts';

/** Our field name -> the wire's, where they differ: the same table that `renamed` takes. */
export type WireNames = Readonly<Record<string, string>>;

/** `workedorganisations.0.startYear` -> `organisations.0.startYear`. Indexes stay. */
export const toFormPath = (path: string, names: WireNames): string => {
  const ours = new Map(Object.entries(names).map(([our, wire]) => [wire, our]));
  return path
    .split('.')
    .map((key) => ours.get(key) ?? key)
    .join('.');
};

/**
 * Checks form values, in our words, by a route's body schema: one sentence per field, the first that applies.
 * @param names the schema's renamed fields, so that errors stand at the form's own fields
 * @param toBody makes the body of what the form asks, where the two differ
 */
export const bodyResolver =
  <T extends object>(
    schema: z.ZodMiniType,
    names: WireNames = {},
    toBody: (values: T) => object = (values) => values,
  ) =>
  (values: T): FormErrors => {
    const result = z.safeEncode(schema, toBody(values) as never); // checking whatever was typed is the point
    const errors: FormErrors = {};
    for (const issue of result.error?.issues ?? []) {
      errors[toFormPath(issue.path.join('.'), names)] ??= issue.message;
    }
    return errors;
  };

type FormOfErrors = { setErrors: (errors: FormErrors) => void; getValues: () => object };

const has = (values: object, path: string): boolean => {
  let at: unknown = values;
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !(key in at)) return false;
    at = (at as Record<string, unknown>)[key]; // an object, just checked
  }
  return true;
};

/**
 * Puts a refusal's sentences at the form's fields.
 * @returns what has no field to stand at, for an alert; undefined when every sentence found its field
 */
export const showRefusal = (
  form: FormOfErrors,
  error: unknown,
  names: WireNames = {},
): string | undefined => {
  if (isSignedOut(error)) return undefined; // the login, where it leads, says so
  if (!(error instanceof CallError) || error.errors.length === 0) return sentenceOf(error);
  const placed: FormErrors = {};
  for (const { path, message } of error.errors) {
    const field = toFormPath(path, names);
    if (has(form.getValues(), field)) placed[field] = message;
  }
  form.setErrors(placed);
  return Object.keys(placed).length === error.errors.length ? undefined : error.message;
};
