import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../run/own-product.ts';

const server = fileURLToPath(new URL('../../apps/api/src/server.ts', import.meta.url));

const start = (environment: Readonly<Record<string, string>>): ChildProcess =>
  fork(server, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'error', ...environment },
  });

const stop = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
};

const untilItAnswers = async (baseUrl: string, child: ChildProcess): Promise<void> => {
  const end = Date.now() + 120_000;
  while (!(await fetch(`${baseUrl}/V1/openapi.json`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('The product did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** The product as it is deployed, over the demo data, which only a product that is not deployed makes. */
export const startProduction = async (): Promise<{ baseUrl: string; close: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'forte-web-'));
  await chmod(folder, 0o755); // root's database runs as another user, who must pass here
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const shared = { FORTE_DATA: folder, PORT: String(port), PUBLIC_URL: baseUrl };
  const seeding = start({ ...shared, NODE_ENV: 'development' });
  await untilItAnswers(baseUrl, seeding);
  await stop(seeding);
  const child = start({
    ...shared,
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://127.0.0.1:9', // nothing is mailed
    FORTE_SECRET: randomBytes(32).toString('base64url'),
  });
  await untilItAnswers(baseUrl, child);
  return {
    baseUrl,
    close: async () => {
      await stop(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
