import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, type CallInput, call, type Role, type Route } from '@forte/contract';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { inject } from 'vitest';
import { createApp } from '#api/app.ts';
import { createDb, createPool } from '#api/db/connect.ts';
import type { Deps } from '#api/deps.ts';
import { createFileStore } from '#api/files/file-store.ts';
import { createSession } from '#api/modules/account/session.queries.ts';
import { createSecret } from '#api/secret.ts';
import { holdToDocument } from '#api/testing/held-to-document.ts';
import { createTestMailbox, type TestMailbox } from '#api/testing/test-mailbox.ts';
import { testSecret } from '#api/testing/test-secret.ts';

/** The hash of a random text: these people can be asked for their password, and nobody can log in as them. */
const unknownPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$PM7NQfxIZYuyUw1R6Jn5dQ$N+Zwc72YnzYTZLXIBCxuQkaCfKMNRfdVMVJhXBGKfw0';

/** A clock that stands still until a test moves it. */
export type TestClock = { now: () => Date; advance: (milliseconds: number) => void };

const createClock = (): TestClock => {
  let at = Date.now();
  return {
    now: () => new Date(at),
    advance: (milliseconds) => {
      at += milliseconds;
    },
  };
};

/** A database of its own, copied from the migrated template. */
export const createTestDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const { url, template } = inject('testServer');
  const name = `forte_test_${randomUUID().replaceAll('-', '')}`;
  const server = createPool(url, 1);
  await server.query(`create database ${name} template ${template}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    drop: async () => {
      await server.query(`drop database if exists ${name} with (force)`);
      await server.end();
    },
  };
};

export type TestApp = {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly pool: pg.Pool;
  readonly clock: TestClock;
  readonly baseUrl: string;
  readonly databaseUrl: string;
  /** The mails that the product sends: `mailbox.newestTo(email)` works the queue off and reads one. */
  readonly mailbox: TestMailbox;
  /** Where uploaded files are kept. */
  readonly filesFolder: string;
  /** Sends a call of the contract over real HTTP. */
  readonly call: <const R extends Route>(route: R, input: CallInput<R>) => Promise<Answer<R>>;
  readonly close: () => Promise<void>;
};

/** The whole API over a database of its own, listening on a port of the loopback. Its answers are held to the document. */
export const createTestApp = async (): Promise<TestApp> => {
  const database = await createTestDatabase();
  const pool = createPool(database.url, 5);
  const db = createDb(pool);
  const clock = createClock();
  const filesFolder = await mkdtemp(join(tmpdir(), 'forte-files-'));
  const deps: Deps = {
    db,
    secret: createSecret(testSecret),
    files: createFileStore(filesFolder),
    now: clock.now,
    publicUrl: 'http://localhost:3000',
  };
  const app = await createApp(deps);
  const requireDocumented = holdToDocument(app);
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    deps,
    pool,
    clock,
    baseUrl,
    databaseUrl: database.url,
    mailbox: createTestMailbox(deps, pool),
    filesFolder,
    call: (route, input) => call(route, input, baseUrl),
    close: async () => {
      await app.close();
      await db.destroy();
      await database.drop();
      await rm(filesFolder, { recursive: true, force: true });
      requireDocumented();
    },
  };
};

export type TestUser = { readonly id: string; readonly token: string; readonly email: string };

const insertAccount = async ({ deps }: TestApp, role: Role): Promise<TestUser> => {
  const id = uuidv7();
  // Short enough for the rule of §5.
  const email = `${role}-${id.slice(-12)}@example.com`;
  await deps.db
    .insertInto('account')
    .values({ id, role, email, emailKey: email, passwordHash: unknownPassword })
    .execute();
  return { id, email, token: '' };
};

const withSession = async ({ deps }: TestApp, user: TestUser): Promise<TestUser> => ({
  ...user,
  token: await createSession(deps.db, deps.now(), {
    accountId: user.id,
    clientAddress: '',
    userAgent: 'test',
  }),
});

/** A signed-in candidate, straight in the database: for tests that are not about signing up. */
export const createEmployee = async (testApp: TestApp, profileStatus = 8): Promise<TestUser> => {
  const user = await insertAccount(testApp, 'employee');
  await testApp.deps.db
    .insertInto('candidate')
    .values({
      accountId: user.id,
      firstName: 'Asha',
      lastName: 'Rao',
      contactEmail: user.email,
      profileStatus,
    })
    .execute();
  return withSession(testApp, user);
};

/** A signed-in employer, straight in the database. */
export const createEmployer = async (testApp: TestApp, company = 'Acme'): Promise<TestUser> => {
  const user = await insertAccount(testApp, 'employer');
  await testApp.deps.db
    .insertInto('employer')
    .values({
      accountId: user.id,
      company,
      category: 'Company',
      designation: 'Recruiter',
      firstName: 'Erik',
      lastName: 'Holm',
      gender: 1,
      mobile: '+46701234567',
    })
    .execute();
  return withSession(testApp, user);
};
