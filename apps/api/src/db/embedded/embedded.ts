import { rm } from 'node:fs/promises';
import pg from 'pg';
import { findBinaries } from '#api/db/embedded/binaries.ts';
import { databaseUser, ensureCluster, type Postmaster, startPostmaster } from '#api/db/embedded/cluster.ts';
import { makeSocketFolder, openHome } from '#api/db/embedded/home.ts';
import { takeLock } from '#api/db/embedded/lock.ts';
import { stopPostmaster } from '#api/db/embedded/postmaster.ts';

export type EmbeddedDatabase = {
  /** A connection string over the private socket. */
  readonly url: string;
  /** Where it stands: in the data folder, or elsewhere (see `openHome`). */
  readonly folder: string;
  readonly stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  readonly dataFolder: string;
  /** More settings of PostgreSQL, `name=value`: tests of other things switch fsync off. */
  readonly settings?: readonly string[];
  /** The database ended by itself and was started again. */
  readonly onRestart?: () => void;
  /** It ended by itself and can't be started again. */
  readonly onFailure?: (error: unknown) => void;
};

const urlOf = (socketFolder: string, database: string): string =>
  `postgres://${databaseUser}@localhost/${database}?host=${encodeURIComponent(socketFolder)}&port=5432`;

const ensureDatabase = async (socketFolder: string): Promise<void> => {
  const client = new pg.Client({ connectionString: urlOf(socketFolder, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseUser]);
    if (rowCount === 0) await client.query(`create database ${databaseUser}`);
  } finally {
    await client.end();
  }
};

const settingsFor = (socketFolder: string, more: readonly string[]): readonly string[] => [
  'listen_addresses=',
  'port=5432',
  `unix_socket_directories="${socketFolder.replaceAll('"', '""')}"`,
  'unix_socket_permissions=0700',
  // The log must not hold people's data: an error's detail and statement would.
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  ...more,
];

/**
 * Starts the PostgreSQL that comes with the npm packages, on the cluster in a FORTE_DATA, over a private unix
 * socket. One server a FORTE_DATA. If the database dies it is started again.
 * @throws with a sentence for people: locked, too new or too old a cluster, no PostgreSQL for this platform
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const home = await openHome(options.dataFolder);
  const lock = takeLock(home.folder, options.dataFolder);
  let running: Postmaster;
  let stopping = false;
  try {
    const binaries = await findBinaries(home.runAs);
    await ensureCluster(home, binaries);
    const socketFolder = await makeSocketFolder(home);
    const settings = settingsFor(socketFolder, options.settings ?? []);
    const start = () => startPostmaster(home, binaries, settings);
    const watch = async (): Promise<void> => {
      while (!stopping) {
        await running.ended;
        if (stopping) return;
        running = await start();
        options.onRestart?.();
      }
    };
    running = await start();
    await ensureDatabase(socketFolder);
    watch().catch((error: unknown) => options.onFailure?.(error));
    return {
      url: urlOf(socketFolder, databaseUser),
      folder: home.folder,
      stop: async () => {
        stopping = true;
        await stopPostmaster(running.pid, home.cluster);
        await rm(socketFolder, { recursive: true, force: true });
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};
