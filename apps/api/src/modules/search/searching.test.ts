import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { postingRoutes, profileRoutes, searchRoutes } from '@forte/contract';
import { expect, type MockInstance, test, vi } from 'vitest';
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

test('[SEC-22] a search whose client goes while it waits is never made', async () => {
  const testApp = await createTestApp();
  const [many, one] = [await createEmployer(testApp), await createEmployer(testApp)];
  const spies = new Set<MockInstance>();
  testApp.pool.on('acquire', (client) => spies.add(vi.spyOn(client, 'query')));
  const wasAsked = (years: number) =>
    [...spies].some((spy) => spy.mock.calls.some(([query]) => query.values?.includes(12 * years)));
  const answers = new Map<string, ServerResponse>();
  testApp.app.server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    answers.set(String(request.headers['x-years']), response),
  );
  const blocker = createPool(testApp.databaseUrl, 1);
  const lock = await blocker.connect();
  const search = async ({ token }: TestUser, years: number, signal: AbortSignal | null = null) => {
    const answer = await fetch(`${testApp.baseUrl}/V1${searchRoutes.searchCandidates.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-years': `${years}`,
      },
      body: JSON.stringify({ experienceYearsRange: [years, null] }),
      signal,
    });
    return answer.status;
  };
  const blocked = async () => {
    const { rows } = await lock.query(
      'select count(*)::int as searches from pg_locks join pg_database on oid = database where not granted and datname = current_database()',
    );
    return rows[0].searches === searchesAtOnce;
  };
  const [given, kept] = [37, 38];
  try {
    await lock.query('begin; lock table candidate_search in access exclusive mode');
    const running = Array.from({ length: searchesAtOnce }, () => search(many, 1));
    await vi.waitUntil(blocked, { timeout: 10_000, interval: 10 });
    const client = new AbortController();
    const abandoned = search(one, given, client.signal).catch((error: Error) => error.name);
    const waiting = [search(one, kept), ...Array.from({ length: 99 }, () => search(many, 1))];
    // One of `many` is too many: all the others have their place in the line now.
    expect(await Promise.race([...waiting, ...running])).toBe(503);
    const closed = once(answers.get(`${given}`) ?? testApp.app.server, 'close');
    client.abort();
    await closed;
    expect(await abandoned).toBe('AbortError');
    await lock.query('commit');
    const served = (await Promise.all([...waiting, ...running])).filter((status) => status === 200);
    expect(served).toHaveLength(99 + searchesAtOnce);
    expect([wasAsked(given), wasAsked(kept)]).toEqual([false, true]);
  } finally {
    lock.release(true);
    await blocker.end();
    await testApp.close();
  }
});
