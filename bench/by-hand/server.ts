// The candidate search as it is often written: normalised tables with EXISTS, OFFSET paging, an exact count. A server of
// its own beside the product's, on the same database. It asks for no token: that is left out in its favour.
import Fastify from 'fastify';
import pg from 'pg';
import type { CandidateMix } from '../mixes/candidate-mixes.ts';
import { announce } from '../run/child-server.ts';
import { searchByHand } from './candidates.queries.ts';

const db = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

app.post<{ Body: { mix: CandidateMix; page: number } }>('/candidates', ({ body }) =>
  searchByHand(db, body.mix, body.page),
);

await announce(app, () => db.end());
