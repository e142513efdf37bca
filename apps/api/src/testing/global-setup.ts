import type { TestProject } from 'vitest/node';
import { createPool } from '#api/db/connect.ts';
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

/** Migrates one template database; each test file then works on a copy of its own. */
export default async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set');
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
  };
}
