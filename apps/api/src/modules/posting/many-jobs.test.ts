import type { Range } from '@forte/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Position, Sort } from '#api/db/keyset.ts';
import { createSqlJobSearch } from '#api/modules/posting/job-search.sql.ts';
import type { JobFilter, JobSearch } from '#api/modules/posting/job-search.ts';
import { holdsWord, insertRandomPostings, shares } from '#api/modules/posting/testing/random-postings.ts';
import { seeded, some } from '#api/modules/search/testing/random-profiles.ts';
import { createEmployee, createEmployer, createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
let jobs: JobSearch;
let candidateId: string;
let now: Date;
const random = seeded(7);

beforeAll(async () => {
  testApp = await createTestApp();
  jobs = createSqlJobSearch(testApp.deps.db);
  candidateId = (await createEmployee(testApp)).id;
  const employer = await createEmployer(testApp);
  now = testApp.clock.now();
  await insertRandomPostings(testApp, { employerId: employer.id, count: 4_000, now });
}, 60_000);
afterAll(() => testApp.close());

type Row = {
  id: string;
  facets: number[];
  least: number | null;
  most: number | null;
  salary: number;
};

/** Every open posting, in order, read as plainly as can be. */
const readRows = async (sort: Sort): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select posting_id as id, facets, experience_min_months as least, experience_max_months as most, salary
    from posting_search where listed and closes_at > ${now} order by created_at, posting_id`.execute(
    testApp.deps.db,
  );
  return sort === 'oldest' ? rows : rows.reverse();
};

const isWithin = (value: number, [min, max]: Range): boolean =>
  value >= (min ?? 0) && value <= (max ?? Infinity);
const overlaps = ({ least, most }: Row, [min, max]: Range): boolean =>
  (min === null && max === null) ||
  (least !== null && least <= (max ?? Infinity) && (most ?? Infinity) >= (min ?? 0));
const fits = (row: Row, { terms, words, experienceMonths, salary }: JobFilter): boolean =>
  terms.all.every(({ text }) => row.facets.includes(Number(text.slice(5)))) &&
  words.every((word) => holdsWord(row.facets, word)) &&
  (experienceMonths === undefined || overlaps(row, experienceMonths)) &&
  (salary === undefined || salary.every((end) => end === null) || isWithin(row.salary, salary));

const expectAll = async (filter: JobFilter, sort: Sort): Promise<number> => {
  const expected = (await readRows(sort)).filter((row) => fits(row, filter)).map(({ id }) => id);
  const total = expected.length > 1_000 ? '1,000+' : expected.length;
  const found: string[] = [];
  let after: Position | undefined;
  do {
    const page = await jobs.search({ filter, sort, after, limit: 300, candidateId, now });
    expect(page.total, JSON.stringify(filter)).toEqual(total);
    found.push(...page.data.map((job) => job.id));
    const last = page.data.length < 300 ? undefined : page.data.at(-1);
    after = last && { at: last.positionAt, id: last.id };
  } while (after !== undefined);
  expect(found, JSON.stringify(filter)).toEqual(expected);
  expect(await jobs.counts(filter, now)).toEqual(total);
  return expected.length;
};

const names = shares.map((_, index) => `term ${8_001 + index}`);
const randomRange = (most: number): Range | undefined => {
  if (random(2) === 0) return undefined;
  const ends = [random(most), random(most)].sort((a, b) => a - b) as [number, number]; // both are there
  const open = random(4);
  return [open === 0 ? null : ends[0], open === 1 ? null : ends[1]];
};
const words = ['house', 'of', 'hou', '1', '12', 'e', '8002', 'nowhere'];
const randomFilter = (): JobFilter => ({
  terms: { all: some(random, names, 2).map((text) => ({ kind: 'technology', text })), any: [] },
  words: random(2) === 0 ? [] : some(random, words, 2),
  experienceMonths: randomRange(216),
  salary: randomRange(10 ** (1 + random(8))),
});
const noFilter: JobFilter = {
  terms: { all: [], any: [] },
  words: [],
  experienceMonths: undefined,
  salary: undefined,
};

test.each(['latest', 'oldest'] as const)(
  '[BROWSE-01] [SEARCH-05] many and few, %s first: pages and total are those of a plain look at every posting',
  async (sort) => {
    const numbers = [await expectAll(noFilter, sort)];
    for (let round = 0; round < 60; round += 1) numbers.push(await expectAll(randomFilter(), sort));
    // Both ways were gone.
    expect(numbers.filter((number) => number > 1_000).length).toBeGreaterThan(5);
    expect(numbers.filter((number) => number > 0 && number <= 1_000).length).toBeGreaterThan(20);
  },
  60_000,
);

/** What the bits say, and what they would say if they were made anew. */
const readBits = async () => {
  const { rows } = await sql<{ token: number; slots: string }>`
    select token, string_agg(block || ':' || md5(coalesce(many, few)::text), ' ' order by block) as slots
    from posting_block where bit_count(coalesce(many, few)) > 0 group by token order by token`.execute(
    testApp.deps.db,
  );
  return rows;
};

test('the bits follow whatever happens to search rows: added, changed, unlisted, over, removed', async () => {
  const { db } = testApp.deps;
  await sql`update posting_search set facets = facets - 8002 + 8005, salary = salary / 2 where salary % 5 = 0`.execute(
    db,
  );
  await sql`update posting_search set listed = not listed where salary % 7 = 1`.execute(db);
  await sql`update posting_search set experience_max_months = null where salary % 11 = 2`.execute(db);
  await sql`update posting_search set closes_at = ${now}::timestamptz + interval '1 hour' where salary % 17 = 4`.execute(
    db,
  );
  await sql`delete from posting where id in (select posting_id from posting_search where salary % 13 = 3)`.execute(
    db,
  );
  const kept = await readBits();
  await sql`delete from posting_block`.execute(db);
  await sql`select flip_posting_bits(array(select row from posting_search as row))`.execute(db);
  expect(kept).toEqual(await readBits());
  expect(kept.length).toBeGreaterThan(100);
  for (let round = 0; round < 5; round += 1) await expectAll(randomFilter(), 'latest');
});
