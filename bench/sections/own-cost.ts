import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepExchanges, record } from '../bare/record.ts';
import type { Section } from '../report/section.ts';
import { startChild } from '../run/child-server.ts';
import type { Bench } from '../run/context.ts';
import { load, type Measured, type Shot, warmUp } from '../run/load.ts';

const turns = 15;

/** The run in the middle: neither a lucky moment of the machine nor an unlucky one. */
const middle = (runs: readonly Measured[]): Measured | undefined =>
  runs.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)];

/** In turn, so that whatever else the machine does meets both. */
const inTurn = async (measures: readonly (() => Promise<Measured>)[]): Promise<(Measured | undefined)[]> => {
  const runs = measures.map((): Measured[] => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, measure] of measures.entries()) runs[index]?.push(await measure());
  }
  return runs.map(middle);
};

/** The same statements and the same JSON through the product, and through a bare Fastify route. */
export const measureOwnCost = async (bench: Bench, shots: readonly Shot[]): Promise<Section> => {
  const folder = await mkdtemp(join(tmpdir(), 'forte-bench-bare-'));
  const path = join(folder, 'exchanges');
  await keepExchanges(path, await record(bench.databaseUrl, shots));
  const bare = await startChild('bare/server.ts', { DATABASE_URL: bench.databaseUrl, EXCHANGES: path });
  try {
    const bareShots = shots.map((shot, number) => ({ ...shot, url: `${bare.baseUrl}/exchange/${number}` }));
    const bareTarget = { ...bench.target, serverPid: bare.pid };
    await warmUp(bareShots, bareTarget);
    const [own, other] = await inTurn([
      () => load(shots, { connections: 10 }, bench.target),
      () => load(bareShots, { connections: 10 }, bareTarget),
    ]);
    if (own === undefined || other === undefined) throw new Error('Nothing was measured.');
    const share = Math.round((own.perSecond / other.perSecond) * 100);
    return {
      title: "The API's own cost",
      notes: [
        `A bare Fastify route gets the same ${shots.length} requests, sends the statements that the running product sends for them, its session's included, and answers with the same JSON.`,
        'It reads rows as the driver gives them; that the product reads them as lists is its own work.',
        `Through the product: ${share} % of its requests a second (at least 85 % wanted).`,
        `Both ${turns} times in turn; the run in the middle of each counts.`,
      ],
      rows: [
        { what: 'through the product', measured: own },
        { what: 'through the bare route', measured: other },
      ],
    };
  } finally {
    await bare.close();
    await rm(folder, { recursive: true, force: true });
  }
};
