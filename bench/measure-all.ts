import type { Report } from './report/markdown.ts';
import type { Section } from './report/section.ts';
import type { Bench } from './run/context.ts';
import type { Measured } from './run/load.ts';
import { measureByHand, withIndexes } from './sections/by-hand.ts';
import { measureCandidateSearch } from './sections/candidate-search.ts';
import {
  checkBestCandidates,
  checkBestJobs,
  checkCandidates,
  checkJobs,
  checkSuggestions,
} from './sections/check-answers.ts';
import { measureJobList } from './sections/job-list.ts';
import { measureMatching } from './sections/matching.ts';
import { measureOwnCost } from './sections/own-cost.ts';
import { measureProfileSave } from './sections/profile-save.ts';
import { explainSlowest } from './sections/slow-queries.ts';
import { measureSuggestions } from './sections/suggestions.ts';

type Found = Pick<Report, 'sections' | 'checks' | 'slow'>;

/** First pages only: what a smaller size is measured for. */
export const measureFirstPages = async (bench: Bench): Promise<Measured> =>
  (await measureCandidateSearch(bench)).first;

const growthOf = (before: Measured, now: Measured): Section => ({
  title: 'From 100,000 to 1,000,000 candidates',
  notes: [
    `First pages with their count: at p95 ${(now.times.p95 / before.times.p95).toFixed(2)} times as long (at most 2 wanted).`,
  ],
  rows: [
    { what: '100,000', measured: before },
    { what: '1,000,000', measured: now },
  ],
});

/**
 * Measures everything on one database. What needs indexes of its own comes late, and what changes data comes last, so
 * that nothing is measured on anything but what the product itself made.
 * @param before the first pages of a smaller database
 */
export const measureAll = async (
  bench: Bench,
  { before, say }: { before: Measured | undefined; say: (text: string) => void },
): Promise<Found> => {
  say('Measuring the search for candidates');
  const candidates = await measureCandidateSearch(bench);
  say('Measuring the job list');
  const jobs = await measureJobList(bench);
  const { mixes, shots, first } = candidates;
  const slow = [
    ...(await explainSlowest(bench, { mixes, shots, measured: first, table: 'candidate_search' })),
    ...(await explainSlowest(bench, jobs.searched)),
  ];
  say('Measuring suggestions and matching');
  const suggestions = await measureSuggestions(bench);
  const matching = await measureMatching(bench);
  say("Measuring the API's own cost");
  const ownCost = await measureOwnCost(bench, candidates.shots);
  say('Comparing answers, and measuring the hand-written search');
  const some = <T>(answers: readonly T[]): T[] =>
    answers.filter((_, index) => index % bench.effort.checkOneIn === 0);
  const byHand = await withIndexes(bench.db, async () => ({
    checks: {
      // These are its own queries: it is warm after them.
      'pages of candidates': await checkCandidates(bench.db, candidates.answers),
      'pages of jobs': await checkJobs(bench.db, some(jobs.answers)),
      suggestions: await checkSuggestions(bench.db, suggestions.answers),
      'best candidates for a posting': await checkBestCandidates(bench.db, some(matching.forPostings)),
      'best jobs for a candidate': await checkBestJobs(bench.db, some(matching.forCandidates)),
    },
    section: await measureByHand(bench, candidates.mixes, candidates.deep),
  }));
  say('Measuring saves');
  const saves = await measureProfileSave(bench, candidates.shots);
  return {
    checks: byHand.checks,
    slow,
    sections: [
      candidates.section,
      ...(before ? [growthOf(before, candidates.first)] : []),
      byHand.section,
      jobs.section,
      matching.section,
      suggestions.section,
      saves,
      ownCost,
    ],
  };
};
