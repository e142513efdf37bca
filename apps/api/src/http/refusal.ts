import type { FieldError, RefusalKind } from '@forte/contract';

/** An answer that is not the one asked for. Thrown by handlers and services; its kind decides the status. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly errors: readonly FieldError[];
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: RefusalKind,
    message: string,
    more: { errors?: readonly FieldError[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.kind = kind;
    this.errors = more.errors ?? [];
    this.retryAfter = more.retryAfter;
  }
}

/** Refuses one value with its sentence, which is also the answer's Message. `path` in wire spelling. */
export const refuseField = (
  path: string,
  message: string,
  kind: 'invalid' | 'duplicate' | 'stale' = 'invalid',
) => new Refusal(kind, message, { errors: [{ path, message }] });

export const notFound = (message = 'This does not exist, or is no longer available.') =>
  new Refusal('not-found', message);
