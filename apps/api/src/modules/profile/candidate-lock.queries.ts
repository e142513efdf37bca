import type { CompiledQuery } from 'kysely';
import type { Trx } from '#api/db/connect.ts';

/** Locks a candidate's own row to the end of the transaction; no row where there is no such candidate any more. */
export const candidateLock = (trx: Trx, candidateId: string): CompiledQuery<{ accountId: string }> =>
  trx.selectFrom('candidate').select('accountId').where('accountId', '=', candidateId).forUpdate().compile();

/** What changes a candidate comes one after the other. @returns whether there is one to change */
export const lockCandidate = async (trx: Trx, candidateId: string): Promise<boolean> =>
  (await trx.executeQuery(candidateLock(trx, candidateId))).rows.length > 0;
