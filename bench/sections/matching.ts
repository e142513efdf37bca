import { postingRoutes, searchRoutes } from '@forte/contract';
import * as z from 'zod/mini';
import type { CandidateMix } from '../mixes/candidate-mixes.ts';
import type { PostingMix } from '../mixes/posting-mixes.ts';
import type { Section } from '../report/section.ts';
import type { Bench, Person } from '../run/context.ts';
import { load, type Shot, sendAll } from '../run/load.ts';

type Scored = { readonly id: string; readonly matchScore: number | null };
/** A ranked page that was answered, for one side of the pairs. */
export type RankedAnswer<Mix> = { readonly id: string; readonly mix: Mix; readonly found: readonly Scored[] };

export type MatchingResult = {
  readonly section: Section;
  readonly forPostings: readonly RankedAnswer<CandidateMix>[];
  readonly forCandidates: readonly RankedAnswer<PostingMix>[];
};

const rankedAnswer = z.object({
  Data: z.array(z.object({ id: z.string(), matchScore: z.nullable(z.int()) })),
});

/** Nothing, and filters that many, some and few fit: a ranking has the same first page to find among fewer. */
const candidateFilters: readonly CandidateMix[] = [
  { countries: ['United States'] },
  { experienceYears: [3, 8], modesOfWork: ['Remote'] },
  { cities: ['Austin', 'Pune', 'Toronto'], preferredRoles: ['Full Time'] },
];
const postingFilters: readonly PostingMix[] = [
  { jobTypes: ['Remote'] },
  { experience: [2, 6], jobRoles: ['Full Time'] },
  { qualifications: ['Bachelor of Technology'], salary: [80_000, null] },
];

const openPostings = async ({ db, effort }: Bench) => {
  const { rows } = await db.query<{ id: string; employerId: string }>(
    `select posting_id as id, employer_id as "employerId"
    from posting_search join posting on posting.id = posting_search.posting_id
    where listed and closes_at > now() order by md5(posting_id::text) limit $1`,
    [effort.matches],
  );
  return rows;
};

const candidatesWith = async ({ db, effort }: Bench): Promise<string[]> => {
  const { rows } = await db.query<{ id: string }>(
    `select candidate_id as id from candidate_search where listed order by md5(candidate_id::text) limit $1`,
    [effort.matches],
  );
  return rows.map(({ id }) => id);
};

type Asked<Mix> = { readonly id: string; readonly mix: Mix; readonly shot: Shot };

const readRanked = async <Mix>(asked: readonly Asked<Mix>[]): Promise<RankedAnswer<Mix>[]> => {
  const answers: RankedAnswer<Mix>[] = [];
  await sendAll(
    asked.map(({ shot }) => shot),
    1,
    (index, text) => {
      const { id, mix } = asked[index] as Asked<Mix>; // in bounds
      answers[index] = { id, mix, found: z.parse(rankedAnswer, JSON.parse(text)).Data };
    },
  );
  return answers;
};

const filterOf = <Mix>(filters: readonly Mix[], index: number): Mix => filters[index % filters.length] as Mix; // in bounds

/** Candidates for postings, and jobs for candidates: without and with a filter. */
export const measureMatching = async (bench: Bench): Promise<MatchingResult> => {
  const forPosting = (mixOf: (index: number) => CandidateMix) =>
    postings.map(({ id, token }, index): Asked<CandidateMix> => {
      const mix = mixOf(index);
      const body = { ...mix, sort: 'match', postingId: id } as const;
      return { id, mix, shot: bench.shot(searchRoutes.searchCandidates, body, token) };
    });
  const forCandidate = (mixOf: (index: number) => PostingMix) =>
    candidates.map(({ id, token }, index): Asked<PostingMix> => {
      const mix = mixOf(index);
      const body = { ...mix, sort: 'match', candidateId: id } as const;
      return { id, mix, shot: bench.shot(postingRoutes.listJobs, body, token) };
    });
  const postings: { id: string; token: string }[] = [];
  for (const { id, employerId } of await openPostings(bench)) {
    postings.push({ id, token: (await bench.logIn(employerId)).token });
  }
  const candidates: Person[] = [];
  for (const id of await candidatesWith(bench)) candidates.push(await bench.logIn(id));

  const all = forPosting(() => ({}));
  const filtered = forPosting((index) => filterOf(candidateFilters, index));
  const jobs = forCandidate(() => ({}));
  const filteredJobs = forCandidate((index) => filterOf(postingFilters, index));
  const forPostings = await readRanked([...all, ...filtered]);
  const forCandidates = await readRanked([...jobs, ...filteredJobs]);
  const measure = (asked: readonly { shot: Shot }[]) =>
    load(
      asked.map(({ shot }) => shot),
      { connections: 1, rounds: bench.effort.rounds },
      bench.target,
    );
  return {
    forPostings,
    forCandidates,
    section: {
      title: 'Matching',
      notes: [
        `${postings.length} postings and ${candidates.length} candidates, first pages of 20 with cards and count.`,
      ],
      rows: [
        { what: 'best candidates for a posting', measured: await measure(all), limits: { p95: 300 } },
        { what: 'the same, filtered', measured: await measure(filtered), limits: { p95: 300 } },
        { what: 'best jobs for a candidate', measured: await measure(jobs), limits: { p95: 80 } },
        { what: 'the same, filtered', measured: await measure(filteredJobs), limits: { p95: 80 } },
      ],
    },
  };
};
