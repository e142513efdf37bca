import { CallError, refusalStatus } from '@forte/contract';
import { sentenceOf } from '#core/calls.ts';

/** An error that stays on the page until the next try. `mayRetry`: the same may well succeed a moment later. */
export type LastingError = { readonly message: string; readonly mayRetry: boolean };

/** Up to so many seconds a countdown, or patience, is enough. */
const shortWait = 120;

/**
 * What of an error has to last: no answer, a failing server, and a wait of minutes. Undefined for a refusal, which the
 * fields and the shared alert tell.
 */
export const lastingError = (error: unknown): LastingError | undefined => {
  if (error === null || error === undefined) return undefined;
  const refused = error instanceof CallError && error.failure === 'refused' && error.status < 500;
  if (!refused) return { message: sentenceOf(error), mayRetry: true };
  const isLongWait = error.status === refusalStatus.limited && (error.retryAfter ?? 0) > shortWait;
  return isLongWait ? { message: error.message, mayRetry: false } : undefined;
};
