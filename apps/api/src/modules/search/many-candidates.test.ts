import type { Page, Range } from '@forte/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sort } from '#api/db/keyset.ts';
import { createSqlCandidateSearch } from '#api/modules/search/candidate-search.sql.ts';
import type { CandidateFilter, CandidateSearch } from '#api/modules/search/candidate-search.ts';
import type { FacetFilter } from '#api/modules/search/facets.ts';
import { seeded, some } from '#api/modules/search/testing/random-profiles.ts';
import { insertRandomRows, shares } from '#api/modules/search/testing/random-rows.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
let search: CandidateSearch;
const random = seeded(6);
const termOf = (id: number) => ({ kind: 'skill' as const, text: `term ${id}` });

beforeAll(async () => {
  testApp = await createTestApp();
  search = createSqlCandidateSearch(testApp.deps.db);
  const ids = await insertRandomRows(testApp, 4_000);
  for (const id of ids) {
    await sql`insert into facet (id, kind, folded, label) overriding system value
      values (${id}, 'skill', ${termOf(id).text}, ${termOf(id).text})`.execute(testApp.deps.db);
  }
}, 60_000);
afterAll(() => testApp.close());

type Row = {
  id: string;
  at: string;
  facets: number[];
  months: number;
  salary: number | null;
};

/** Every listed row, in order, read as plainly as can be. */
const readRows = async (sort: Sort): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select candidate_id as id, updated_at::text as at, facets, experience_months as months, expected_salary as salary
    from candidate_search where listed order by updated_at, candidate_id`.execute(testApp.deps.db);
  return sort === 'oldest' ? rows : rows.reverse();
};

const idOf = (term: { text: string }) => Number(term.text.slice(5));
const within = (value: number | null, range: Range | undefined): boolean =>
  range === undefined ||
  range.every((end) => end === null) ||
  (value !== null && value >= (range[0] ?? 0) && value <= (range[1] ?? Infinity));
const fits = (row: Row, { terms, experienceMonths, expectedSalary }: CandidateFilter): boolean =>
  terms.all.every((term) => row.facets.includes(idOf(term))) &&
  terms.any.every((group) => group.length === 0 || group.some((term) => row.facets.includes(idOf(term)))) &&
  within(row.months, experienceMonths) &&
  within(row.salary, expectedSalary);

/** All pages of a search, by the last row of each, and every total that they told. */
const readAll = async (filter: CandidateFilter, sort: Sort, pages = 400) => {
  const found: string[] = [];
  const totals = new Set<Page['total']>();
  let after: { at: string; id: string } | undefined;
  for (let page = 0; page < pages; page += 1) {
    const { data, total } = await search.search({
      filter,
      sort,
      after,
      limit: 100,
      employerId: '00000000-0000-4000-8000-000000000000',
      postingId: undefined,
    });
    totals.add(total);
    found.push(...data.map(({ positionId }) => positionId));
    const last = data.at(-1);
    if (last === undefined || data.length < 100) break;
    after = { at: last.positionAt, id: last.positionId };
  }
  return { found, totals: [...totals] };
};

const expectAll = async (filter: CandidateFilter, sort: Sort) => {
  const expected = (await readRows(sort)).filter((row) => fits(row, filter)).map(({ id }) => id);
  const { found, totals } = await readAll(filter, sort);
  expect(found, JSON.stringify(filter)).toEqual(expected);
  const total = expected.length > 1_000 ? '1,000+' : expected.length;
  expect(totals).toEqual([total]);
  expect(await search.counts(filter)).toEqual(total);
};

const ids = shares.map((_, index) => 9_001 + index);
const randomEnd = (most: number, step: number) => {
  const value = random(most);
  return random(2) === 0 ? value - (value % step) : value;
};
const randomRange = (most: number, step: number): Range | undefined => {
  if (random(2) === 0) return undefined;
  const ends = [randomEnd(most, step), randomEnd(most, step)].sort((a, b) => a - b) as [number, number]; // both are there
  const open = random(4);
  return [open === 0 ? null : ends[0], open === 1 ? null : ends[1]];
};
const randomFilter = (): CandidateFilter => ({
  terms: {
    all: some(random, ids, 2).map(termOf),
    any: [some(random, ids, 3).map(termOf), some(random, ids, 2).map(termOf)],
  } satisfies FacetFilter,
  experienceMonths: randomRange(732, 12),
  expectedSalary: randomRange(10 ** (1 + random(8)), 10_000),
  shortlistOf: undefined,
});

test.each(['latest', 'oldest'] as const)(
  '[SEARCH-05] many and few, %s first: pages and total are those of a plain look at every row',
  async (sort) => {
    const none = { terms: { all: [], any: [] }, experienceMonths: undefined, expectedSalary: undefined };
    await expectAll({ ...none, shortlistOf: undefined }, sort);
    for (let round = 0; round < 30; round += 1) await expectAll(randomFilter(), sort);
  },
  60_000,
);

/** What the bits say, and what they would say if they were made anew. */
const readBits = async () => {
  const { rows } = await sql<{ token: number; slots: string }>`
    select token, string_agg(block || ':' || md5(coalesce(many, few)::text), ' ' order by block) as slots
    from candidate_block where bit_count(coalesce(many, few)) > 0 group by token order by token`.execute(
    testApp.deps.db,
  );
  return rows;
};

test('the bits follow whatever happens to search rows: added, changed, unlisted, listed, removed', async () => {
  const { db } = testApp.deps;
  await sql`update candidate_search set facets = facets - 9002 + 9007, expected_salary = expected_salary / 2
    where experience_months % 5 = 0`.execute(db);
  await sql`update candidate_search set listed = not listed where experience_months % 7 = 0`.execute(db);
  await sql`update candidate_search set experience_months = 5, updated_at = now() where experience_months % 11 = 0`.execute(
    db,
  );
  await sql`delete from account where id in
    (select candidate_id from candidate_search where experience_months % 13 = 0)`.execute(db);
  const kept = await readBits();
  await sql`delete from candidate_block`.execute(db);
  await sql`select flip_candidate_bits(array(select row from candidate_search as row))`.execute(db);
  expect(kept).toEqual(await readBits());
  expect(kept.length).toBeGreaterThan(100);
  await expectAll(randomFilter(), 'latest');
});
