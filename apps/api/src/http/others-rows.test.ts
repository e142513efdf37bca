import { randomUUID } from 'node:crypto';
import { pathOf, profileRoutes, type Route, routes } from '@forte/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pdf } from '#api/modules/profile/testing/resume-files.ts';
import { addPosting, mark, postingFields } from '#api/testing/postings.ts';
import {
  createEmployee,
  createEmployer,
  createTestApp,
  type TestApp,
  type TestUser,
} from '#api/testing/test-app.ts';

/** SEC-02: whatever belongs to somebody else answers as what does not exist, and stays as it is. */
let testApp: TestApp;
let candidate: TestUser;
let otherCandidate: TestUser;
let employer: TestUser;
let otherEmployer: TestUser;
const rows = { posting: '', application: '', session: '', resume: '', candidate: '' };

beforeAll(async () => {
  testApp = await createTestApp();
  [candidate, otherCandidate] = [await createEmployee(testApp), await createEmployee(testApp)];
  [employer, otherEmployer] = [await createEmployer(testApp), await createEmployer(testApp)];
  const { id: postingId } = await addPosting(testApp, employer);
  await mark(testApp, candidate, postingId, { isApplied: true });
  const { token } = candidate;
  await testApp.call(profileRoutes.saveResume, {
    token,
    body: { id: candidate.id },
    file: new File([new Uint8Array(pdf())], 'cv.pdf'),
  });
  const { db } = testApp.deps;
  const ofCandidate = (table: 'session' | 'storedFile') =>
    db.selectFrom(table).select('id').where('accountId', '=', candidate.id).executeTakeFirstOrThrow();
  const application = await db.selectFrom('application').select('id').executeTakeFirstOrThrow();
  Object.assign(rows, {
    posting: postingId,
    application: application.id,
    session: (await ofCandidate('session')).id,
    resume: (await ofCandidate('storedFile')).id,
    candidate: candidate.id,
  });
});
afterAll(() => testApp.close());

/** All that somebody else could have changed. */
const everything = () =>
  Promise.all(
    (['posting', 'application', 'applicationEvent', 'session', 'storedFile', 'candidate'] as const).map(
      async (table) =>
        (await testApp.deps.db.selectFrom(table).selectAll().execute())
          .map((row) => JSON.stringify(row))
          .sort(),
    ),
  );

type Sent = { readonly params?: Record<string, string>; readonly body?: object };
type Case = readonly [
  name: keyof typeof routes,
  by: 'employee' | 'employer',
  row: keyof typeof rows,
  sent: (id: string) => Sent,
];
const byId = (id: string): Sent => ({ params: { id } });

const cases: readonly Case[] = [
  ['viewPosting', 'employer', 'posting', byId],
  ['updatePosting', 'employer', 'posting', (id) => ({ ...byId(id), body: wirePosting() })],
  ['deletePosting', 'employer', 'posting', byId],
  ['closePosting', 'employer', 'posting', byId],
  ['reopenPosting', 'employer', 'posting', byId],
  [
    'listApplications',
    'employer',
    'posting',
    (postingjobsId) => ({ body: { id: otherEmployer.id, postingjobsId } }),
  ],
  [
    'viewApplication',
    'employer',
    'application',
    (applicationId) => ({ body: { id: otherEmployer.id, applicationId } }),
  ],
  ['setApplicationStatus', 'employer', 'application', (id) => ({ body: { ids: [id], status: 'hired' } })],
  ['searchCandidates', 'employer', 'posting', (postingId) => ({ body: { sort: 'match', postingId } })],
  [
    'explainMatch',
    'employer',
    'posting',
    (postingId) => ({ params: { postingId, candidateId: candidate.id } }),
  ],
  [
    'explainMatch',
    'employee',
    'candidate',
    (candidateId) => ({ params: { postingId: rows.posting, candidateId } }),
  ],
  ['viewProfile', 'employee', 'candidate', byId],
  ['fileAddress', 'employee', 'resume', byId],
  ['endSession', 'employee', 'session', byId],
  ['endSession', 'employer', 'session', byId],
];

const wirePosting = () =>
  z.encode(routes.updatePosting.body, { ...postingFields, employerId: otherEmployer.id });

const ask = async (route: Route, { token }: TestUser, { params = {}, body }: Sent) => {
  const response = await fetch(testApp.baseUrl + pathOf(route, params), {
    method: route.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(route.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { RequestId: _, ...answer } = (await response.json()) as Record<string, unknown>; // the envelope
  return { status: response.status, answer };
};

test.for(cases)(
  "[SEC-02] [API-04] %s by another %s: somebody's %s is as one that is not there",
  async ([name, by, row, sent]) => {
    const stranger = by === 'employer' ? otherEmployer : otherCandidate;
    const before = await everything();
    const theirs = await ask(routes[name], stranger, sent(rows[row]));
    expect(theirs.status).toBe(404);
    expect(await ask(routes[name], stranger, sent(rows[row].toUpperCase()))).toEqual(theirs);
    expect(await ask(routes[name], stranger, sent(randomUUID()))).toEqual(theirs);
    expect(await everything()).toEqual(before);
  },
);
