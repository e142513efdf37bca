import { record, type Statement } from '../bare/record.ts';
import type { Bench } from '../run/context.ts';
import { quickest } from '../run/load.ts';
import type { CandidateSearchResult } from './candidate-search.ts';

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

/** Explains the slowest searches of a run. */
export const explainSlowest = async (
  bench: Bench,
  { mixes, shots, first }: CandidateSearchResult,
): Promise<SlowQuery[]> => {
  const slowest = slowestOf(first.each, mixes.length);
  const slow: SlowQuery[] = [];
  for (const [index, milliseconds] of slowest) {
    const [exchange] = await record(bench.databaseUrl, shots.slice(index, index + 1));
    const statements = exchange?.statements.filter(({ text }) => text.includes('candidate_search')) ?? [];
    const plans: string[] = [];
    for (const statement of statements) plans.push(await explain(bench, statement));
    slow.push({ what: JSON.stringify(mixes[index]), milliseconds, plans });
  }
  return slow;
};
