import { type BodyOf, pathOf, type Route } from '@forte/contract';
import type pg from 'pg';
import * as z from 'zod/mini';
import { createDb, createPool } from '../../apps/api/src/db/connect.ts';
import { demoLogins } from '../../apps/api/src/demo/demo-people.ts';
import { createSession } from '../../apps/api/src/modules/account/session.queries.ts';
import type { Amounts, BenchServer } from './database.ts';
import type { Shot, Target } from './load.ts';
import { startOwnProduct } from './own-product.ts';

/** How much is measured: more for figures that are kept, less for a look. */
export type Effort = {
  /** How often each mix is sent. */
  readonly rounds: number;
  /** How many searches are followed to their page 50. */
  readonly deepMixes: number;
  /** How many profiles are saved: the first third warms the server up. */
  readonly saves: number;
  /** Of how many postings, and of how many candidates, the best matches are asked for. */
  readonly matches: number;
  /** Of the answers of which a plain SQL takes seconds, one in so many is checked. */
  readonly checkOneIn: number;
};

export type Person = { readonly id: string; readonly token: string };

/** A running product on a database of known size, and who asks it. */
export type Bench = {
  readonly amounts: Amounts;
  readonly effort: Effort;
  readonly databaseUrl: string;
  readonly db: pg.Pool;
  readonly target: Target;
  readonly employer: Person;
  readonly candidate: Person;
  /** Whoever else is to ask something. */
  readonly logIn: (accountId: string) => Promise<Person>;
  /** A request, ready to be sent. */
  readonly shot: <R extends Route>(route: R, body: BodyOf<R>, token: string) => Shot;
  readonly close: () => Promise<void>;
};

const idOf = async (db: pg.Pool, email: string): Promise<string> => {
  const { rows } = await db.query<{ id: string }>('select id from account where email_key = $1', [email]);
  if (rows[0] === undefined) throw new Error(`${email} is not in this database: it holds no demo data.`);
  return rows[0].id;
};

/** Starts the product on a database, with a session for each of the demo users. */
export const openBench = async (
  server: BenchServer,
  databaseUrl: string,
  { amounts, effort }: { amounts: Amounts; effort: Effort },
): Promise<Bench> => {
  const product = await startOwnProduct(databaseUrl);
  const db = createPool(databaseUrl, 4);
  const logIn = async (accountId: string): Promise<Person> => ({
    id: accountId,
    token: await createSession(createDb(db), new Date(), {
      accountId,
      clientAddress: '',
      userAgent: 'bench',
    }),
  });
  return {
    amounts,
    effort,
    databaseUrl,
    db,
    target: { serverPid: product.pid, databasePid: server.pid },
    employer: await logIn(await idOf(db, demoLogins.employer.email)),
    candidate: await logIn(await idOf(db, demoLogins.candidate.email)),
    logIn,
    shot: (route, body, token) => ({
      url: product.baseUrl + pathOf(route),
      token,
      body: JSON.stringify(route.body && z.encode(route.body, body as never)), // BodyOf<R> is what it takes
    }),
    close: async () => {
      await db.end();
      await product.close();
    },
  };
};
