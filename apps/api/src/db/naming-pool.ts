import type { Writable } from 'node:stream';
import type pg from 'pg';
import { commitBehind, nameOf } from '#api/db/prepared.ts';

type Command = { readonly command: string; readonly rows: never[] };
const isBegin = (text: string): boolean => text === 'begin' || text.startsWith('start transaction');
const isEnd = (text: string): boolean => text === 'commit' || text === 'rollback';

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
  const query = async (text: string, values: unknown[]): Promise<pg.QueryResult | Command> => {
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
      client.query({ name: nameOf(text), text, values: own }),
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
      const named = known.get(client) ?? withNames(client);
      known.set(client, named);
      return named;
    },
  };
};
