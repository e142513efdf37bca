import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshCandidateRow } from '#api/modules/search/candidate-row.ts';
import { refreshPostingRow } from '#api/modules/search/posting-row.ts';
import { createEmployee, createEmployer, createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const refreshCandidate = (id: string) =>
  testApp.deps.db.transaction().execute((trx) => refreshCandidateRow(trx, id));
const refreshPosting = (id: string) =>
  testApp.deps.db.transaction().execute((trx) => refreshPostingRow(trx, id));

const labelsOf = async (table: 'candidateSearch' | 'postingSearch') => {
  const { rows } = await sql<{ terms: string[] }>`
    select array(select facet.kind || ':' || facet.label from facet where facet.id = any (facets) order by 1)
      as terms from ${sql.table(table)}`.execute(testApp.deps.db);
  return rows[0]?.terms;
};

test('[SEARCH-03] a candidate is listed while complete and pursuing, and its row follows the profile', async () => {
  const { db } = testApp.deps;
  const { id } = await createEmployee(testApp, 7);
  const read = () => db.selectFrom('candidateSearch').selectAll().executeTakeFirstOrThrow();
  await refreshCandidate(id);
  expect(await read()).toMatchObject({ listed: false, experienceMonths: null, expectedSalary: null });

  await db
    .updateTable('candidate')
    .set({
      profileStatus: 8,
      gender: 2,
      city: 'Pune',
      country: 'India',
      visaStatus: 'H1B',
      preferredJobs: ['Data Engineer'],
      modesOfWork: ['Remote'],
      experienceMonths: 30,
      expectedSalary: 90_000,
      updatedAt: sql`'2026-03-05 10:00:00.123456+00'`,
    })
    .where('accountId', '=', id)
    .execute();
  await db
    .insertInto('candidateSkill')
    .values([
      { candidateId: id, position: 0, name: 'Java', proficiency: 3 },
      { candidateId: id, position: 1, name: 'java', proficiency: 3 },
    ])
    .execute();
  await refreshCandidate(id);
  expect(await read()).toMatchObject({ listed: true, experienceMonths: 30, expectedSalary: 90_000 });
  expect(await labelsOf('candidateSearch')).toEqual([
    'city:Pune',
    'country:India',
    'currency:USD',
    'gender:2',
    'job:Data Engineer',
    'mode:Remote',
    'skill:Java',
    'visa:H1B',
  ]);
  const { rows } = await sql<{
    same: boolean;
  }>`select candidate.updated_at = candidate_search.updated_at as same
    from candidate join candidate_search on candidate_id = account_id`.execute(db);
  expect(rows).toEqual([{ same: true }]);

  await db.updateTable('candidate').set({ pursuesEmployment: false }).where('accountId', '=', id).execute();
  await refreshCandidate(id);
  expect(await read()).toMatchObject({ listed: false });
});

test('[JOB-09] a posting is listed until it is closed or deleted, and knows when it closes by itself', async () => {
  const { db } = testApp.deps;
  const employer = await createEmployer(testApp);
  const id = uuidv7();
  await db
    .insertInto('posting')
    .values({
      id,
      employerId: employer.id,
      jobTitle: 'Data Engineer',
      jobTypes: ['Remote', 'Hybrid'],
      jobRoles: ['Contract'],
      experience: '5+',
      experienceMinMonths: 60,
      salary: 120_000,
      hiringTimeline: 'Immediate',
      hireCount: 1,
      country: 'India',
      location: 'Pune',
      qualification: 'MBA',
      workingHours: '9 to 5',
      technologies: ['C++'],
      skills: ['SQL'],
      benefits: [],
      description: ['Work'],
    })
    .execute();
  const read = async () => {
    const { rows } = await sql<{ listed: boolean; closes: string }>`
      select listed, closes_at::text as closes from posting_search`.execute(db);
    return rows[0];
  };
  await refreshPosting(id);
  expect(await read()).toEqual({ listed: true, closes: 'infinity' });
  expect(await labelsOf('postingSearch')).toEqual([
    'company:Acme',
    'country:India',
    'currency:USD',
    'education:MBA',
    'job:Data Engineer',
    'mode:Hybrid',
    'mode:Remote',
    'role:Contract',
    'skill:SQL',
    'technology:C++',
  ]);
  await db.updateTable('posting').set({ closesOn: '2026-03-05', timeZone: 'Asia/Kolkata' }).execute();
  await refreshPosting(id);
  expect(await read()).toEqual({ listed: true, closes: '2026-03-05 18:30:00+00' });
  for (const ended of ['closedAt', 'deletedAt'] as const) {
    await db
      .updateTable('posting')
      .set({ closedAt: null, deletedAt: null, [ended]: new Date() })
      .execute();
    await refreshPosting(id);
    expect(await read()).toMatchObject({ listed: false });
  }
});
