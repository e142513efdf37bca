import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as contract from '@forte/contract';
import { accountRoutes, foldTerm, newPassword, postingRoutes, searchRoutes } from '@forte/contract';
import { getCountryDataList } from 'countries-list';
import languageCodes from 'iso-639-1';
import { iso31662 } from 'iso-3166';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { demoLogins } from '#api/demo/demo-people.ts';
import { makeCandidate } from '#api/demo/make-candidate.ts';
import { makeEmployer, makePosting } from '#api/demo/make-posting.ts';
import { seedDemo } from '#api/demo/seed-demo.ts';
import { families, generalSkills } from '#api/demo/words/families.ts';
import { places } from '#api/demo/words/places.ts';
import { resumeTypeOf } from '#api/files/resume-content.ts';
import { refreshCandidateRow } from '#api/modules/search/candidate-row.ts';
import { refreshPostingRow } from '#api/modules/search/posting-row.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
const amounts = { candidates: 300, postings: 60 };
beforeAll(async () => {
  testApp = await createTestApp();
  await seedDemo(testApp.pool, { ...amounts, files: testApp.deps.files, now: testApp.clock.now() });
});
afterAll(() => testApp.close());

const countOf = async (table: 'account' | 'candidate' | 'posting' | 'application') => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(testApp.deps.db);
  return rows[0]?.count;
};

test('[RUN-05] an empty database is filled once, and then left alone', async () => {
  const before = await countOf('account');
  expect(await countOf('candidate')).toBe(300);
  expect(await countOf('posting')).toBe(60);
  expect(await countOf('application')).toBeGreaterThan(30);
  expect(
    await seedDemo(testApp.pool, { ...amounts, files: testApp.deps.files, now: testApp.clock.now() }),
  ).toEqual(demoLogins);
  expect(await countOf('account')).toBe(before);
});

test('[RUN-05] both demo logins work and see something; nobody else can log in', async () => {
  const tokenOf = async (
    route: typeof accountRoutes.userLogin | typeof accountRoutes.employerLogin,
    username: string,
  ) => {
    const { data } = await testApp.call(route, {
      body: { username, password: demoLogins.employer.password },
    });
    return 'api_token' in data ? data.api_token : '';
  };
  const employer = await tokenOf(accountRoutes.employerLogin, demoLogins.employer.email);
  const found = await testApp.call(searchRoutes.searchCandidates, { body: {}, token: employer });
  expect(found.page.total).toBeGreaterThan(250);
  const shortlist = await testApp.call(searchRoutes.searchCandidates, {
    body: { shortlistOnly: true },
    token: employer,
  });
  expect(shortlist.data.length).toBeGreaterThan(2);
  const own = await testApp.call(postingRoutes.listOwnPostings, { body: {}, token: employer });
  expect(own.page.total).toBe(10);

  const candidate = await tokenOf(accountRoutes.userLogin, demoLogins.candidate.email);
  const { id } = await testApp.deps.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', demoLogins.candidate.email)
    .executeTakeFirstOrThrow();
  for (const route of [postingRoutes.listAppliedJobs, postingRoutes.listSavedJobs]) {
    const { data } = await testApp.call(route, { body: { id }, token: candidate });
    expect(data.length).toBeGreaterThan(1);
  }
  const someone = found.data.find((card) => card.id !== id)?.id ?? '';
  const { email } = await testApp.deps.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', someone)
    .executeTakeFirstOrThrow();
  await expect(tokenOf(accountRoutes.userLogin, email)).rejects.toMatchObject({ status: 401 });
});

