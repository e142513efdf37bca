import type { Db } from '#api/db/connect.ts';

/** Whether an employer has a posting, open or closed, that candidates can be ranked for. */
export const hasPosting = async (db: Db, employerId: string, postingId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('posting')
    .select('id')
    .where('id', '=', postingId)
    .where('employerId', '=', employerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};
