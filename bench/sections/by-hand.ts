import type pg from 'pg';
import { indexes } from '../by-hand/candidates.queries.ts';
import type { CandidateMix } from '../mixes/candidate-mixes.ts';
import type { Section } from '../report/section.ts';
import { startChild } from '../run/child-server.ts';
import type { Bench } from '../run/context.ts';
import { load, type Shot } from '../run/load.ts';

const dropIndexes = async (db: pg.Pool): Promise<void> => {
  for (const name of Object.keys(indexes)) await db.query(`drop index if exists ${name}`);
};

/** Runs work while the hand-written design has its indexes; before and after it the product's tables are as they are. */
export const withIndexes = async <T>(db: pg.Pool, work: () => Promise<T>): Promise<T> => {
  const client = await db.connect();
  try {
    await client.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'");
    for (const [name, columns] of Object.entries(indexes)) {
      await client.query(`create index if not exists ${name} on ${columns}`);
    }
    await client.query('analyze candidate; analyze candidate_skill; analyze candidate_technology');
  } finally {
    client.release(true);
  }
  try {
    return await work();
  } finally {
    await dropIndexes(db);
  }
};

/** The same searches by the design that is often written by hand. Call it within `withIndexes`, and when it is warm. */
export const measureByHand = async (
  bench: Bench,
  mixes: readonly CandidateMix[],
  deep: readonly CandidateMix[],
): Promise<Section> => {
  const server = await startChild('by-hand/server.ts', { DATABASE_URL: bench.databaseUrl });
  const target = { ...bench.target, serverPid: server.pid };
  const shotOf =
    (page: number) =>
    (mix: CandidateMix): Shot => ({
      url: `${server.baseUrl}/candidates`,
      token: '',
      body: JSON.stringify({ mix, page }),
    });
  try {
    const shots = mixes.map(shotOf(1));
    const deepShots = deep.map(shotOf(50));
    const one = await load(shots, { connections: 1 }, target);
    const ten = await load(shots, { connections: 10 }, target);
    const last = await load(deepShots, { connections: 1 }, target);
    return {
      title: 'The same search as it is often written by hand',
      notes: [
        `Normalised tables with EXISTS, OFFSET paging and an exact count (\`bench/by-hand\`), with ${Object.keys(indexes).length} indexes of its own, in a Fastify server that asks for no token.`,
      ],
      rows: [
        { what: 'first page with its count', measured: one },
        { what: 'first page with its count', measured: ten },
        { what: 'page 50 with its count', measured: last },
      ],
    };
  } finally {
    await server.close();
  }
};
