import { type Range, searchRoutes } from '@forte/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchBody } from '#api/modules/search/candidate-filter.ts';
import { refreshCandidateRow } from '#api/modules/search/candidate-row.ts';
import {
  insertRandomProfiles,
  type Random,
  type RandomProfile,
  seeded,
  some,
  words,
} from '#api/modules/search/testing/random-profiles.ts';
import {
  createEmployee,
  createEmployer,
  createTestApp,
  type TestApp,
  type TestUser,
} from '#api/testing/test-app.ts';

let testApp: TestApp;
let employer: TestUser;
let profiles: RandomProfile[];
const random = seeded(20_260_305);

beforeAll(async () => {
  testApp = await createTestApp();
  employer = await createEmployer(testApp);
  profiles = await insertRandomProfiles(testApp, 250, random);
});
afterAll(() => testApp.close());

const search = (body: SearchBody) =>
  testApp.call(searchRoutes.searchCandidates, { body, token: employer.token });

/** All pages of a search, by following the cursors. */
const searchAll = async (body: SearchBody) => {
  const ids: string[] = [];
  const totals = new Set<unknown>();
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { data, page } = await search({ ...body, cursor });
    ids.push(...data.map((card) => card.id));
    totals.add(page.total);
    cursor = page.next;
  }
  return { ids, totals: [...totals] };
};

type Key = Exclude<keyof SearchBody, 'sort' | 'cursor' | 'currency' | 'shortlistOnly' | 'postingId'>;
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
const hasEvery = (own: readonly string[], asked: readonly string[]) =>
  asked.every((text) => own.map(plain).includes(plain(text)));
const hasOne = (own: readonly string[], asked: readonly string[]) =>
  asked.length === 0 || asked.some((text) => own.map(plain).includes(plain(text)));
const within = (value: number | null, [min, max]: Range, unit: number) =>
  (min === null && max === null) ||
  (value !== null && value >= (min ?? 0) * unit && value <= (max ?? Infinity) * unit);

/** SEARCH-02 once more, as plainly as it can be said: no ids, no SQL. */
const meets = (profile: RandomProfile, body: SearchBody): boolean =>
  hasEvery(profile.skills, body.skills ?? []) &&
  hasEvery(profile.technologies, body.technologies ?? []) &&
  hasEvery(profile.languages, body.languages ?? []) &&
  hasOne(profile.preferredJobs, body.preferredJobs ?? []) &&
  hasOne([profile.visaStatus], body.visaStatuses ?? []) &&
  hasOne([profile.qualification], body.educations ?? []) &&
  hasOne([profile.city], body.cities ?? []) &&
  hasOne([profile.state], body.states ?? []) &&
  hasOne([profile.country], body.countries ?? []) &&
  hasOne(profile.modesOfWork, body.modesOfWork ?? []) &&
  hasOne(profile.preferredRoles, body.preferredRoles ?? []) &&
  (body.gender == null || body.gender === 3 || profile.gender === body.gender) &&
  within(profile.experienceMonths, body.experienceYears ?? [null, null], 12) &&
  (body.expectedSalary == null ||
    body.expectedSalary.every((end) => end === null) ||
    (profile.expectedSalaryCurrency === (body.currency ?? 'USD') &&
      within(profile.expectedSalary, body.expectedSalary, 1)));

const order = (a: RandomProfile, b: RandomProfile) =>
  a.updatedAt === b.updatedAt ? (a.accountId < b.accountId ? -1 : 1) : a.updatedAt < b.updatedAt ? -1 : 1;

const expected = (body: SearchBody): string[] => {
  const ids = profiles
    .filter((profile) => profile.profileStatus >= 8 && profile.pursuesEmployment && meets(profile, body))
    .toSorted(order)
    .map((profile) => profile.accountId);
  return body.sort === 'oldest' ? ids : ids.reverse();
};

const randomRange = (source: Random, unit: number): Range => {
  const [a, b] = [source(8) * unit, source(8) * unit];
  const open = source(3);
  return [open === 0 ? null : Math.min(a, b), open === 1 ? null : Math.max(a, b)];
};

const spelt = (source: Random, texts: readonly string[], most: number) =>
  some(source, texts, most).map((text) => (source(2) === 0 ? ` ${plain(text).toUpperCase()} ` : text));

