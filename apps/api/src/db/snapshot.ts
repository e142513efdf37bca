import type { Db, Trx } from '#api/db/connect.ts';

/** Reads that build on each other, all of one moment: what one statement found is there for the next, and as it was. */
export const inOneSnapshot = <T>(db: Db, read: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
