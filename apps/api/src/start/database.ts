import pg from 'pg';
import { startEmbedded } from '#api/db/embedded/embedded.ts';
import type { Env } from '#api/env.ts';

const oldest = 15;

export type Database = { readonly url: string; readonly stop: () => Promise<void> };

/** @throws when a given server can't be reached or is too old (RUN-04) */
const checkServer = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const major = Math.floor((rows[0]?.version ?? 0) / 10_000);
    if (major < oldest) {
      throw new Error(`DATABASE_URL leads to PostgreSQL ${major}. Forte needs ${oldest} or newer.`);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** The database of DATABASE_URL, or the embedded one in FORTE_DATA. */
export const openDatabase = async (
  env: Env,
  events: { onRestart: () => void; onFailure: (error: unknown) => void },
): Promise<Database> => {
  if (env.databaseUrl === undefined) return startEmbedded({ dataFolder: env.dataFolder, ...events });
  await checkServer(env.databaseUrl);
  return { url: env.databaseUrl, stop: async () => undefined };
};
