import type { Trx } from '#api/db/connect.ts';

/** Derives a posting's search row anew. Called in every transaction that adds, changes, closes or deletes a posting. */
export const refreshPostingRow = async (_trx: Trx, _postingId: string): Promise<void> => {};
