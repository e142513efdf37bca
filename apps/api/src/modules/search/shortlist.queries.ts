import { completeProfileStatus } from '@forte/contract';
import type { Db } from '#api/db/connect.ts';

type Heart = { readonly employerId: string; readonly candidateId: string };

/**
 * Puts a candidate on an employer's shortlist; once more changes nothing.
 * @returns false when there is no complete profile of that id
 */
export const addToShortlist = async (db: Db, { employerId, candidateId }: Heart): Promise<boolean> => {
  const candidate = await db
    .selectFrom('candidate')
    .select('accountId')
    .where('accountId', '=', candidateId)
    .where('profileStatus', '>=', completeProfileStatus)
    .executeTakeFirst();
  if (candidate === undefined) return false;
  await db
    .insertInto('shortlistedCandidate')
    .values({ employerId, candidateId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
};

export const removeFromShortlist = async (db: Db, { employerId, candidateId }: Heart): Promise<void> => {
  await db
    .deleteFrom('shortlistedCandidate')
    .where('employerId', '=', employerId)
    .where('candidateId', '=', candidateId)
    .execute();
};