const randomFilters: Record<Key, (source: Random) => SearchBody> = {
  skills: (source) => ({ skills: spelt(source, words.skills, 2) }),
  technologies: (source) => ({ technologies: spelt(source, words.technologies, 2) }),
  languages: (source) => ({ languages: spelt(source, words.languages, 2) }),
  preferredJobs: (source) => ({ preferredJobs: spelt(source, words.jobs, 2) }),
  visaStatuses: (source) => ({ visaStatuses: spelt(source, words.visas, 2) }),
  educations: (source) => ({ educations: spelt(source, words.educations, 2) }),
  cities: (source) => ({ cities: spelt(source, [...words.cities, 'Nowhere'], 2) }),
  states: (source) => ({ states: spelt(source, ['Maharashtra', 'NY'], 2) }),
  countries: (source) => ({ countries: spelt(source, words.countries, 2) }),
  modesOfWork: (source) => ({ modesOfWork: spelt(source, words.modes, 1) }),
  preferredRoles: (source) => ({ preferredRoles: spelt(source, words.roles, 1) }),
  gender: (source) => ({ gender: ([1, 2, 3] as const)[source(3)] }),
  experienceYears: (source) => ({ experienceYears: randomRange(source, 1) }),
  expectedSalary: (source) => ({
    expectedSalary: randomRange(source, 10_000),
    currency: source(2) === 0 ? 'INR' : undefined,
  }),
};
const keys = Object.keys(randomFilters) as Key[]; // of a Record<Key, ...>

const checkRandom = async (chosen: readonly Key[]) => {
  const body: SearchBody = Object.assign({}, ...chosen.map((key) => randomFilters[key](random)));
  body.sort = random(2) === 0 ? 'oldest' : 'latest';
  const ids = expected(body);
  expect(await searchAll(body), JSON.stringify(body)).toEqual({ ids, totals: [ids.length] });
};

describe('against a plain oracle', () => {
  test.each(keys)('[SEARCH-01] [SEARCH-02] %s by itself', async (key) => {
    for (let round = 0; round < 6; round += 1) await checkRandom([key]);
  });

  test('[SEARCH-02] filters together narrow', async () => {
    for (let round = 0; round < 80; round += 1) await checkRandom(some(random, keys, 4));
  });

  test('[SEARCH-01] [SEARCH-05] no filter at all: everyone listed, page by page, latest and oldest first', async () => {
    const ids = expected({});
    expect(ids.length).toBeGreaterThan(100);
    expect(await searchAll({})).toEqual({ ids, totals: [ids.length] });
    expect(await searchAll({ sort: 'oldest' })).toEqual({ ids: ids.toReversed(), totals: [ids.length] });
  });
});

test('[SEARCH-02] what is typed is literal', async () => {
  const names = async (skill: string) => {
    const { data } = await search({ skills: [skill] });
    return new Set(
      data.flatMap((card) =>
        card.skills.map(({ name }) => name).filter((name) => plain(name) === plain(skill)),
      ),
    );
  };
  for (const skill of words.skills) expect(await names(skill)).toEqual(new Set([skill]));
  for (const nothing of ['%', '_', "'", 'axb%', '10_%', 'Jav', 'NET', '\\', "' or 1=1 --"]) {
    expect((await search({ skills: [nothing] })).data, nothing).toEqual([]);
  }
});

