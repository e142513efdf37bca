// What the product's own work costs is seen against this: a bare Fastify route that sends the same statements and
// answers with the same JSON. Exchanges come from a file that the bench recorded from the product itself.
import { readFile } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import Fastify from 'fastify';
import { createPool } from '../../apps/api/src/db/connect.ts';
import { announce } from '../run/child-server.ts';
import type { Exchange } from './record.ts';

const exchanges = deserialize(await readFile(process.env.EXCHANGES ?? '')) as Exchange[]; // written by the bench
const db = createPool(process.env.DATABASE_URL ?? '', 10);
const app = Fastify();

app.post<{ Params: { number: string } }>('/exchange/:number', async ({ params }) => {
  const exchange = exchanges[Number(params.number)];
  const client = await db.connect();
  try {
    for (const statement of exchange?.statements ?? []) await client.query(statement);
  } finally {
    client.release();
  }
  return exchange?.reply;
});

await announce(app, () => db.end());
