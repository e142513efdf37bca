import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateFacts, postingFacts } from '#api/modules/matching/facts.ts';
import type { Ranked, RankedPage } from '#api/modules/matching/ranking.sql.ts';
import { candidateRows, postingRows, scoreOf } from '#api/modules/matching/score.sql.ts';
import { scorePair } from '#api/modules/matching/score.ts';
import { insertCandidate, insertPosting } from '#api/modules/matching/testing/insert-pairs.ts';
import {
  randomMatchablePosting,
  randomMatchableProfile,
} from '#api/modules/matching/testing/random-pairs.ts';
import { createSqlJobSearch } from '#api/modules/posting/job-search.sql.ts';
import type { JobFilter } from '#api/modules/posting/job-search.ts';
import { bestCandidates, readRankedPosting } from '#api/modules/search/best-candidates.sql.ts';
import { createSqlCandidateSearch } from '#api/modules/search/candidate-search.sql.ts';
import type { CandidateFilter } from '#api/modules/search/candidate-search.ts';
import { seeded } from '#api/modules/search/testing/random-profiles.ts';
import { createEmployer, createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
let employerId: string;
const profiles = new Map<string, ReturnType<typeof randomMatchableProfile>>();
const postings = new Map<string, ReturnType<typeof randomMatchablePosting>>();
const random = seeded(20_261_128);

beforeAll(async () => {
  testApp = await createTestApp();
  employerId = (await createEmployer(testApp)).id;
  for (let count = 0; count < 200; count += 1) {
    const profile = randomMatchableProfile(random);
    profiles.set(await insertCandidate(testApp, profile), profile);
  }
  for (let count = 0; count < 60; count += 1) {
    const posting = randomMatchablePosting(random);
    postings.set(await insertPosting(testApp, employerId, posting), posting);
  }
}, 60_000);
afterAll(() => testApp.close());

const expected = (candidateId: string, postingId: string): number | null => {
  const profile = profiles.get(candidateId);
  const posting = postings.get(postingId);
  if (profile === undefined || posting === undefined) throw new Error('not of this test');
  return scorePair(candidateFacts(profile), postingFacts(posting)).score;
};

test('[MATCH-01] the SQL gives every pair the very score that its explanation has', async () => {
  const { rows } = await sql<{ candidateId: string; postingId: string; score: number | null }>`
    select candidate_id, posting_id, ${scoreOf(candidateRows(), postingRows())} as score
    from candidate_search, posting_search`.execute(testApp.deps.db);
  expect(rows).toHaveLength(12_000);
  const wrong = rows.filter((row) => row.score !== expected(row.candidateId, row.postingId));
  expect(wrong).toEqual([]);
  expect(new Set(rows.map((row) => row.score)).size).toBeGreaterThan(60);
});

const byRank = (a: Ranked, b: Ranked) => b.rank - a.rank || (a.id < b.id ? -1 : 1);

/** Pages of a whole ranking, from the first and from the middle on. */
const expectPages = async (all: readonly Ranked[], read: (page: RankedPage) => Promise<Ranked[]>) => {
  for (const from of [0, 20, all.length - 10]) {
    const before = all[from - 1];
    const after = before && { at: String(before.rank), id: before.id };
    expect(await read({ after, limit: 20 })).toEqual(all.slice(from, from + 20));
  }
};

const noFilter: CandidateFilter = {
  terms: { all: [], any: [] },
  experienceMonths: undefined,
  expectedSalary: undefined,
  shortlistOf: undefined,
};

test('[MATCH-07] the ranked candidates of a posting are those of a brute-force ranking, page by page', async () => {
  const { rank } = createSqlCandidateSearch(testApp.deps.db);
  for (const postingId of [...postings.keys()].slice(0, 30)) {
    const all = [...profiles.keys()].map((id) => ({ id, rank: expected(id, postingId) ?? -1 })).sort(byRank);
    await expectPages(all, async (page) => {
      const { data } = await rank({ ...page, postingId, filter: noFilter, employerId });
      return data.map(({ positionId, matchScore }) => ({ id: positionId, rank: matchScore ?? -1 }));
    });
  }
}, 60_000);

test('[MATCH-07] and so are those that the bounds leave, which so few candidates would not need', async () => {
  const { db } = testApp.deps;
  const late = [sql<boolean>`candidate_id::text ~ '[0-9]$'`];
  for (const postingId of [...postings.keys()].slice(0, 30)) {
    const all = [...profiles.keys()]
      .filter((id) => /[0-9]$/.test(id))
      .map((id) => ({ id, rank: expected(id, postingId) ?? -1 }))
      .sort(byRank);
    const posting = await readRankedPosting(db, postingId, () => 0);
    if (posting === undefined) throw new Error('lost');
    await expectPages(all, (page) =>
      bestCandidates(db, { ...page, posting, conditions: [sql<boolean>`true`], late }),
    );
  }
}, 60_000);

const noJobFilter: JobFilter = {
  terms: { all: [], any: [] },
  words: [],
  experienceMonths: undefined,
  salary: undefined,
};

test('[MATCH-07] and so are the ranked postings of a candidate', async () => {
  const { rank } = createSqlJobSearch(testApp.deps.db);
  for (const candidateId of [...profiles.keys()].slice(0, 30)) {
    const all = [...postings.keys()]
      .map((id) => ({ id, rank: expected(candidateId, id) ?? -1 }))
      .sort(byRank);
    await expectPages(all, async (page) => {
      const { data } = await rank({ ...page, candidateId, filter: noJobFilter, now: testApp.clock.now() });
      return data.map(({ id, matchScore }) => ({ id, rank: matchScore ?? -1 }));
    });
  }
}, 60_000);
