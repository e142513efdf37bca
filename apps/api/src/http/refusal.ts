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

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Seconds as a person says them, rounded up: 90 seconds, 15 minutes, 24 hours. */
const waitInWords = (seconds: number): string => {
  if (seconds <= 90) return counted(Math.ceil(seconds), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
};

/**
 * Refuses what was done too often, and says how long to wait.
 * @param what the sentence before it, `Too many sign-ups.`
 * @param or what else can be done, `reset your password`
 */
export const limited = (what: string, retryAfter: number, or?: string) => {
  const otherwise = or === undefined ? '' : `, or ${or}`;
  const message = `${what} Please try again in ${waitInWords(retryAfter)}${otherwise}.`;
  return new Refusal('limited', message, { retryAfter });
};
