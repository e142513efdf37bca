import { emailKey } from '@forte/contract';
import type { Db } from '#api/db/connect.ts';
import type { Deps } from '#api/deps.ts';
import { atMost } from '#api/modules/limit/limit.queries.ts';
import { countOrRefuse } from '#api/modules/limit/limit.service.ts';
import { refreshCandidateRow } from '#api/modules/search/candidate-row.ts';

/** Shows a candidate in search and ranking, or hides (PROF-13). Says nothing new about the profile: its date stays. */
export const setPursuing = (db: Db, candidateId: string, pursuesEmployment: boolean): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx
      .updateTable('candidate')
      .set({ pursuesEmployment })
      .where('accountId', '=', candidateId)
      .execute();
    await refreshCandidateRow(trx, candidateId);
  });

const hour = 3_600_000;

/**
 * Tells whether another candidate has this address, however it is spelt.
 * @throws Refusal `limited`: asked too often, it would be a way to find out who has an account (SIGN-09)
 */
export const isEmailTaken = async (
  deps: Pick<Deps, 'db' | 'now'>,
  candidateId: string,
  email: string,
): Promise<boolean> => {
  const limit = atMost('email-lookup', candidateId, 20, hour);
  await countOrRefuse(deps, [limit], 'You have checked many addresses.');
  const other = await deps.db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'employee')
    .where('emailKey', '=', emailKey(email))
    .where('id', '!=', candidateId)
    .executeTakeFirst();
  return other !== undefined;
};
