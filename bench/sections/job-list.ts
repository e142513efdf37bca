import { postingRoutes } from '@forte/contract';
import { type PostingMix, postingMixes } from '../mixes/posting-mixes.ts';
import { average, quickestRow, type Section } from '../report/section.ts';
import { type ListPage, readPages } from '../run/answers.ts';
import type { Bench } from '../run/context.ts';
import { load, warmUp } from '../run/load.ts';
import type { Searched } from './slow-queries.ts';

export type JobAnswer = { readonly mix: PostingMix } & ListPage;

/** A candidate's list of open jobs. */
export const measureJobList = async (
  bench: Bench,
): Promise<{ section: Section; answers: readonly JobAnswer[]; searched: Searched }> => {
  const { candidate, effort, target } = bench;
  const mixes = postingMixes();
  const shots = mixes.map((mix) =>
    bench.shot(postingRoutes.listJobs, { ...mix, candidateId: candidate.id }, candidate.token),
  );
  const pages = await readPages(shots);
  await warmUp(shots, target);
  const rows = average(pages.map(({ ids }) => ids.length));
  const one = await load(shots, { connections: 1, rounds: effort.rounds }, target);
  const ten = await load(shots, { connections: 10, rounds: effort.rounds }, target);
  const row = { what: 'first page with its count', measured: one, rows, limits: { p50: 5, p95: 15 } };
  return {
    searched: { mixes, shots, measured: one, table: 'posting_search' },
    answers: pages.map((page, index) => ({ ...page, mix: mixes[index] ?? {} })),
    section: {
      title: 'Job list of a candidate',
      notes: [`${mixes.length} mixes of 0 to 5 filters, free text among them; first pages with their count.`],
      rows: [
        row,
        ...quickestRow(row, shots.length),
        { what: 'first page with its count', measured: ten, rows },
      ],
    },
  };
};
