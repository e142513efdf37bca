import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

/** A server in a process of its own, as the product is one. */
export type ChildServer = {
  readonly baseUrl: string;
  readonly pid: number | undefined;
  readonly close: () => Promise<void>;
};

/** @param file next to this folder's parent, as `by-hand/server.ts` */
export const startChild = async (
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<ChildServer> => {
  const child = fork(fileURLToPath(new URL(`../${file}`, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  const exited = once(child, 'exit');
  const ready = once(child, 'message');
  await Promise.race([ready, exited]);
  if (child.exitCode !== null) throw new Error(`${file} did not start.`);
  const [baseUrl] = (await ready) as [string]; // what `announce` sends
  return {
    baseUrl,
    pid: child.pid,
    close: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
};

/** The other end: listens, tells the address, and ends with its parent. */
export const announce = async (app: FastifyInstance, close: () => Promise<unknown>): Promise<void> => {
  const stop = async (): Promise<void> => {
    await app.close();
    await close();
    if (process.connected) process.disconnect();
  };
  process.once('SIGTERM', () => void stop());
  process.once('disconnect', () => process.exit());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.(address);
};
