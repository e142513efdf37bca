import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#api/app.ts';
import { createDb, createPool } from '#api/db/connect.ts';
import { migrate } from '#api/db/migrate.ts';
import type { Deps } from '#api/deps.ts';
import type { Env } from '#api/env.ts';
import { loggerOptions } from '#api/http/log.ts';
import { createSecret } from '#api/secret.ts';
import { openDatabase } from '#api/start/database.ts';
import { keptSecret } from '#api/start/kept-secret.ts';

export type Product = { readonly app: FastifyInstance; readonly close: () => Promise<void> };

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

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

/**
 * Starts everything in order, from the database to the listening server; what had been started is stopped
 * again when a later part fails.
 * @param onFailure something that can't be mended ended while running
 */
export const startProduct = async (env: Env, onFailure: (error: unknown) => void): Promise<Product> => {
  const started = new AsyncDisposableStack();
  const stopWith = (stop: () => Promise<unknown>) => started.defer(async () => void (await stop()));
  try {
    let app: FastifyInstance | undefined;
    const database = await openDatabase(env, {
      onRestart: () => app?.log.error('the database had ended and was started again'),
      onFailure,
    });
    stopWith(database.stop);
    const pool = createPool(database.url, 10, (error) => app?.log.warn({ err: error }, 'connection lost'));
    const db = createDb(pool);
    stopWith(() => db.destroy());
    await migrate(pool);
    const deps: Deps = {
      db,
      secret: createSecret(env.secret ?? (await keptSecret(env.dataFolder))),
      now: () => new Date(),
      publicUrl: env.publicUrl,
    };
    app = await createApp(deps, {
      logger: loggerOptions(env.logLevel),
      trustProxy: env.trustProxy,
      webFolder,
    });
    stopWith(app.close);
    await listen(app, env);
    return { app, close: () => started.disposeAsync() };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
};
