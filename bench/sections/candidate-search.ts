import { searchRoutes } from '@forte/contract';
import { type CandidateMix, candidateMixes } from '../mixes/candidate-mixes.ts';
import { average, quickestRow, type Section } from '../report/section.ts';
import { type ListPage, pagesOf, readPages } from '../run/answers.ts';
import type { Bench } from '../run/context.ts';
import { load, type Measured, type Shot, warmUp } from '../run/load.ts';

/** What was answered, to be compared later. */
export type CandidateAnswer = {
  readonly mix: CandidateMix;
  readonly page: number;
  readonly ids: readonly string[];
  /** On a first page. */
  readonly total?: number | string;
};

export type CandidateSearchResult = {
  readonly section: Section;
  readonly answers: readonly CandidateAnswer[];
  readonly mixes: readonly CandidateMix[];
  readonly shots: readonly Shot[];
  readonly first: Measured;
  /** The searches that have a page 50. */
  readonly deep: readonly CandidateMix[];
};

const firstLimits = { p50: 7, p95: 20, p99: 30, max: 150 };
const deepPage = 50;

const shotOf = ({ shot, employer }: Bench, mix: CandidateMix, cursor?: string): Shot =>
  shot(searchRoutes.searchCandidates, cursor === undefined ? mix : { ...mix, cursor }, employer.token);

/** The second page and the fiftieth of those searches that have so many. */
const findPages = async (bench: Bench, mixes: readonly CandidateMix[], pages: readonly ListPage[]) => {
  const second = mixes.flatMap((mix, index) => {
    const cursor = pages[index]?.next;
    return cursor ? [shotOf(bench, mix, cursor)] : [];
  });
  const long = mixes.filter((_, index) => pages[index]?.total === '1,000+');
  const deep: { mix: CandidateMix; shot: Shot }[] = [];
  for (const mix of long.slice(0, bench.effort.deepMixes)) {
    const shot = await pagesOf((cursor) => shotOf(bench, mix, cursor), deepPage);
    if (shot !== undefined) deep.push({ mix, shot });
  }
  return { second, deep };
};

/** The search for candidates: first page, next page, page 50, one at a time and ten at a time. */
export const measureCandidateSearch = async (bench: Bench): Promise<CandidateSearchResult> => {
  const mixes = candidateMixes();
  const { rounds } = bench.effort;
  const shots = mixes.map((mix) => shotOf(bench, mix));
  const pages = await readPages(shots);
  await warmUp(shots, bench.target);
  const found = average(pages.map(({ ids }) => ids.length));
  const first = await load(shots, { connections: 1, rounds }, bench.target);
  const tenAtATime = await load(shots, { connections: 10, rounds }, bench.target);
  const { second, deep } = await findPages(bench, mixes, pages);
  const deepShots = deep.map(({ shot }) => shot);
  const deepAnswers = await readPages(deepShots);
  const measured = {
    second: await load(second, { connections: 1, rounds }, bench.target),
    start: await load(
      deep.map(({ mix }) => shotOf(bench, mix)),
      { connections: 1, rounds },
      bench.target,
    ),
    deep: await load(deepShots, { connections: 1, rounds }, bench.target),
  };
  const longer = measured.deep.times.p95 / measured.start.times.p95;
  const firstRow = { what: 'first page with its count', measured: first, rows: found, limits: firstLimits };
  return {
    mixes,
    shots,
    first,
    deep: deep.map(({ mix }) => mix),
    answers: [
      ...pages.map(({ ids, total }, index) => ({ mix: mixes[index] ?? {}, page: 1, ids, total })),
      ...deepAnswers.map(({ ids }, index) => ({ mix: deep[index]?.mix ?? {}, page: deepPage, ids })),
    ],
    section: {
      title: 'Search for candidates',
      notes: [
        `${mixes.length} mixes of 0 to 5 filters, the same list in every run. First pages come with their count, exact up to 1,000.`,
        `Page ${deepPage} takes ${longer.toFixed(2)} times as long as page 1 of the same ${deep.length} searches at p95 (at most 1.5 wanted).`,
      ],
      rows: [
        firstRow,
        ...quickestRow(firstRow, shots.length),
        { what: 'first page with its count', measured: tenAtATime, rows: found, limits: { perSecond: 240 } },
        { what: 'next page', measured: measured.second },
        { what: `first page of searches that have a page ${deepPage}`, measured: measured.start, rows: 20 },
        { what: `page ${deepPage} of the same`, measured: measured.deep, rows: 20 },
      ],
    },
  };
};
