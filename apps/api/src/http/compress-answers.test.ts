import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAnswers } from '#api/http/compress-answers.ts';

const long = { Data: Array.from({ length: 50 }, (_, index) => `Añá number ${index} of a long list`) };
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await compressAnswers(app);
  app.get('/long', () => long);
  app.get('/short', () => ({ Data: 'short' }));
});
afterAll(() => app.close());

const ask = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each(['gzip', 'gzip, deflate, br, zstd', 'br;q=1, gzip;q=0.5'])(
  'a long answer is compressed for "%s"',
  async (accepted) => {
    const answer = await ask('/long', accepted);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(answer.rawPayload.length),
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 3);
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(long);
  },
);

test.each([undefined, 'br', 'identity', 'gzip;q=0', 'gzip;q=0.0, br'])(
  'a long answer is sent as it is for "%s"',
  async (accepted) => {
    const answer = await ask('/long', accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toEqual(long);
  },
);

test('a short answer is sent as it is', async () => {
  const answer = await ask('/short', 'gzip');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.json()).toEqual({ Data: 'short' });
});