test('[SEARCH-02] the spec names its lists and its ranges on the wire, and lists may be texts', async () => {
  const post = (body: object) =>
    testApp.app.inject({
      method: 'POST',
      url: '/V1/employer/list-user-profile',
      headers: { authorization: `Bearer ${employer.token}` },
      payload: body,
    });
  const answer = await post({
    sort: 'latest',
    preferredJob: ['Data Engineer'],
    technology: 'Java, Docker',
    experienceYearsRange: [0, null],
    expectedSalaryRange: null,
    visaStatus: [],
    education: '',
    workMode: 'Remote',
    gender: 3,
    preferedRole: [],
  });
  expect(answer.statusCode).toBe(200);
  const body: SearchBody = {
    preferredJobs: ['Data Engineer'],
    technologies: ['Java', 'Docker'],
    modesOfWork: ['Remote'],
  };
  expect(answer.json().Data.map((card: { id: string }) => card.id)).toEqual(expected(body));
  expect(Object.keys(answer.json().Data[0])).toEqual(
    expect.arrayContaining([
      'id',
      'firstName',
      'lastName',
      'profile',
      'skills',
      'experienceYears',
      'expectedSalary',
      'education',
      'visaStatus',
      'technologies',
      'linkedInProfile',
    ]),
  );
  for (const range of ['experienceYearsRange', 'expectedSalaryRange']) {
    const refused = await post({ [range]: [5, 3] });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ Code: '0', Message: 'The minimum must not be above the maximum' });
  }
  for (const wrong of [
    { gender: 4 },
    { skills: [1] },
    { cursor: 'x.y' },
    { expectedSalaryRange: [0, 1e300] },
    { password: 1 },
  ]) {
    expect((await post(wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
  }
});

describe('what changes while an employer looks', () => {
  const refresh = (id: string) =>
    testApp.deps.db.transaction().execute((trx) => refreshCandidateRow(trx, id));
  const idsOf = async (body: SearchBody) => (await searchAll(body)).ids;

  test('[SEARCH-05] [SEC-06] no row comes twice or is missed while others move, and a cursor fits its own search only', async () => {
    const before = expected({});
    const first = await search({});
    const next = first.page.next ?? '';
    // A row of the first page and one of the last move to the very top; the rest must follow as it was.
    const moved = [before[3], before.at(-1)] as [string, string];
    for (const id of moved) {
      const updatedAt = '2026-03-09 10:00:00.000001+00' as unknown as Date;
      await testApp.deps.db.updateTable('candidate').set({ updatedAt }).where('accountId', '=', id).execute();
      await refresh(id);
    }
    const rest: string[] = [];
    for (let cursor: string | null = next; cursor !== null; ) {
      const { data, page } = await search({ cursor });
      rest.push(...data.map((card) => card.id));
      expect(page.total).toBe(first.page.total);
      cursor = page.next;
    }
    expect(rest).toEqual(before.slice(20, -1));
    await expect(search({ cursor: next, skills: ['Java'] })).rejects.toMatchObject({ status: 400 });
    await expect(search({ cursor: next, sort: 'oldest' })).rejects.toMatchObject({ status: 400 });
    const stranger = await createEmployer(testApp);
    await expect(
      testApp.call(searchRoutes.searchCandidates, { body: { cursor: next }, token: stranger.token }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('[SEARCH-05] a cursor goes on with the same search, however its filter is written', async () => {
    const { page } = await search({});
    const written: SearchBody = {
      sort: 'latest',
      skills: [],
      cities: null,
      gender: 3,
      experienceYears: [null, null],
      expectedSalary: [null, null],
      currency: 'INR',
      shortlistOnly: false,
    };
    expect((await search({ ...written, cursor: page.next ?? '' })).data).toHaveLength(20);
  });

  test('[SEARCH-03] [PROF-13] who stops pursuing employment is gone at once', async () => {
    const id = (await idsOf({}))[0] ?? '';
    const pursue = (pursuesEmployment: boolean) =>
      testApp.deps.db
        .updateTable('candidate')
        .set({ pursuesEmployment })
        .where('accountId', '=', id)
        .execute();
    await pursue(false);
    await refresh(id);
    expect(await idsOf({})).not.toContain(id);
    await pursue(true);
    await refresh(id);
    expect((await idsOf({}))[0]).toBe(id);
  });

  test("[SEARCH-06] the shortlist is each employer's own, and a heart set twice is one", async () => {
    const [id = '', other = ''] = await idsOf({});
    const stranger = await createEmployer(testApp);
    const setHeart = (candidateId: string, isFavorite: boolean) =>
      testApp.call(searchRoutes.setFavoriteCandidate, {
        body: { candidateId, isFavorite },
        token: employer.token,
      });
    await Promise.all([setHeart(id, true), setHeart(id, true), setHeart(other, true)]);
    const stored = await testApp.deps.db.selectFrom('shortlistedCandidate').select('employerId').execute();
    expect(stored).toEqual([{ employerId: employer.id }, { employerId: employer.id }]);
    expect(await searchAll({ shortlistOnly: true })).toEqual({ ids: [id, other], totals: [2] });
    expect((await search({})).data.slice(0, 3).map((card) => card.isFavorite)).toEqual([true, true, false]);
    const theirs = await testApp.call(searchRoutes.searchCandidates, {
      body: { shortlistOnly: true },
      token: stranger.token,
    });
    expect(theirs).toMatchObject({ data: [], page: { next: null, total: 0 } });
    const ofStranger = { token: stranger.token, body: { candidateId: other, isFavorite: true } };
    await testApp.call(searchRoutes.setFavoriteCandidate, ofStranger);
    await setHeart(other, false);
    await setHeart(other, false);
    expect(await idsOf({ shortlistOnly: true })).toEqual([id]);
    const kept = { token: stranger.token, body: { shortlistOnly: true } };
    const { data } = await testApp.call(searchRoutes.searchCandidates, kept);
    expect(data.map((card) => card.id)).toEqual([other]);
  });

  test('[SEARCH-06] [API-04] only a complete profile can be shortlisted, and only by an employer', async () => {
    const incomplete = await createEmployee(testApp, 7);
    const candidate = await createEmployee(testApp, 8);
    const body = (candidateId: string) => ({ body: { candidateId, isFavorite: true } });
    for (const id of [incomplete.id, employer.id, '00000000-0000-4000-8000-000000000000']) {
      await expect(
        testApp.call(searchRoutes.setFavoriteCandidate, { ...body(id), token: employer.token }),
      ).rejects.toMatchObject({ status: 404 });
    }
    for (const route of [searchRoutes.setFavoriteCandidate, searchRoutes.searchCandidates]) {
      const sent = testApp.app.inject({
        method: 'POST',
        url: `/V1${route.path}`,
        headers: { authorization: `Bearer ${candidate.token}` },
        payload: {},
      });
      expect((await sent).statusCode).toBe(403);
    }
  });
});
