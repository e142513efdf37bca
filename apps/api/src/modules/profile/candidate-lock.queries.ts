import type { Trx } from '#api/db/connect.ts';
import { type PlaceOf, prepare } from '#api/db/prepared.ts';

/** Locks a candidate's own row to the end of the transaction; no row where there is no such candidate any more. */
export const candidateLock = prepare(
  'candidate-lock',
  (db, place: PlaceOf<{ readonly candidateId: string }>) =>
    db
      .selectFrom('candidate')
      .select('accountId')
      .where('accountId', '=', place('candidateId'))
      .forUpdate()
      .compile(),
);

/** What changes a candidate comes one after the other. @returns whether there is one to change */
export const lockCandidate = async (trx: Trx, candidateId: string): Promise<boolean> =>
  (await candidateLock(trx, { candidateId })).length > 0;
