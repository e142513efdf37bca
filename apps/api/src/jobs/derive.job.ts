import type { Db, Trx } from '#api/db/connect.ts';
import { refreshCandidateRow } from '#api/modules/search/candidate-row.ts';
import { derivation } from '#api/modules/search/derivation.ts';
import { refreshPostingRow } from '#api/modules/search/posting-row.ts';

export const deriveTask = 'derive-rows';

/** Rows in one transaction: few enough that nobody who saves waits for them. */
const batch = 50;

// Whoever saves meanwhile waits, or is waited for: a row is never derived from what is being replaced.
const lockCandidates = (trx: Trx, ids: readonly string[]) =>
  trx
    .selectFrom('candidate')
    .select('accountId')
    .where('accountId', 'in', ids)
    .orderBy('accountId')
    .forUpdate()
    .execute();
const lockPostings = (trx: Trx, ids: readonly string[]) =>
  trx.selectFrom('posting').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();

const outdatedCandidates = (db: Db, after: string) =>
  db
    .selectFrom('candidateSearch')
    .select('candidateId as id')
    .where('candidateId', '>', after)
    .where('derivation', '<', derivation)
    .orderBy('candidateId')
    .limit(batch)
    .execute();

const outdatedPostings = (db: Db, after: string) =>
  db
    .selectFrom('postingSearch')
    .select('postingId as id')
    .where('postingId', '>', after)
    .where('derivation', '<', derivation)
    .orderBy('postingId')
    .limit(batch)
    .execute();

const before = '00000000-0000-0000-0000-000000000000';

type Kind = {
  readonly findOutdated: (db: Db, after: string) => Promise<{ id: string }[]>;
  readonly lock: (trx: Trx, ids: readonly string[]) => Promise<unknown>;
  readonly refresh: (trx: Trx, id: string) => Promise<void>;
};

/** From id to id, so that a run that ends half-way loses nothing: the next one finds the rest. */
const deriveAll = async (db: Db, { findOutdated, lock, refresh }: Kind): Promise<void> => {
  let after = before;
  for (;;) {
    const rows = await findOutdated(db, after);
    const last = rows.at(-1);
    if (last === undefined) return;
    await db.transaction().execute(async (trx) => {
      await lock(
        trx,
        rows.map(({ id }) => id),
      );
      for (const { id } of rows) await refresh(trx, id);
    });
    after = last.id;
  }
};

/** Brings the search rows up to date that an older version of the server made. Queued at each start. */
export const deriveRows = async (db: Db): Promise<void> => {
  await deriveAll(db, { findOutdated: outdatedPostings, lock: lockPostings, refresh: refreshPostingRow });
  await deriveAll(db, {
    findOutdated: outdatedCandidates,
    lock: lockCandidates,
    refresh: refreshCandidateRow,
  });
};
