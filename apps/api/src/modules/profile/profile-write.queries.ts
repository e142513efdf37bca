import {
  type CompiledQuery,
  type Insertable,
  type QueryCreator,
  sql,
  type Updateable,
  type UpdateObject,
} from 'kysely';
import type { Trx } from '#api/db/connect.ts';
import type { CandidateTable } from '#api/db/tables/candidates.ts';
import type { Tables } from '#api/db/tables.ts';

/** The lists of a profile, and by what an item is told from the others of its list. */
const keys = {
  candidateOrganisation: 'position',
  candidateTechnology: 'position',
  candidateReferral: 'position',
  candidateSkill: 'position',
  candidateLanguage: 'position',
  candidateCertificate: 'position',
  candidateSocialLink: 'name',
} as const;
type ListTable = keyof typeof keys;
type Item<T extends ListTable> = Omit<Insertable<Tables[T]>, 'candidateId' | 'position'>;

/** What a save changes: columns of the candidate's own row, and lists that are replaced as a whole, in the order given. */
export type CandidateChange = {
  readonly columns: Updateable<CandidateTable>;
  readonly lists?: { readonly [T in ListTable]?: readonly Item<T>[] };
};

/** An item takes the place of the one that stood there, and what has no place any more goes: no row is written twice. */
const withList = (
  creator: QueryCreator<Tables>,
  table: ListTable,
  candidateId: string,
  items: readonly object[],
): QueryCreator<Tables> => {
  // Kysely can't follow a table that is only known when it runs; `CandidateChange` has checked the values.
  const list = table as 'candidateSkill';
  const key = keys[table] as 'position';
  const rows = items.map((item, position) =>
    key === 'position' ? { ...item, candidateId, position } : { ...item, candidateId },
  );
  const kept = rows.map((row) => row[key as keyof typeof row]);
  const shortened = creator.with(`${table}Rest`, (db) =>
    db.deleteFrom(list).where('candidateId', '=', candidateId).where(key, '<>', sql<number>`all(${kept})`),
  );
  const [first] = rows;
  if (first === undefined) return shortened as unknown as QueryCreator<Tables>; // nothing reads the parts by name
  const written = Object.keys(first).filter((name) => name !== 'candidateId' && name !== key) as 'name'[];
  return shortened.with(`${table}Rows`, (db) =>
    db
      .insertInto(list)
      .values(rows as never)
      .onConflict((conflict) =>
        conflict
          .columns(['candidateId', key])
          .doUpdateSet((eb) => Object.fromEntries(written.map((name) => [name, eb.ref(`excluded.${name}`)]))),
      ),
  ) as unknown as QueryCreator<Tables>; // as above
};

/**
 * The one statement that writes a change.
 * @param counted columns that are made from what stands there
 */
export const candidateWrite = (
  trx: Trx,
  candidateId: string,
  { columns, lists = {} }: CandidateChange,
  counted: UpdateObject<Tables, 'candidate'>,
): CompiledQuery => {
  const creator = Object.entries(lists).reduce<QueryCreator<Tables>>(
    (sofar, [table, items]) => withList(sofar, table as ListTable, candidateId, items), // keys lose their type
    trx,
  );
  return creator
    .updateTable('candidate')
    .set({ ...columns, ...counted })
    .where('accountId', '=', candidateId)
    .compile();
};
