import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answered } from '#api/testing/people.ts';
import type { TestApp } from '#api/testing/test-app.ts';

const program = fileURLToPath(new URL('./second-process.ts', import.meta.url));

/** A real server process on a test's database, beside any others. */
export type ServerProcess = {
  /** Posts as a client of some address, and tells everything about the answer. */
  readonly post: (path: string, body: object, by?: { from?: string; token?: string }) => Promise<Answered>;
  readonly close: () => Promise<void>;
};

/** Starts one and waits until it answers; its clock is the real one. */
export const startServerProcess = async (forte: TestApp): Promise<ServerProcess> => {
  const child = fork(program, [forte.databaseUrl, forte.filesFolder], { execArgv: [] });
  const exited = once(child, 'exit');
  const started = once(child, 'message').then(([message]) => (message as { baseUrl: string }).baseUrl); // its only one
  const baseUrl = await Promise.race([
    started,
    exited.then(() => Promise.reject(new Error('the server process ended while starting'))),
  ]);
  return {
    post: async (path, body, { from = '203.0.113.1', token } = {}) => {
      const answer = await fetch(`${baseUrl}/V1${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': from,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      });
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: (await answer.json()) as Answered['body'], // the envelope, which other tests check
      };
    },
    close: async () => {
      child.disconnect();
      await exited;
    },
  };
};
