import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createApp } from '#api/app.ts';
import { createDb, createPool } from '#api/db/connect.ts';
import { migrate } from '#api/db/migrate.ts';
import type { demoLogins } from '#api/demo/demo-people.ts';
import { demoAmounts, seedDemo } from '#api/demo/seed-demo.ts';
import type { Deps } from '#api/deps.ts';
import type { Env } from '#api/env.ts';
import { createFileStore } from '#api/files/file-store.ts';
import { loggerOptions } from '#api/http/log.ts';
import { startJobs } from '#api/jobs/start-jobs.ts';
import { mailboxRoutes } from '#api/mail/mailbox.routes.ts';
import { createSecret } from '#api/secret.ts';
import { openDatabase } from '#api/start/database.ts';
import { keptSecret } from '#api/start/kept-secret.ts';
import { type MailWay, openMail } from '#api/start/mail.ts';

export type Product = {
  readonly app: FastifyInstance;
  /** Whether mails are kept and shown at /dev/mailbox instead of sent. */
  readonly hasMailbox: boolean;
  /** Who to log in as, when there is demo data. */
  readonly demoLogins: typeof demoLogins | undefined;
  readonly close: () => Promise<void>;
};

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));
/** For requests; the job queue has its own, so that neither can starve the other. */
const connections = { requests: 10, jobs: 6 };

const listen = async (app: FastifyInstance, { host, port }: Env): Promise<void> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Stop what uses it, or set PORT to another one.`, {
      cause: error,
    });
  }
};

const openDeps = async (env: Env, pool: pg.Pool): Promise<Deps> => ({
  db: createDb(pool),
  secret: createSecret(env.secret ?? (await keptSecret(env.dataFolder))),
  files: createFileStore(env.filesUrl),
  now: () => new Date(),
  publicUrl: env.publicUrl,
});

const openApp = async (env: Env, deps: Deps, { mailbox }: MailWay): Promise<FastifyInstance> => {
  const logger = loggerOptions(env.logLevel);
  const web = { folder: webFolder, hasMailbox: mailbox !== undefined };
  const app = await createApp(deps, { logger, trustProxy: env.trustProxy, web });
  if (mailbox !== undefined) await app.register(mailboxRoutes, { mailer: mailbox });
  return app;
};

/** Starts each part after what it needs, and notes in `started` how to stop it. */
const startParts = async (
  env: Env,
  started: AsyncDisposableStack,
  onFailure: (error: unknown) => void,
): Promise<Omit<Product, 'close'>> => {
  let app: FastifyInstance | undefined;
  const stopWith = (stop: () => unknown) => started.defer(async () => void (await stop()));
  const onConnectionLost = ({ code }: Error & { code?: string }) => {
    if (!started.disposed) app?.log.warn({ code }, 'connection to the database lost');
  };
  const database = await openDatabase(env, {
    onRestart: () => app?.log.error('the database had ended and was started again'),
    onFailure,
  });
  stopWith(database.stop);
  const pool = createPool(database.url, connections.requests, onConnectionLost);
  stopWith(() => pool.end());
  const jobPool = createPool(database.url, connections.jobs, onConnectionLost);
  stopWith(() => jobPool.end());
  await migrate(pool);
  const deps = await openDeps(env, pool);
  const demo = { ...demoAmounts, files: deps.files, now: deps.now() };
  const logins = env.demo ? await seedDemo(pool, demo) : undefined;
  const mail = openMail(env);
  stopWith(mail.close);
  app = await openApp(env, deps, mail);
  const jobs = await startJobs(deps, { pool: jobPool, mailer: mail.mailer, log: app.log });
  stopWith(jobs.stop);
  stopWith(app.close);
  await listen(app, env);
  return { app, hasMailbox: mail.mailbox !== undefined, demoLogins: logins };
};

/**
 * Starts everything in order, from the database to the listening server; what had been started is stopped
 * again when a later part fails.
 * @param onFailure something that can't be mended ended while running
 */
export const startProduct = async (env: Env, onFailure: (error: unknown) => void): Promise<Product> => {
  const started = new AsyncDisposableStack();
  try {
    const parts = await startParts(env, started, onFailure);
    return { ...parts, close: () => started.disposeAsync() };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
};
