import type pg from 'pg';
import { createCopyClient, createDb } from '#api/db/connect.ts';
import { demoTerms } from '#api/demo/demo-terms.ts';
import { copyCandidates, type LoadContext } from '#api/demo/load-candidates.ts';
import { copyEmployers, copyPostings } from '#api/demo/load-postings.ts';
import { makeCandidate, type Plan } from '#api/demo/make-candidate.ts';
import { type DemoEmployer, makeEmployer, makePosting } from '#api/demo/make-posting.ts';
import { hashPassword } from '#api/modules/account/password.ts';
import { createFacetLookup } from '#api/modules/search/facets.ts';
import { randomToken } from '#api/secret.ts';

/** Any number does; the demo data of one number is the same everywhere. */
export const demoSeed = 20_260_305;

/** How much is loaded at once: big enough for COPY to pay, small enough to lose little when interrupted. */
const batchSize = 2_000;
/** While one connection waits for the database, the rows of the next batch are made. */
const connections = 3;
const postingsPerEmployer = 5;

export type Amounts = { readonly candidates: number; readonly postings: number };
export type Progress = (done: number) => void;

/**
 * For this transaction only. References need no check, row by row, since parents and children are made and stored
 * together (a superuser's right; without it they are checked, at half the speed). New rows wait in the facets index's
 * pending list, where searches find them, and are sorted into it at once later.
 */
const speedUp = `
  select set_config('session_replication_role', 'replica', true)
    where has_parameter_privilege('session_replication_role', 'set');
  set local gin_pending_list_limit = '1GB';
  set local synchronous_commit = off`;

/** Runs `work` in a transaction on a connection of its own. */
export const inTransaction = async <T>(
  pool: pg.Pool,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = createCopyClient(pool);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(speedUp);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
};

const rangeOf = function* <T>(from: number, to: number, make: (number: number) => T): Generator<T> {
  for (let number = from; number < to; number += 1) yield make(number);
};

/** Loads numbers from `first` to the plan's total in batches, each in a transaction of its own, a few at a time. */
const inBatches = async (
  pool: pg.Pool,
  { first, total }: { first: number; total: number },
  copy: (client: pg.Client, from: number, to: number) => Promise<void>,
  onProgress: Progress,
): Promise<void> => {
  let next = first;
  let done = 0;
  const loadOn = async (): Promise<void> => {
    while (next < total) {
      const from = next;
      const to = Math.min(total, from + batchSize);
      next = to;
      await inTransaction(pool, (client) => copy(client, from, to));
      done += to - from;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: connections }, loadOn));
};

/** What every load needs first: the terms' ids, and the hash of a password that is forgotten at once. */
export const createLoadContext = async (pool: pg.Pool): Promise<LoadContext> => ({
  facetsOf: await createDb(pool)
    .transaction()
    .execute((trx) => createFacetLookup(trx, demoTerms())),
  passwordHash: await hashPassword(randomToken()),
});

/** Loads the candidates of a plan from number `first` on. */
export const loadCandidates = (
  pool: pg.Pool,
  plan: Plan,
  first: number,
  context: LoadContext,
  onProgress: Progress = () => undefined,
): Promise<void> =>
  inBatches(
    pool,
    { first, total: plan.total },
    (client, from, to) =>
      copyCandidates(
        client,
        rangeOf(from, to, (number) => makeCandidate(plan, number)),
        context,
      ),
    onProgress,
  );

const employerOf = (employers: readonly DemoEmployer[], number: number): DemoEmployer =>
  employers[number % employers.length] as DemoEmployer; // there is one for each five postings

/** Loads the postings of a plan from number `first` on, and the employers that they belong to, five each. */
export const loadPostings = async (
  pool: pg.Pool,
  plan: Plan,
  first: number,
  context: LoadContext,
  onProgress: Progress = () => undefined,
): Promise<void> => {
  const employers = [
    ...rangeOf(first, first + Math.ceil((plan.total - first) / postingsPerEmployer), (number) =>
      makeEmployer(plan, number),
    ),
  ];
  await inTransaction(pool, (client) => copyEmployers(client, employers, context));
  const make = (number: number) => makePosting(plan, number, employerOf(employers, number));
  await inBatches(
    pool,
    { first, total: plan.total },
    (client, from, to) => copyPostings(client, rangeOf(from, to, make), context),
    onProgress,
  );
};
