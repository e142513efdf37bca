import { Agent, request as httpRequest } from 'node:http';
import { summarise, type Times } from './percentiles.ts';
import { readUsage, type Usage } from './usage.ts';

/** A POST that is ready to be sent: what it costs to make it is not measured. */
export type Shot = {
  readonly url: string;
  readonly token: string;
  /** JSON. */
  readonly body: string;
};

export type Target = { readonly serverPid: number | undefined; readonly databasePid: number | undefined };

/** What a load found out. */
export type Measured = {
  readonly connections: number;
  readonly requests: number;
  /** Of each request, in the order of the shots. */
  readonly each: readonly number[];
  readonly times: Times;
  readonly perSecond: number;
  /** Milliseconds of processor a request. */
  readonly cpu: { readonly server: number | undefined; readonly database: number | undefined };
  readonly memoryMb: { readonly server: number | undefined; readonly database: number | undefined };
};

const post = (agent: Agent, { url, token, body }: Shot): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const sent = httpRequest(url, { method: 'POST', agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${url} answered ${answer.statusCode} to ${body}: ${text.slice(0, 300)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** Sends each shot once, so many at a time, over connections that stay open. */
export const sendAll = async (
  shots: readonly Shot[],
  connections: number,
  onAnswer: (index: number, text: string, milliseconds: number) => void,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < shots.length && !isStopped(); index = next++) {
      const before = performance.now();
      const text = await post(agent, shots[index] as Shot); // in bounds
      onAnswer(index, text, performance.now() - before);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, work));
  } finally {
    agent.destroy();
  }
};

const between = (before: Usage | undefined, after: Usage | undefined, requests: number) =>
  before && after && (after.cpuMs - before.cpuMs) / requests;

/** Sends all shots so many times over and measures. The load itself runs on the same processors, and is not counted. */
export const load = async (
  shots: readonly Shot[],
  { connections, rounds = 1 }: { connections: number; rounds?: number },
  { serverPid, databasePid }: Target,
): Promise<Measured> => {
  const all = Array.from({ length: rounds }, () => shots).flat();
  const each = all.map(() => Number.NaN);
  const before = { server: readUsage(serverPid), database: readUsage(databasePid) };
  const start = performance.now();
  await sendAll(all, connections, (index, _, milliseconds) => {
    each[index] = milliseconds;
  });
  const seconds = (performance.now() - start) / 1000;
  const after = { server: readUsage(serverPid), database: readUsage(databasePid) };
  return {
    connections,
    requests: all.length,
    each,
    times: summarise(each),
    perSecond: all.length / seconds,
    cpu: {
      server: between(before.server, after.server, all.length),
      database: between(before.database, after.database, all.length),
    },
    memoryMb: { server: after.server?.memoryMb, database: after.database?.memoryMb },
  };
};

const warmingRounds = 3;
/**
 * Sends all shots before they are measured, so that a server is measured that has been running: its code is compiled after some
 * thousand requests, and each of its connections has planned what it keeps after five.
 */
export const warmUp = (shots: readonly Shot[], target: Target): Promise<Measured> =>
  load(shots, { connections: 10, rounds: warmingRounds }, target);

/** The quickest time of each shot over all rounds: what else the machine did meanwhile is mostly not in it. */
export const quickest = ({ each }: Pick<Measured, 'each'>, shots: number): number[] =>
  Array.from({ length: shots }, (_, index) => Math.min(...each.filter((__, sent) => sent % shots === index)));

/** Sends shots over and over until it is stopped: what goes on beside a measurement. */
export const keepSending = (shots: readonly Shot[], connections: number): { stop: () => Promise<void> } => {
  let stopped = false;
  const sending = (async () => {
    while (!stopped)
      await sendAll(
        shots,
        connections,
        () => undefined,
        () => stopped,
      );
  })();
  return {
    stop: () => {
      stopped = true;
      return sending;
    },
  };
};
