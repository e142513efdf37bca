import { sql } from 'kysely';
import type { Db, Trx } from '#api/db/connect.ts';
import { lockCandidate } from '#api/modules/profile/candidate-lock.queries.ts';
import { refreshCandidateRow } from '#api/modules/search/candidate-row.ts';
import { candidateDerivation, postingDerivation } from '#api/modules/search/derivation.ts';
import { refreshPostingRow } from '#api/modules/search/posting-row.ts';

export const deriveTask = 'derive-rows';

/** Rows that are looked for at once. */
const batch = 50;

// Whoever saves meanwhile waits, or is waited for: a row is never derived from what is being replaced.
const lockPosting = async (trx: Trx, id: string): Promise<boolean> =>
  (await trx.selectFrom('posting').select('id').where('id', '=', id).forUpdate().execute()).length > 0;

const outdatedCandidates = (db: Db, after: string) =>
  db
    .selectFrom('candidateSearch')
    .select('candidateId as id')
    .where('candidateId', '>', after)
    .where('derivation', '<', candidateDerivation)
    .orderBy('candidateId')
    .limit(batch)
    .execute();

const outdatedPostings = (db: Db, after: string) =>
  db
    .selectFrom('postingSearch')
    .select('postingId as id')
    .where('postingId', '>', after)
    .where('derivation', '<', postingDerivation)
    .orderBy('postingId')
    .limit(batch)
    .execute();

const before = '00000000-0000-0000-0000-000000000000';

type Kind = {
  readonly findOutdated: (db: Db, after: string) => Promise<{ id: string }[]>;
  /** @returns false when it is gone by now */
  readonly lock: (trx: Trx, id: string) => Promise<boolean>;
  readonly refresh: (trx: Trx, id: string) => Promise<void>;
};

/**
 * One row a transaction, locked in the order of a save: the candidate or posting, new terms, the search row, its bits. Two
 * rows in one would lock the terms and bits of the second after those of the first, in no order, and a save could wait for this
 * while this waits for it. What a crash takes back is found again, so that no commit has to wait for the disk.
 */
const derive = (db: Db, id: string, { lock, refresh }: Kind): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = off`.execute(trx);
    if (await lock(trx, id)) await refresh(trx, id);
  });

/** From id to id, so that a run that ends half-way loses nothing: the next one finds the rest. */
const deriveAll = async (db: Db, kind: Kind): Promise<void> => {
  let after = before;
  for (;;) {
    const rows = await kind.findOutdated(db, after);
    const last = rows.at(-1);
    if (last === undefined) return;
    for (const { id } of rows) await derive(db, id, kind);
    after = last.id;
  }
};

/** Brings the search rows up to date that an older version of the server made. Queued at each start. */
export const deriveRows = async (db: Db): Promise<void> => {
  await deriveAll(db, { findOutdated: outdatedPostings, lock: lockPosting, refresh: refreshPostingRow });
  await deriveAll(db, {
    findOutdated: outdatedCandidates,
    lock: lockCandidate,
    refresh: refreshCandidateRow,
  });
};
