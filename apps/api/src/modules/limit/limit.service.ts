import type { Deps } from '#api/deps.ts';
import { limited } from '#api/http/refusal.ts';
import { type Limit, reserve } from '#api/modules/limit/limit.queries.ts';

/**
 * Counts what is about to happen, in a transaction of its own.
 * @param what the sentence of the refusal, `Too many sign-ups.`; `or` what else can be done, as `limited` says it
 * @returns the events that were counted, for who may have to take them back
 * @throws Refusal `limited` when one of the limits is reached
 */
export const countOrRefuse = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  limits: readonly Limit[],
  what: string,
  or?: string,
): Promise<readonly string[]> => {
  const counted = await db.transaction().execute((trx) => reserve(trx, now(), limits));
  if (!counted.allowed) throw limited(what, counted.retryAfter, or);
  return counted.events;
};
