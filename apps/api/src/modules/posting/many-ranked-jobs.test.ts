import { jobRoles, jobTypes, type Range } from '@forte/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Position } from '#api/db/keyset.ts';
import { candidateRows, postingRows, scoreOf } from '#api/modules/matching/score.sql.ts';
import { insertCandidate } from '#api/modules/matching/testing/insert-pairs.ts';
import { randomMatchableProfile } from '#api/modules/matching/testing/random-pairs.ts';
import { boundPostings } from '#api/modules/posting/bounded-postings.sql.ts';
import { createSqlJobSearch } from '#api/modules/posting/job-search.sql.ts';
import type { JobFilter, JobSearch } from '#api/modules/posting/job-search.ts';
import { wantedTokens } from '#api/modules/posting/posting-tokens.ts';
import { readRankedCandidate } from '#api/modules/posting/ranked-candidate.sql.ts';
import { holdsWord, insertRandomPostings, shares } from '#api/modules/posting/testing/random-postings.ts';
import { seeded, some } from '#api/modules/search/testing/random-profiles.ts';
import { createEmployer, createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
let jobs: JobSearch;
let now: Date;
const candidates: string[] = [];
const weakCandidates: string[] = [];
const random = seeded(13);

const titles = [7_101, 7_102, 7_103, 7_104, 7_105];
const abilities = Array.from({ length: 30 }, (_, index) => 7_201 + index);

/** Terms of the dictionary: a choice is named by the id of its list and its place in it. */
const choices = { mode: { first: 7_301, names: jobTypes }, role: { first: 7_311, names: jobRoles } };
const addChoices = async () => {
  for (const [kind, { first, names }] of Object.entries(choices))
    await sql`insert into facet (id, kind, folded, label) overriding system value
      select ${first}::int4 + place - 1, ${kind}, lower(name), name
      from unnest(${names}::text[]) with ordinality as choice (name, place)`.execute(testApp.deps.db);
};
/** The terms of the choices whose bits are set, as a row has them beside the bits. */
const termsOfBits = (column: string, first: number) =>
  sql`array(select ${first}::int4 + bit from generate_series(0, 2) as bit where ${sql.ref(column)} & (1 << bit) <> 0)`;

/** What random postings ask for: up to eight abilities, mostly a title, and more. */
const addWants = () =>
  sql`update posting_search set title = wants.title, wanted = wants.wanted,
      facets = facets | case when wants.title is null then '{}' else array[wants.title] end
        | wants.currency | ${termsOfBits('wants.modes', choices.mode.first)} | ${termsOfBits('wants.kinds', choices.role.first)},
      salary_currency = wants.currency, modes = wants.modes, kinds = wants.kinds,
      places = array[1 + floor(random() * 4)]::int4[], country = case when random() < 0.5 then 5 end
    from (
      select posting_id, 1 + floor(random() * 2)::int4 as currency,
        floor(random() * 8)::int4 as modes, floor(random() * 8)::int4 as kinds, case when random() < 0.95 then (${titles}::int4[])[1 + floor(random() * 5)::int4] end as title,
        array(
          select ability * 8 + level from generate_series(1, 5) as level, (
            select ability from unnest(${abilities}::int4[]) as ability
            where posting_id is not null order by random() limit size
          ) as asked
          order by 1)::int4[] as wanted
      from (select posting_id, floor(random() * 9)::int4 as size from posting_search) as posting
    ) as wants
    where wants.posting_id = posting_search.posting_id`.execute(testApp.deps.db);

/** Somebody with half of the abilities, two titles, and all else that most postings ask for. */
const addCandidate = async (): Promise<string> => {
  const id = await insertCandidate(testApp, randomMatchableProfile(random));
  const tokens = abilities
    .filter(() => random(2) === 0)
    .flatMap((ability) => Array.from({ length: 1 + random(5) }, (_, lower) => ability * 8 + lower + 1));
  await sql`update candidate_search set abilities = sort(${tokens}::int4[]),
      titles = ${titles.slice(random(4)).slice(0, 2)}::int4[], salary_currency = 1, expected_salary = 1,
      experience_months = 300, modes = 7, kinds = 7, city = 2, state = 3, country = 5
    where candidate_id = ${id}`.execute(testApp.deps.db);
  return id;
};

/** Who asks for more than many offer, and leaves one or the other open. */
const weak = [
  { expectedSalary: 120_000, experienceMonths: 40, modes: 4, kinds: 1 },
  { expectedSalary: 7, experienceMonths: 0, modes: 1, kinds: 6, titles: [] },
  { expectedSalary: null, experienceMonths: 95, modes: 3, kinds: 2 },
  { expectedSalary: 90_500, experienceMonths: null, modes: 2, kinds: 4 },
  { expectedSalary: 1_000_000, experienceMonths: 11, modes: 0, kinds: 0 },
  { expectedSalary: 55_000, experienceMonths: 60, modes: 4, kinds: 1, abilities: [] },
  { expectedSalary: null, experienceMonths: null, modes: 4, kinds: 1, titles: [], abilities: [] },
];
const addWeakCandidates = async () => {
  for (const { expectedSalary, experienceMonths, modes, kinds, ...lists } of weak) {
    const id = await addCandidate();
    weakCandidates.push(id);
    await testApp.deps.db
      .updateTable('candidateSearch')
      .set({ expectedSalary, experienceMonths, modes, kinds, ...lists })
      .where('candidateId', '=', id)
      .execute();
  }
};

beforeAll(async () => {
  testApp = await createTestApp();
  jobs = createSqlJobSearch(testApp.deps.db);
  now = testApp.clock.now();
  const employer = await createEmployer(testApp);
  await insertRandomPostings(testApp, { employerId: employer.id, count: 3_000, now });
  await addChoices();
  await addWants();
  for (let count = 0; count < 5; count += 1) candidates.push(await addCandidate());
  await addWeakCandidates();
}, 60_000);
afterAll(() => testApp.close());

type Row = { id: string; facets: number[]; least: number | null; most: number | null; salary: number };

/** Every open posting, the best for a candidate first, read as plainly as can be. */
const readRanked = async (candidateId: string): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select posting_id as id, posting_search.facets, experience_min_months as least, experience_max_months as most, salary
    from posting_search, candidate_search
    where posting_search.listed and closes_at > ${now} and candidate_id = ${candidateId}
    order by coalesce(${scoreOf(candidateRows(), postingRows())}, -1) desc, posting_id`.execute(
    testApp.deps.db,
  );
  return rows;
};

const isWithin = (value: number, [min, max]: Range): boolean =>
  value >= (min ?? 0) && value <= (max ?? Infinity);
const fits = (row: Row, { terms, words, experienceMonths, salary }: JobFilter): boolean =>
  terms.all.every(({ text }) => row.facets.includes(Number(text.slice(5)))) &&
  words.every((word) => holdsWord(row.facets, word)) &&
  (experienceMonths === undefined ||
    (row.least !== null &&
      row.least <= (experienceMonths[1] ?? Infinity) &&
      (row.most ?? Infinity) >= (experienceMonths[0] ?? 0))) &&
  (salary === undefined || isWithin(row.salary, salary));

const pageSize = 40;

/** So many pages of a ranking are those of the plain one. @returns how many fit in all */
const expectRanked = async (candidateId: string, filter: JobFilter, pages: number): Promise<number> => {
  const expected = (await readRanked(candidateId)).filter((row) => fits(row, filter)).map(({ id }) => id);
  const total = expected.length > 1_000 ? '1,000+' : expected.length;
  const found: string[] = [];
  let after: Position | undefined;
  for (let count = 0; count < pages; count += 1) {
    const page = await jobs.rank({ filter, after, limit: pageSize, candidateId, now });
    expect(page.total, JSON.stringify(filter)).toEqual(total);
    found.push(...page.data.map((job) => job.id));
    const last = page.data.length < pageSize ? undefined : page.data.at(-1);
    if (last === undefined) break;
    after = { at: last.positionAt, id: last.id };
  }
  expect(found, JSON.stringify(filter)).toEqual(expected.slice(0, pages * pageSize));
  return expected.length;
};

const names = shares.map((_, index) => `term ${8_001 + index}`);
const noFilter: JobFilter = {
  terms: { all: [], any: [] },
  words: [],
  experienceMonths: undefined,
  salary: undefined,
};
const randomFilter = (): JobFilter => ({
  ...noFilter,
  terms: { all: some(random, names, 1).map((text) => ({ kind: 'technology', text })), any: [] },
  words: some(random, ['of', 'e', '1', '12', '8002'], 2),
  experienceMonths: random(2) === 0 ? undefined : [random(40), 40 + random(100)],
  salary: random(2) === 0 ? undefined : [random(100_000), null],
});

test('[MATCH-07] the ranked jobs of a candidate are those of a plain look at every posting, to the end', async () => {
  expect(await expectRanked(candidates[0] ?? '', noFilter, 100)).toBeGreaterThan(2_000);
}, 60_000);

test('[MATCH-07] and so of those with a letter that stands in very many names', async () => {
  expect(await expectRanked(candidates[1] ?? '', { ...noFilter, words: ['o', 'u'] }, 100)).toBeGreaterThan(
    1_000,
  );
}, 60_000);

test('[MATCH-07] and so for others and with filters, many that fit and few', async () => {
  const numbers: number[] = [];
  for (const candidateId of candidates) {
    numbers.push(await expectRanked(candidateId, noFilter, 3));
    for (let round = 0; round < 5; round += 1)
      numbers.push(await expectRanked(candidateId, randomFilter(), 2));
  }
  // Both ways were gone.
  expect(numbers.filter((number) => number > 1_000).length).toBeGreaterThan(5);
  expect(numbers.filter((number) => number > 0 && number <= 1_000).length).toBeGreaterThan(5);
}, 60_000);

test('[MATCH-07] and so for weak profiles, whose pages end among many of one score', async () => {
  for (const candidateId of weakCandidates) {
    await expectRanked(candidateId, noFilter, 5);
    await expectRanked(candidateId, { ...noFilter, words: ['o', 'u'] }, 2);
    await expectRanked(candidateId, randomFilter(), 2);
  }
}, 60_000);

test('[MATCH-07] and so where a filter leaves fewer than a page, or nothing', async () => {
  const numbers: number[] = [];
  for (const salary of [20_000_000, 99_000_000, 100_000_001])
    numbers.push(await expectRanked(weakCandidates[0] ?? '', { ...noFilter, salary: [salary, null] }, 3));
  expect(numbers.at(-1)).toBe(0);
}, 60_000);

test('the bits bound each score from above, and closely', async () => {
  const wanted = wantedTokens(noFilter, { all: [], any: [] }, now);
  for (const candidateId of [...candidates, ...weakCandidates]) {
    const { offered } = await readRankedCandidate(testApp.deps.db, candidateId);
    const { slotsFrom } = await boundPostings(testApp.deps.db, wanted, offered);
    const { rows } = await sql<{ slot: number; score: number | null }>`
      select posting_search.slot, ${scoreOf(candidateRows(), postingRows())} as score
      from posting_search, candidate_search
      where posting_search.listed and closes_at > ${now} and candidate_id = ${candidateId}`.execute(
      testApp.deps.db,
    );
    const bySlot = new Map<number, number>();
    for (let bound = -1; bound <= 100; bound += 1)
      for (const slot of slotsFrom(bound)) bySlot.set(slot, bound);
    let above = 0;
    for (const { slot, score } of rows) {
      const bound = bySlot.get(slot) ?? -2;
      expect(bound).toBeGreaterThanOrEqual(score ?? -1);
      if (score !== null) above += bound - score;
    }
    // The place's 2 points, a salary rounded up, and what months within a year of experience make.
    expect(above / rows.length).toBeLessThan(3);
  }
}, 60_000);
