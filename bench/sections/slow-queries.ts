import { record, type Statement } from '../bare/record.ts';
import type { Bench } from '../run/context.ts';
import { type Measured, quickest, type Shot } from '../run/load.ts';

/** A search that took long, with the plans of what the database was asked for it. */
export type SlowQuery = { readonly what: string; readonly milliseconds: number; readonly plans: string[] };

const mostShown = 3;

const explain = async ({ db }: Bench, { text, values }: Statement): Promise<string> => {
  const client = await db.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, costs off) ${text}`,
      values,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
};

/** The mixes that took longest in every round: what was slow once only was something else's work. */
export const slowestOf = (each: readonly number[], mixes: number, most = mostShown): [number, number][] =>
  [...quickest({ each }, mixes).entries()].toSorted(([, a], [, b]) => b - a).slice(0, most);

export type Searched = {
  readonly mixes: readonly object[];
  readonly shots: readonly Shot[];
  readonly measured: Measured;
  /** The table whose statements are explained; the others look terms and sessions up. */
  readonly table: 'candidate_search' | 'posting_search';
};

/** Explains the slowest searches of a run. */
export const explainSlowest = async (
  bench: Bench,
  { mixes, shots, measured, table }: Searched,
): Promise<SlowQuery[]> => {
  const slow: SlowQuery[] = [];
  for (const [index, milliseconds] of slowestOf(measured.each, mixes.length)) {
    const [exchange] = await record(bench.databaseUrl, shots.slice(index, index + 1));
    const statements = exchange?.statements.filter(({ text }) => text.includes(table)) ?? [];
    const plans: string[] = [];
    for (const statement of statements) plans.push(await explain(bench, statement));
    slow.push({ what: JSON.stringify(mixes[index]), milliseconds, plans });
  }
  return slow;
};
