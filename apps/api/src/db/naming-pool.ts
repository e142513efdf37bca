import type { Writable } from 'node:stream';
import type pg from 'pg';
import { camelCase } from '#api/db/column-names.ts';
import { commitBehind, nameOf } from '#api/db/prepared.ts';

/** What Kysely looks at. */
type Result = { readonly command: string; readonly rowCount?: number | null; readonly rows: unknown[] };
const isBegin = (text: string): boolean => text === 'begin' || text.startsWith('start transaction');
const isEnd = (text: string): boolean => text === 'commit' || text === 'rollback';

/** Name of a prepared statement -> its columns as code names them. */
const columns = new Map<string, readonly string[]>();

/**
 * The rows of a prepared statement. They come as lists, and each becomes an object once, with our names: the driver's own objects
 * are copies of a model, which costs as much as all else that a page of cards needs from it.
 */
const toNamed = (statement: string, { command, rowCount, fields, rows }: pg.QueryArrayResult<unknown[]>) => {
  const names = columns.get(statement) ?? fields.map(({ name }) => camelCase(name));
  columns.set(statement, names);
  const toObject = (values: readonly unknown[]) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index += 1) row[names[index] as string] = values[index]; // in bounds
    return row;
  };
  return { command, rowCount, rows: rows.map(toObject) };
};

/** Sends a statement, by its name if it has one. */
const ask = async (client: pg.PoolClient, text: string, values: unknown[]) => {
  const name = nameOf(text);
  return name === undefined
    ? client.query({ text, values })
    : toNamed(name, await client.query<unknown[]>({ name, text, values, rowMode: 'array' }));
};

/**
 * Makes a function that lets all that is sent in this tick go out as one write. Each write wakes the database, which then takes the
 * processor before the rest is sent.
 */
const writesJoiner = (client: pg.PoolClient) => {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection; // the driver's own, not in its types
  let isCorked = false;
  return (): void => {
    if (isCorked) return;
    isCorked = true;
    stream.cork();
    process.nextTick(() => {
      isCorked = false;
      stream.uncork();
    });
  };
};

/**
 * A connection as Kysely sees it, which sends the prepared statements by their names, and a transaction's begin together with its
 * first statement and its commit with the last (`andCommit`): a save then waits for the database twice less.
 */
const withNames = (client: pg.PoolClient) => {
  const joinWrites = writesJoiner(client);
  let begin: string | undefined;
  let hasEnded = false;
  const query = async (text: string, values: unknown[]): Promise<Result> => {
    if (isBegin(text)) {
      begin = text;
      hasEnded = false;
      return { command: 'BEGIN', rows: [] };
    }
    if (isEnd(text) && (begin !== undefined || hasEnded)) {
      begin = undefined;
      hasEnded = false;
      return { command: text.toUpperCase(), rows: [] };
    }
    if (hasEnded) throw new Error('Nothing can follow what was sent with the commit.');
    const ends = values.at(-1) === commitBehind;
    joinWrites();
    const own = ends ? values.slice(0, -1) : values;
    const sent = [
      begin && client.query(begin),
      ask(client, text, own),
      ends && client.query('commit'), // one that takes back, where the statement has failed
    ] as const;
    begin = undefined;
    hasEnded = ends;
    const [, result] = await Promise.all(sent);
    return result;
  };
  return {
    get processID() {
      return (client as { processID?: number }).processID; // the driver's own, not in its types
    },
    query,
    release: (destroy?: boolean) => {
      begin = undefined; // of a transaction that asked nothing
      hasEnded = false;
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
      const own = known.get(client) ?? withNames(client);
      known.set(client, own);
      return own;
    },
  };
};
