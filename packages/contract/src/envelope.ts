import * as z from 'zod/mini';

/** `Code` of every answer (API-01): '1' success; '2' a pending sign-up was renewed (SIGN-07); '0' anything else. */
export type Code = '0' | '1' | '2';

/** A sentence for one value of the request; `path` joins keys and indexes with dots, in wire spelling. */
export const fieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.output<typeof fieldError>;

/** `next`: the cursor of the following page, or null. `total`: a number, or "1,000+" when counting stopped there (SEARCH-05). */
export const page = z.object({
  next: z.nullable(z.string()),
  total: z.union([z.int(), z.literal('1,000+')]),
});
export type Page = z.output<typeof page>;

/** The outer shape of every answer, before `Data` is read by the route's own schema. */
export const envelope = z.object({
  Code: z.enum(['0', '1', '2']),
  Message: z.string(),
  Data: z.optional(z.unknown()),
  Errors: z.optional(z.array(fieldError)),
  Page: z.optional(page),
  RequestId: z.optional(z.string()),
});
export type Envelope = z.output<typeof envelope>;

/**
 * The kinds of refusal and the HTTP status of each (API-01): the one table; no handler decides a status.
 * All carry Code '0'.
 */
export const refusalStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'wrong-method': 405,
  stale: 409,
  duplicate: 409,
  'too-large': 413,
  'unsupported-type': 415,
  limited: 429,
  failed: 500,
  unavailable: 503,
} as const;
export type RefusalKind = keyof typeof refusalStatus;
