import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPool } from '#api/db/connect.ts';
import { startEmbedded } from '#api/db/embedded/embedded.ts';
import { migrate } from '#api/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that holds the test databases, and the migrated one that each test file's own is copied from. */
    testServer: { url: string; template: string };
  }
}

const withDatabase = (url: string, database: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
};

/** An embedded server in a folder of its own. Tests of features need no fsync; those of the server itself have it. */
const startServer = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'forte-test-'));
  await chmod(dataFolder, 0o755); // root's database runs as another user, who must pass here
  const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=300'];
  const database = await startEmbedded({ dataFolder, settings });
  const stop = async () => {
    await database.stop();
    await rm(database.folder, { recursive: true, force: true });
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { url: withDatabase(database.url, 'postgres'), stop };
};

/** Migrates one template database; each test file then works on a copy of its own. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const { url, stop } =
    given === undefined ? await startServer() : { url: given, stop: async () => undefined };
  const template = `forte_template_${process.pid}`;
  const server = createPool(url, 1);
  await server.query(`create database ${template}`);
  const pool = createPool(withDatabase(url, template), 2);
  await migrate(pool);
  await pool.end();
  project.provide('testServer', { url, template });
  return async () => {
    await server.query(`drop database if exists ${template} with (force)`);
    await server.end();
    await stop();
  };
}
