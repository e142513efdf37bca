import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
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

const keep = <Row>(name: string, compiled: CompiledQuery<Row>): CompiledQuery<Row> => {
  if ([...names.values()].includes(name)) throw new Error(`Two statements are named ${name}.`);
  names.set(compiled.sql, name);
  return compiled;
};

/** The names of columns as code has them: found out once a result, where Kysely's plugin looks into every row and value. */
const camelCased = <Row>(rows: readonly Row[]): Row[] => {
  const columns = Object.keys(rows[0] ?? {}).map((name) => ({
    name,
    ours: name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  }));
  return rows.map((row) => {
    const renamed: Record<string, unknown> = {};
    for (const { name, ours } of columns) renamed[ours] = row[name as keyof Row];
    return renamed as Row; // what the statement's type says
  });
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

/** A statement that is compiled once. */
type Prepared<Values, Row> = {
  /** Runs it and tells its rows. */
  (db: Queryable, values: Values): Promise<Row[]>;
  /** It with its values, for `inOneGo`. */
  readonly with: (db: Queryable, values: Values) => CompiledQuery<Row>;
};

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
  const withValues = (db: Queryable, values: Values): CompiledQuery<Row> => {
    // A place is what stands for its value until there is one.
    kept ??= keep(
      name,
      build(db, (placeName) => new Place(placeName) as never),
    );
    const parameters = kept.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter,
    );
    return { ...kept, parameters };
  };
  const run = async (db: Queryable, values: Values): Promise<Row[]> =>
    camelCased((await db.withoutPlugins().executeQuery<Row>(withValues(db, values))).rows);
  return Object.assign(run, { with: withValues });
};

/**
 * Sends two statements of a transaction one behind the other, and waits for the database once. The second sees what the first did.
 * @returns the rows of the second
 */
export const inOneGo = async <Row>(
  trx: Trx,
  first: CompiledQuery,
  second: CompiledQuery<Row>,
): Promise<Row[]> =>
  trx.getExecutor().provideConnection(async (connection) => {
    const [, { rows }] = await Promise.all([
      connection.executeQuery(first),
      connection.executeQuery<Row>(second),
    ]);
    return camelCased(rows);
  });

type Command = { readonly command: string; readonly rows: never[] };
const isBegin = (text: string): boolean => text === 'begin' || text.startsWith('start transaction');
const isEnd = (text: string): boolean => text === 'commit' || text === 'rollback';

/**
 * A connection as Kysely sees it, which sends the prepared statements by their names, and a transaction's begin together with its
 * first statement: a save then waits for the database once less.
 */
const withNames = (client: pg.PoolClient) => {
  let begin: string | undefined;
  const send = (text: string, values: unknown[]) => client.query({ name: names.get(text), text, values });
  const query = async (text: string, values: unknown[]): Promise<pg.QueryResult | Command> => {
    if (isBegin(text)) {
      begin = text;
      return { command: 'BEGIN', rows: [] };
    }
    if (begin === undefined) return send(text, values);
    const held = begin;
    begin = undefined;
    if (isEnd(text)) return { command: text.toUpperCase(), rows: [] };
    const [, result] = await Promise.all([client.query(held), send(text, values)]);
    return result;
  };
  return {
    get processID() {
      return (client as { processID?: number }).processID; // the driver's own, not in its types
    },
    query,
    release: (destroy?: boolean) => {
      begin = undefined; // of a transaction that asked nothing
      client.release(destroy);
    },
  };
};

/** A pool for Kysely, whose queries have no names of their own. */
export const namingPool = (pool: pg.Pool) => {
  const known = new WeakMap<pg.PoolClient, ReturnType<typeof withNames>>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const named = known.get(client) ?? withNames(client);
      known.set(client, named);
      return named;
    },
  };
};
