import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { namingPool } from '#api/db/naming-pool.ts';
import type { Tables } from '#api/db/tables.ts';
import { parseTextList, textList } from '#api/db/text-list.ts';

export type Db = Kysely<Tables>;
/** An open transaction: what everything that must happen together takes. */
export type Trx = Transaction<Tables>;
/** Either of the two: for a query that is right inside and outside of a transaction. */
export type Queryable = Db | Trx;

// Plain dates stay text: a time zone must not move a closing date or an expiry.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(textList, parseTextList);

/**
 * Opens a pool. Statements are sent without a name, and so planned with their values: a plan for any values made the
 * search forty times slower. Those that `prepare` made have one.
 */
export const createPool = (
  databaseUrl: string,
  max = 10,
  onIdleError: (error: Error) => void = () => undefined,
): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: 10_000,
    // A new connection plans its statements anew: after ten quiet seconds, which is the driver's own limit, five searches took twice
    // to five times as long.
    idleTimeoutMillis: 3_600_000,
    // Kept so long, it must not be forgotten by a firewall on the way.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    // Statements that don't wait for each other's answers are sent at once (`inOneGo`).
    pipeline: true,
    // A bitmap of all pages of a million search rows fits in; where it does not, every row of a page is looked at anew.
    options: '-c statement_timeout=30000 -c timezone=UTC -c work_mem=16MB',
  });
  // A connection that breaks while idle leaves the pool by itself; unheard, its event would end the process.
  pool.on('error', onIdleError);
  // The same holds while it is lent out: whoever holds it sees the failure in the query's own promise.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** A connection to a pool's database for COPY, which the driver can't send behind other statements. */
export const createCopyClient = ({ options }: pg.Pool): pg.Client =>
  new pg.Client({ ...options, pipeline: false });

export const createDb = (pool: pg.Pool): Db =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: namingPool(pool) as never }),
    plugins: [new CamelCasePlugin()],
  });
