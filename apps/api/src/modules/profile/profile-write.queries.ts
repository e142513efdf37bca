import type { OnboardingStepName } from '@forte/contract';
import { type CompiledQuery, type Insertable, type QueryCreator, sql, type Updateable } from 'kysely';
import { snakeCase } from '#api/db/column-names.ts';
import type { Queryable, Trx } from '#api/db/connect.ts';
import { type PlaceOf, prepare } from '#api/db/prepared.ts';
import type { CandidateTable } from '#api/db/tables/candidates.ts';
import type { Tables } from '#api/db/tables.ts';
import { type ListTable, profileLists } from '#api/modules/profile/profile-lists.ts';

/** All of its columns: what is not told would be written as null. */
type Item<T extends ListTable> = Required<Omit<Insertable<Tables[T]>, 'candidateId' | 'position'>>;

/** What a save changes: columns of the candidate's own row, and lists that are replaced as a whole, in the order given. */
export type CandidateChange = {
  readonly columns: Updateable<CandidateTable>;
  readonly lists?: { readonly [T in ListTable]?: readonly Item<T>[] };
};

type Save = {
  readonly candidateId: string;
  readonly step: OnboardingStepName;
  /** The status after it, where the step before was the last that had been saved. */
  readonly movesTo: number | null;
  readonly updatedAt: Date;
};
/** Besides them, each column and each list has a value by its own name. */
type Values = Save & Readonly<Record<string, unknown>>;

const toJson = (table: ListTable, items: readonly object[]): string =>
  JSON.stringify(
    items.map((item, position) => {
      const entries = Object.entries(item).map(([name, value]) => [snakeCase(name), value]);
      return { ...Object.fromEntries(entries), ...(profileLists[table][0] === 'position' && { position }) };
    }),
  );

/**
 * An item takes the place of the one that stood there, and what has no place any more goes: no row is written twice. A list is one
 * value, so that the statement is the same for none and for forty.
 */
const withList = (
  creator: QueryCreator<Tables>,
  table: ListTable,
  place: PlaceOf<Values>,
): QueryCreator<Tables> => {
  // Kysely can't follow a table that is only known when it runs; `CandidateChange` has checked the values.
  const list = table as 'candidateSkill';
  const columns = profileLists[table] as unknown as readonly ['position', ...'name'[]];
  const [key, ...others] = columns;
  const items = sql`json_populate_recordset(null::${sql.table(table)}, ${place(table)}::json) as item`;
  return creator
    .with(`${table}Rest`, (db) =>
      db
        .deleteFrom(list)
        .where('candidateId', '=', place('candidateId'))
        .where(key, 'not in', sql<number>`(select ${sql.ref(`item.${key}`)} from ${items})`),
    )
    .with(`${table}Rows`, (db) =>
      db
        .insertInto(list)
        .columns(['candidateId', ...columns])
        .expression(
          sql`select ${place('candidateId')}::uuid, ${sql.join(columns.map((name) => sql.ref(`item.${name}`)))} from ${items}`,
        )
        .onConflict((conflict) =>
          conflict
            .columns(['candidateId', key])
            .doUpdateSet((eb) =>
              Object.fromEntries(others.map((name) => [name, eb.ref(`excluded.${name}`)])),
            ),
        ),
    ) as unknown as QueryCreator<Tables>; // as above
};

const build = (
  db: Queryable,
  place: PlaceOf<Values>,
  columns: readonly string[],
  tables: readonly ListTable[],
): CompiledQuery => {
  const creator = tables.reduce<QueryCreator<Tables>>((sofar, table) => withList(sofar, table, place), db);
  const movesTo = sql<number | null>`${place('movesTo')}::smallint`;
  return creator
    .updateTable('candidate')
    .set({
      ...Object.fromEntries(columns.map((name) => [name, place(name)])),
      // Saving the step that is next moves the status on; saving an earlier one again leaves it (APP-07).
      profileStatus: sql<number>`case when profile_status = ${movesTo} - 1 then ${movesTo} else profile_status end`,
      version: sql<number>`version + 1`,
      stepVersions: sql<string>`step_versions || jsonb_build_object(${place('step')}::text, version + 1)`,
      updatedAt: place('updatedAt'),
    })
    .where('accountId', '=', place('candidateId'))
    .compile();
};

type Write = ReturnType<typeof prepare<Values, unknown>>;
const writes = new Map<string, Write>();

/** One for each set of columns and lists: the steps have a dozen of them. */
const writeOf = (columns: readonly string[], tables: readonly ListTable[]): Write => {
  const shape = [...columns, ...tables].join();
  const write =
    writes.get(shape) ??
    prepare<Values, unknown>(`candidate-write-${writes.size}`, (db, place) =>
      build(db, place, columns, tables),
    );
  writes.set(shape, write);
  return write;
};

/** The one statement that writes a change. */
export const candidateWrite = (
  trx: Trx,
  save: Save,
  { columns, lists: changed = {} }: CandidateChange,
): CompiledQuery => {
  const tables = Object.keys(changed) as ListTable[]; // by its type
  const json = tables.map((table) => [table, toJson(table, changed[table] ?? [])]);
  const { candidateId, step, movesTo, updatedAt } = save;
  return writeOf(Object.keys(columns), tables).with(trx, {
    ...columns,
    ...Object.fromEntries(json),
    ...{ candidateId, step, movesTo, updatedAt },
  });
};
