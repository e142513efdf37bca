import { type CompiledQuery, type DatabaseConnection, type RawBuilder, sql } from 'kysely';
import type { Queryable, Trx } from '#api/db/connect.ts';

/** Where a value will stand in a statement that is made once. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Text of a statement -> the name under which a connection keeps it. */
const names = new Map<string, string>();
/** @returns undefined for a statement that is not prepared */
export const nameOf = (text: string): string | undefined => names.get(text);

const keep = <Row>(name: string, compiled: CompiledQuery<Row>): CompiledQuery<Row> => {
  if ([...names.values()].includes(name)) throw new Error(`Two statements are named ${name}.`);
  names.set(compiled.sql, name);
  return compiled;
};

/** A value's place, typed as the value. */
export type PlaceOf<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/**
 * A value that the planner does not see. Where it sees how short a list is, it takes a plan made for that list alone for cheaper
 * than the one it keeps, and plans a prepared statement anew on every call.
 * @param type of PostgreSQL
 */
export const unseen = <Value>(value: Value, type: string): RawBuilder<Value> =>
  sql`(select ${value}::${sql.raw(type)})`;

/** A prepared statement with its values. Its rows come with our names, also past Kysely's plugin. */
export type PreparedQuery<Row> = CompiledQuery<Row> & { readonly isPrepared: true };

/** A statement that is compiled once. */
type Prepared<Values, Row> = {
  /** Runs it and tells its rows. */
  (db: Queryable, values: Values): Promise<Row[]>;
  /** It with its values, for `inOneGo`. */
  readonly with: (db: Queryable, values: Values) => PreparedQuery<Row>;
};

/** Past Kysely's plugin, which would look into every row and value for names. */
const rowsOf = async <Row>(connection: DatabaseConnection, query: PreparedQuery<Row>): Promise<Row[]> =>
  (await connection.executeQuery<Row>(query)).rows;

/**
 * A statement with the same text on every call, for what is asked very often: it is compiled once here, and parsed and, where its
 * values don't matter for that, planned once by each connection. Not where the best plan depends on the values.
 * @param name unique in the product, at most 63 letters
 * @param build makes the statement, with `place('x')` where the value `x` goes
 * @returns runs it and tells its rows
 */
export const prepare = <Values extends object, Row>(
  name: string,
  build: (db: Queryable, place: PlaceOf<Values>) => CompiledQuery<Row>,
): Prepared<Values, Row> => {
  let kept: CompiledQuery<Row> | undefined;
  const withValues = (db: Queryable, values: Values): PreparedQuery<Row> => {
    // A place is what stands for its value until there is one.
    kept ??= keep(
      name,
      build(db, (placeName) => new Place(placeName) as never),
    );
    const parameters = kept.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter,
    );
    return { ...kept, parameters, isPrepared: true };
  };
  const run = (db: Queryable, values: Values): Promise<Row[]> =>
    db.getExecutor().provideConnection((connection) => rowsOf(connection, withValues(db, values)));
  return Object.assign(run, { with: withValues });
};

/**
 * Sends statements of a transaction one behind the other, and waits for the database once. Each sees what those before it did.
 * @param check looks at the rows of the first before anything is known of the others: where it throws, what they did or why they
 * failed does not matter, since the transaction is taken back
 * @returns the rows of the last
 */
export const inOneGo = async <First, Last>(
  trx: Trx,
  [first, ...others]: readonly [PreparedQuery<First>, ...CompiledQuery<unknown>[], PreparedQuery<Last>],
  check: (rows: First[]) => void = () => undefined,
): Promise<Last[]> =>
  trx.getExecutor().provideConnection(async (connection) => {
    const sent = rowsOf(connection, first);
    const behind = Promise.all(others.map((query) => connection.executeQuery(query)));
    behind.catch(() => undefined); // told below, unless the first says more
    check(await sent);
    const results = await behind;
    return (results.at(-1)?.rows ?? []) as Last[]; // the last one's
  });

/** Stands behind a statement's values where the transaction ends with it. */
export const commitBehind = Symbol('commit');

/** Sends the last statement of a transaction together with its commit. Nothing may follow it there. */
export const andCommit = async (trx: Trx, query: CompiledQuery): Promise<void> => {
  await trx.executeQuery({ ...query, parameters: [...query.parameters, commitBehind] });
};
