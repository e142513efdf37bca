import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A build of the web may come first. */
const patience = 180_000;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
};

const waitUntilItAnswers = async (url: string, product: ChildProcess): Promise<void> => {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (product.exitCode !== null) throw new Error('The product ended while starting; it said why above.');
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`The product does not answer at ${url}.`);
};

/** Starts a product as a person would, with its own data folder and port, once for all journeys; ends it after them. */
export default async function startProduct() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'forte-e2e-'));
  await chmod(dataFolder, 0o755); // root's database runs as another user, who must pass here
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_URL: url,
      FORTE_DATA: dataFolder,
      // Each journey comes from an address of its own (see fixtures.ts), so that the limits of one don't stop another.
      TRUST_PROXY: 'loopback',
      DATABASE_URL: '',
      SMTP_URL: '',
      LOG_LEVEL: 'error',
    },
  });
  process.env.FORTE_E2E_URL = url;
  process.env.FORTE_E2E_MAIL = join(dataFolder, 'mail');
  await waitUntilItAnswers(url, product);
  return async () => {
    product.kill('SIGTERM');
    if (product.exitCode === null) await once(product, 'exit');
    await rm(dataFolder, { recursive: true, force: true });
  };
}