test('search rows of demo data are those that the product itself would derive', async () => {
  const { db } = testApp.deps;
  const read = async () => ({
    candidates: await db
      .selectFrom('candidateSearch')
      .select(['candidateId', 'listed', 'facets', 'experienceMonths', 'expectedSalary', 'updatedAt'])
      .select(['abilities', 'titles', 'salaryCurrency', 'modes', 'kinds', 'city', 'state', 'country'])
      .select(['skills', 'technologies', 'derivation'])
      .orderBy('candidateId')
      .execute(),
    postings: await db
      .selectFrom('postingSearch')
      .select([
        'postingId',
        'listed',
        'facets',
        'experienceMinMonths',
        'experienceMaxMonths',
        'salary',
        'closesAt',
        'createdAt',
      ])
      .select(['wanted', 'title', 'salaryCurrency', 'modes', 'kinds', 'places', 'country', 'derivation'])
      .orderBy('postingId')
      .execute(),
    facets: await db
      .selectFrom('facet')
      .select((row) => row.fn.countAll<string>().as('count'))
      .execute(),
  });
  const loaded = await read();
  await db.transaction().execute(async (trx) => {
    for (const { candidateId } of loaded.candidates) await refreshCandidateRow(trx, candidateId);
    for (const { postingId } of loaded.postings) await refreshPostingRow(trx, postingId);
  });
  expect(await read()).toEqual(loaded);
});

test('[RUN-05] demo data keeps the rules of the forms, and is the same for the same seed', () => {
  const plan = { seed: 7, now: new Date('2026-03-05T10:00:00Z'), total: 400 };
  const personal = z.object(contract.personalDetailFields);
  const expectation = z.object(contract.expectationDetailFields);
  for (let number = 0; number < plan.total; number += 1) {
    const made = makeCandidate(plan, number);
    const { profile } = made;
    expect(z.parse(personal, { ...profile, email: made.email })).toMatchObject({
      firstName: profile.firstName,
    });
    expect(z.parse(expectation, profile)).toMatchObject({ preferredJobs: profile.preferredJobs });
    expect(made.skills.length).toBe(new Set(made.skills.map(({ name }) => foldTerm(name))).size);
    const employer = makeEmployer(plan, number);
    const { posting } = makePosting(plan, number, employer);
    expect(z.parse(contract.postingBasicsForm, posting)).toMatchObject({ jobTitle: posting.jobTitle });
    expect(z.parse(contract.postingDetailsForm, posting)).toMatchObject({ skills: posting.skills });
  }
  expect(makeCandidate(plan, 5)).toEqual(makeCandidate(plan, 5));
  expect(z.parse(newPassword, demoLogins.candidate.password)).toBe(demoLogins.employer.password);
});

test('large amounts are as skewed as the measurements want them: about 400 skills, 50 countries, 2,000 cities', () => {
  const cities = places.flatMap((place) => place.cities.map(({ name }) => name));
  expect(new Set(places.map(({ country }) => country)).size).toBe(50);
  expect(cities).toHaveLength(2_000);
  expect(new Set(cities.map(foldTerm)).size).toBe(2_000);
  const skills = new Set([...generalSkills, ...families.flatMap((family) => family.skills)].map(foldTerm));
  expect(skills.size).toBeGreaterThan(370);
  const plan = { seed: 7, now: new Date('2026-03-05T10:00:00Z'), total: 2_000 };
  for (let number = 0; number < plan.total; number += 1) {
    const { length } = makeCandidate(plan, number).skills;
    expect(length).toBeGreaterThanOrEqual(3);
    expect(length).toBeLessThanOrEqual(12);
  }
});

test('[PROF-02] [PROF-06] demo places and languages stand in the lists that forms offer', () => {
  const codes = new Map<string, string>(getCountryDataList().map(({ iso2, name }) => [name, iso2]));
  for (const place of places) {
    const states = iso31662
      .filter(({ parent }) => parent === codes.get(place.country))
      .map(({ name }) => name);
    for (const city of place.cities) expect(states, city.name).toContain(city.state);
    for (const language of place.languages) expect(languageCodes.getAllNames()).toContain(language);
    expect(Intl.supportedValuesOf('currency')).toContain(place.currency);
  }
});

test('[RUN-05] every demo candidate has a resume that is a real PDF, so a complete profile lacks nothing required', async () => {
  const { rows } = await testApp.pool.query<{ storage_key: string; byte_size: number }>(
    `select storage_key, byte_size from candidate left join stored_file on stored_file.id = candidate.resume_id`,
  );
  expect(rows).toHaveLength(300);
  for (const { storage_key: key, byte_size: size } of rows) {
    const content = await buffer((await testApp.deps.files.get(key)) ?? Readable.from([]));
    expect(content.length).toBe(size);
    expect((await resumeTypeOf(content)).extension).toBe('pdf');
  }
});
