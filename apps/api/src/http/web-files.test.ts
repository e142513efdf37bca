import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWeb } from '#api/http/web-files.ts';

const script = '/assets/app-1a2b.js';
const code = 'export const nothing = {};';
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forte-web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await mkdir(join(folder, 'pages'));
  await writeFile(join(folder, 'pages/signup.html'), '<head><title>the sign-up</title></head>');
  await writeFile(join(folder, 'index.html'), '<head><title>the page</title></head>');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await writeFile(join(folder, script), code);
  await writeFile(join(folder, `${script}.br`), brotliCompressSync(code));
  await writeFile(join(folder, `${script}.gz`), gzipSync(code));
  await writeFile(join(folder, 'assets/plain-3c4d.js'), code);
  app = Fastify();
  await serveWeb(app, { folder, hasMailbox: false });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const ask = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0.1, gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['identity', undefined, (raw: Buffer) => raw],
  ['br;q=0, gzip;q=0', undefined, (raw: Buffer) => raw],
  [undefined, undefined, (raw: Buffer) => raw],
])('who accepts "%s" gets %s, and caches know that it depends', async (accepted, encoding, unpack) => {
  const answer = await ask(script, accepted);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(unpack(answer.rawPayload).toString()).toBe(code);
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
    vary: 'accept-encoding',
  });
});

test('a file that was not compressed is sent as it is', async () => {
  const answer = await ask('/assets/plain-3c4d.js', 'br');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body).toBe(code);
});

test.each([
  ['/signUp', 'the sign-up'],
  ['/SIGNUP?role=2', 'the sign-up'],
  ['/login', 'the page'],
  ['/signUp/more', 'the page'],
  ['/pages/signup', 'the page'],
])('%s is the document of that address, if it has one', async (url, title) => {
  const answer = await ask(url);
  expect(answer.body).toContain(`<title>${title}</title>`);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('text/html'),
  });
});

test("the build's own notes are nobody's", async () => {
  expect((await ask('/.vite/manifest.json')).statusCode).toBe(404);
});

test('[RUN-06] only a product that keeps its mails names a mailbox on its pages', async () => {
  const keeping = Fastify();
  await serveWeb(keeping, { folder, hasMailbox: true });
  const page = await keeping.inject({ url: '/otp-verification' });
  expect(page.body).toContain('<meta name="forte-mailbox" content="/dev/mailbox" />');
  expect(page.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
  expect((await keeping.inject({ url: '/signUp' })).body).toContain(
    'the sign-up</title><meta name="forte-mailbox"',
  );
  expect((await ask('/otp-verification')).body).not.toContain('mailbox');
  await keeping.close();
});
