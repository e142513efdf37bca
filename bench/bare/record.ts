import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serialize } from 'node:v8';
import type pg from 'pg';
import { createApp } from '../../apps/api/src/app.ts';
import { createDb, createPool } from '../../apps/api/src/db/connect.ts';
import { createFileStore } from '../../apps/api/src/files/file-store.ts';
import { createSecret, randomToken } from '../../apps/api/src/secret.ts';
import { type Shot, sendAll } from '../run/load.ts';

export type Statement = { readonly text: string; readonly values: unknown[]; readonly name?: string };

/** What one request makes the product ask its database, and what it answers. */
export type Exchange = { readonly statements: readonly Statement[]; readonly reply: unknown };

/** Without how the product wants its rows: that is its own work. */
const statementOf = ({ name, text, values }: Statement): Statement => ({
  text,
  values,
  ...(name === undefined ? {} : { name }),
});

/** Notes every statement that goes over the pool's connections. */
const listen = (pool: pg.Pool, onStatement: (statement: Statement) => void): void => {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const listening = (...args: unknown[]): unknown => {
      const [first] = args as [string | Statement]; // as the product calls it
      onStatement(typeof first === 'string' ? { text: first, values: [] } : statementOf(first));
      return query(...args);
    };
    client.query = listening as typeof client.query; // the same, but heard
  });
};

/**
 * Answers each request by an app of its own in this process, and keeps what it asked the database for that: the second time, since a
 * product that has been running remembers what it need not ask again.
 */
export const record = async (databaseUrl: string, shots: readonly Shot[]): Promise<Exchange[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'forte-bench-record-'));
  const pool = createPool(databaseUrl, 2);
  let statements: Statement[] = [];
  listen(pool, (statement) => statements.push(statement));
  const app = await createApp({
    db: createDb(pool),
    secret: createSecret(randomToken()),
    files: createFileStore(pathToFileURL(folder).href),
    now: () => new Date(),
    publicUrl: 'http://localhost:3000',
  });
  try {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const own = shots.map((shot) => ({ ...shot, url: address + new URL(shot.url).pathname }));
    await sendAll(own, 1, () => undefined);
    const exchanges: Exchange[] = [];
    for (const shot of own) {
      statements = [];
      await sendAll([shot], 1, (_, text) => exchanges.push({ statements, reply: JSON.parse(text) }));
    }
    return exchanges;
  } finally {
    await app.close();
    await pool.end();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Writes exchanges to where `bare/server.ts` reads them. */
export const keepExchanges = (path: string, exchanges: readonly Exchange[]): Promise<void> =>
  writeFile(path, serialize(exchanges));
