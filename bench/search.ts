// Measures the candidate search of a running product over HTTP:
//   npm run demo -- --candidates 1000000 --postings 200000 --database-url <url>
//   DATABASE_URL=<url> npm start
//   node bench/search.ts http://localhost:3000 [seed] [mixes]
import { accountRoutes, call, searchRoutes } from '@forte/contract';
import { type Filters, randomMixes } from './random-filters.ts';

const [baseUrl = 'http://localhost:3000', seed = '1', count = '300'] = process.argv.slice(2);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const logIn = async (): Promise<string> => {
  const body = { username: 'employer@example.com', password: 'Forte!demo1' };
  const { data } = await call(accountRoutes.employerLogin, { body }, baseUrl);
  if (!('api_token' in data)) throw new Error('The demo employer is not there.');
  return data.api_token;
};

const token = await logIn();
const search = (body: Filters) => call(searchRoutes.searchCandidates, { body, token }, baseUrl);

/** The cards of some pages: their words are what the mixes ask for. */
const collectCards = async () => {
  const cards: Awaited<ReturnType<typeof search>>['data'] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 25; page += 1) {
    const answer = await search({ cursor });
    cards.push(...answer.data);
    cursor = answer.page.next ?? undefined;
    if (cursor === undefined) break;
  }
  return cards;
};

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);

/** Runs all bodies, so many at a time. @returns milliseconds of each */
const measure = async (name: string, bodies: readonly Filters[], atOnce: number): Promise<number[]> => {
  const times: number[] = Array.from(bodies, () => 0);
  let next = 0;
  const start = performance.now();
  const work = async (): Promise<void> => {
    while (next < bodies.length) {
      const index = next;
      next += 1;
      const before = performance.now();
      await search(bodies[index] ?? {});
      times[index] = performance.now() - before;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - start) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const [p50, p95, p99, worst] = [at(sorted, 0.5), at(sorted, 0.95), at(sorted, 0.99), at(sorted, 1)];
  say(
    `${name}: p50 ${p50}, p95 ${p95}, p99 ${p99}, worst ${worst} ms, ${Math.round(bodies.length / seconds)} a second`,
  );
  return times;
};

const followingPages = async (bodies: readonly Filters[]): Promise<Filters[]> => {
  const pages: Filters[] = [];
  for (const body of bodies) {
    const { page } = await search(body);
    if (page.next !== null) pages.push({ ...body, cursor: page.next });
  }
  return pages;
};

const mixes = randomMixes(Number(seed), Number(count), await collectCards());
const second = await followingPages(mixes); // warms the caches too
const times = await measure('first page with its count, one at a time', mixes, 1);
await measure('next page, one at a time', second, 1);
await measure('first page with its count, ten at a time', mixes, 10);
say('The slowest mixes:');
for (const [index, time] of [...times.entries()].toSorted(([, a], [, b]) => b - a).slice(0, 8)) {
  say(`  ${time.toFixed(0)} ms ${JSON.stringify(mixes[index])}`);
}
