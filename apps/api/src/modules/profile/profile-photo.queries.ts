import type { Trx } from '#api/db/connect.ts';
import type { Deps } from '#api/deps.ts';
import { lockCandidate } from '#api/modules/profile/candidate-lock.queries.ts';
import { deleteFileRows, removeBytes } from '#api/modules/profile/profile-file.service.ts';
import { refreshCandidateRow } from '#api/modules/search/candidate-row.ts';

/** A photo leaves the version alone: it makes no form that is open elsewhere stale. */
const writePhoto = async (trx: Trx, candidateId: string, photoId: string | null, now: Date) => {
  await trx
    .updateTable('candidate')
    .set({ photoId, updatedAt: now })
    .where('accountId', '=', candidateId)
    .execute();
  await refreshCandidateRow(trx, candidateId);
};

/** @param replace writes the file's row in place of the earlier photo's. @returns the new photo's id */
export const setPhoto = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  candidateId: string,
  replace: (trx: Trx) => Promise<string>,
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    await lockCandidate(trx, candidateId); // two photos at once would leave a file that nothing names
    const photoId = await replace(trx);
    await writePhoto(trx, candidateId, photoId, now());
    return photoId;
  });

export const removePhoto = async (
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  candidateId: string,
): Promise<void> => {
  const keys = await db.transaction().execute(async (trx) => {
    await lockCandidate(trx, candidateId);
    const removed = await deleteFileRows(trx, { accountId: candidateId, kind: 'photo' });
    await writePhoto(trx, candidateId, null, now());
    return removed;
  });
  await removeBytes(files, keys);
};
