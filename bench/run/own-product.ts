import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../../apps/api/src/server.ts', import.meta.url));

export type KeptMail = { readonly to: string; readonly text: string };

/** A product that is started for a measurement alone, with a database, files and mails of its own. */
export type OwnProduct = {
  readonly baseUrl: string;
  readonly pid: number | undefined;
  /** Every mail that it has sent so far. */
  readonly mails: () => Promise<readonly KeptMail[]>;
  readonly close: () => Promise<void>;
};

/** A port of this machine that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
};

const answers = async (baseUrl: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${baseUrl}/V1/openapi.json`);
    // An answer that nobody reads holds its connection, and with it this process.
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
};

/**
 * Starts it, on an empty database of its own unless one is given; clients are told apart by X-Forwarded-For, so that the
 * limits of one don't stop another.
 */
export const startOwnProduct = async (databaseUrl = process.env.DATABASE_URL): Promise<OwnProduct> => {
  const folder = await mkdtemp(join(tmpdir(), 'forte-bench-'));
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const child = fork(server, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      FORTE_DATA: folder,
      FORTE_DEMO: '0',
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl ?? '',
    },
  });
  const exited = once(child, 'exit');
  const end = Date.now() + 60_000;
  while (!(await answers(baseUrl))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('The product did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const mailFolder = join(folder, 'mail');
  return {
    baseUrl,
    pid: child.pid,
    mails: async () => {
      const names = (await readdir(mailFolder).catch(() => [])).filter((name) => name.endsWith('.json'));
      return Promise.all(
        names.map(async (name) => JSON.parse(await readFile(join(mailFolder, name), 'utf8')) as KeptMail), // its own files
      );
    },
    close: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
