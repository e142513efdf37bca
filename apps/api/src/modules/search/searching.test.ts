import { postingRoutes, profileRoutes, searchRoutes } from '@forte/contract';
import { expect, test, vi } from 'vitest';
import { createPool } from '#api/db/connect.ts';
import { searchesAtOnce } from '#api/modules/search/searching.ts';
import { createEmployee, createEmployer, createTestApp, type TestUser } from '#api/testing/test-app.ts';

test('[SEC-22] while searches take long, what is over the line gets 503 with Retry-After, and the rest is served', async () => {
  const testApp = await createTestApp();
  const employer = await createEmployer(testApp);
  const candidate = await createEmployee(testApp);
  const blocker = createPool(testApp.databaseUrl, 1);
  const lock = await blocker.connect();
  try {
    // No search ends before this lock does.
    await lock.query('begin; lock table candidate_search, posting_search in access exclusive mode');
    const searches = Array.from({ length: 120 + searchesAtOnce }, (_, index) => {
      const { path } = index % 2 === 0 ? searchRoutes.searchCandidates : postingRoutes.listJobs;
      const { token, id } = index % 2 === 0 ? employer : candidate;
      return fetch(`${testApp.baseUrl}/V1${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(index % 2 === 0 ? {} : { id }),
      });
    });
    const over = await new Promise<Response[]>((resolve) => {
      const refused: Response[] = [];
      for (const search of searches)
        void search.then((answer) => {
          refused.push(answer);
          if (refused.length === 20) resolve(refused);
        });
    });
    expect(over.map(({ status }) => status)).toEqual(Array(20).fill(503));
    expect(over.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    const own = await testApp.call(profileRoutes.viewProfile, {
      token: candidate.token,
      params: { id: candidate.id },
    });
    expect(own.data.firstName).toBe('Asha');
    await lock.query('commit');
    const served = (await Promise.all(searches)).filter(({ status }) => status === 200);
    expect(served).toHaveLength(100 + searchesAtOnce);
  } finally {
    lock.release(true);
    await blocker.end();
    await testApp.close();
  }
});

test('[SEC-22] one account that fills the line does not keep another from searching', async () => {
  const testApp = await createTestApp();
  const [many, one] = [await createEmployer(testApp), await createEmployer(testApp)];
  const blocker = createPool(testApp.databaseUrl, 1);
  const lock = await blocker.connect();
  const search = async ({ token }: TestUser) => {
    const answer = await fetch(`${testApp.baseUrl}/V1${searchRoutes.searchCandidates.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    return answer.status;
  };
  try {
    await lock.query('begin; lock table candidate_search in access exclusive mode');
    const searches = Array.from({ length: 101 + searchesAtOnce }, () => search(many));
    // One is too many: the line is full.
    expect(await Promise.race(searches)).toBe(503);
    const other = search(one);
    let refused = 0;
    for (const searching of searches) void searching.then((status) => (refused += status === 503 ? 1 : 0));
    await vi.waitUntil(() => refused === 2, { timeout: 10_000, interval: 10 });
    await lock.query('commit');
    expect(await other).toBe(200);
    await Promise.all(searches);
  } finally {
    lock.release(true);
    await blocker.end();
    await testApp.close();
  }
});
