import type { FieldError } from '@forte/contract';
import * as z from 'zod/mini';
import { Refusal } from '#api/http/refusal.ts';

type Issue = z.core.$ZodIssue;

const sentence = (issue: Issue): string => {
  if (issue.code === 'unrecognized_keys') {
    return `These fields are not part of this call: ${issue.keys.slice(0, 5).join(', ')}`;
  }
  // No rule has a sentence for the body as a whole.
  return issue.code === 'invalid_type' && issue.path.length === 0
    ? 'Send the fields of this call as a JSON object.'
    : issue.message;
};

/** One sentence per field, the first that applies: the order of a schema's checks is the order of sentences. */
const fieldErrors = (issues: readonly Issue[]): FieldError[] => {
  const byPath = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (!byPath.has(path)) byPath.set(path, sentence(issue));
  }
  return [...byPath].slice(0, 100).map(([path, message]) => ({ path, message }));
};

const tooLong = (path: string) => {
  const message = `At most ${longestList.toLocaleString('en-US')} entries`;
  return new Refusal('invalid', message, { errors: [{ path, message }] });
};

/** No call of the product nests deeper than this; without an end a body of brackets would exhaust the stack. */
const deepestNesting = 32;

/**
 * Ten times the longest list of any call. The rules of a list look at every entry before they count: without an end, one
 * body could keep the process busy for seconds, or fill the stack with its errors (SEC-07).
 */
const longestList = 1_000;

/**
 * PostgreSQL stores no NUL and UTF-8 has no lone surrogates: both are refused, wherever they stand (API-05).
 * @throws Refusal `invalid` when the value is nested too deeply, or a list too long, to be read
 */
const findUnstorable = (value: unknown, path: readonly string[] = []): string | undefined => {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? path.join('.') : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= deepestNesting) {
    throw new Refusal('invalid', 'This request is nested too deeply. Check it and try again.');
  }
  if (Array.isArray(value) && value.length > longestList) throw tooLong(path.join('.'));
  for (const [key, item] of Object.entries(value)) {
    const found = findUnstorable(key, path) ?? findUnstorable(item, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * Reads one part of a request by its schema.
 * @throws Refusal `invalid` with a sentence for each wrong field
 */
export const decode = (schema: z.ZodMiniType, value: unknown): unknown => {
  const unstorable = findUnstorable(value);
  if (unstorable !== undefined) {
    const message = 'This text holds characters that cannot be stored. Remove them and try again.';
    throw new Refusal('invalid', message, { errors: [{ path: unstorable, message }] });
  }
  const result = z.safeDecode(schema, value as never); // that it may be anything is the point
  if (result.success) return result.data;
  const errors = fieldErrors(result.error.issues);
  throw new Refusal('invalid', errors[0]?.message ?? 'This request is not valid.', { errors });
};
