import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFileStore, type FileStore } from '#api/files/file-store.ts';
import { s3Store } from '#api/files/s3-store.ts';
import { newStorageKey } from '#api/files/storage-key.ts';

let root: string;
let s3: S3rver;
let strict: S3rver;
let port: number;
let strictPort: number;

const start = async (name: string, allowMismatchedSignatures: boolean) => {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(root, name),
    configureBuckets: [{ name: 'forte' }],
    allowMismatchedSignatures,
  });
  return [server, (await server.run()).port] as const;
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forte-store-'));
  // It checks the signature of a list against a path without its last slash, so what lists can't be held to signatures.
  [s3, port] = await start('s3', true);
  [strict, strictPort] = await start('s3-strict', false);
});
afterAll(async () => {
  await Promise.all([s3.close(), strict.close()]);
  await rm(root, { recursive: true });
});

const s3Address = (prefix: string, { at = port, secret = 'S3RVER' } = {}) =>
  `s3://S3RVER:${secret}@forte/${prefix}?endpoint=${encodeURIComponent(`http://127.0.0.1:${at}`)}`;
const addressOf = (kind: 'folder' | 's3', prefix: string) =>
  kind === 'folder' ? join(root, prefix) : s3Address(prefix);

const later = () => new Date(Date.now() + 3_600_000);
const pagesOf = async (store: FileStore, time = later()) => {
  const pages: (readonly string[])[] = [];
  for await (const page of store.keysBefore(time)) pages.push(page);
  return pages;
};
const keysOf = async (store: FileStore, time = later()) => (await pagesOf(store, time)).flat().sort();
const keep = async (store: FileStore, count: number): Promise<string[]> => {
  const keys = Array.from({ length: count }, newStorageKey).sort();
  await Promise.all(keys.map((key) => store.put(key, Buffer.from(key))));
  return keys;
};

describe.each(['folder', 's3'] as const)('a store in %s', (kind) => {
  test('keeps, gives back and removes a file', async () => {
    const store = createFileStore(addressOf(kind, 'one'));
    const key = newStorageKey();
    const content = Buffer.from([0, 1, 2, 255]);
    await store.put(key, content);
    expect(await buffer((await store.get(key)) as Readable)).toEqual(content); // it is there
    await store.remove(key);
    expect(await store.get(key)).toBeUndefined();
    await store.remove(key);
  });

  test('keeps a file of the largest size byte for byte', async () => {
    const store = createFileStore(addressOf(kind, 'large'));
    const key = newStorageKey();
    const content = Buffer.alloc(5 * 1_048_576, 'Größe ');
    await store.put(key, content);
    expect((await buffer((await store.get(key)) as Readable)).equals(content)).toBe(true); // it is there
  });

  test('lists what was kept before a time, and nothing of its neighbours', async () => {
    const store = createFileStore(addressOf(kind, 'listed'));
    await keep(createFileStore(addressOf(kind, 'listed-too')), 2);
    expect(await keysOf(store)).toEqual([]);
    const keys = await keep(store, 5);
    expect(await keysOf(store)).toEqual(keys);
    expect(await keysOf(store, new Date(Date.now() - 3_600_000))).toEqual([]);
    await store.remove(keys[0] ?? '');
    expect(await keysOf(store)).toEqual(keys.slice(1));
  });

  test('[SEC-11] refuses a key that leaves its place', async () => {
    const store = createFileStore(addressOf(kind, 'guarded'));
    await expect(store.put('../outside', Buffer.from('x'))).rejects.toThrow('Not a storage key');
    await expect(store.get('../outside')).rejects.toThrow('Not a storage key');
    await expect(store.remove('../outside')).rejects.toThrow('Not a storage key');
  });
});

test('a list in S3 goes on over its pages to the end', async () => {
  const store = s3Store(new URL(s3Address('paged')), 2);
  const keys = await keep(store, 5);
  const pages = await pagesOf(store);
  expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  expect(pages.flat()).toEqual(keys);
});

test('what is sent to S3 is signed; with a wrong secret it is an error, not a missing file', async () => {
  const key = newStorageKey();
  const store = createFileStore(s3Address('signed', { at: strictPort }));
  await store.put(key, Buffer.from('x'));
  expect(await buffer((await store.get(key)) as Readable)).toEqual(Buffer.from('x')); // it is there
  const stranger = createFileStore(s3Address('signed', { at: strictPort, secret: 'wrong' }));
  await expect(stranger.get(key)).rejects.toThrow('signature');
  await expect(stranger.put(newStorageKey(), Buffer.from('y'))).rejects.toThrow('signature');
  await expect(stranger.remove(key)).rejects.toThrow('signature');
  await store.remove(key);
  expect(await store.get(key)).toBeUndefined();
});

test('nothing unfinished stays beside a file in a folder', async () => {
  const store = createFileStore(join(root, 'whole'));
  const key = newStorageKey();
  await store.put(key, Buffer.from('x'));
  await expect(store.put(key, Buffer.from('y'))).resolves.toBeUndefined();
  expect(await readdir(join(root, 'whole', key.slice(0, 2)))).toEqual([key.slice(3)]);
});

test('what a crash left unfinished in a folder is listed, and can be removed; what is not ours is left alone', async () => {
  const folder = join(root, 'crashed');
  const store = createFileStore(folder);
  const key = newStorageKey();
  const part = join(folder, key.slice(0, 2));
  await mkdir(part, { recursive: true });
  await writeFile(join(folder, `${key}.part`), 'half');
  await writeFile(join(part, 'notes.txt'), 'not ours');
  await mkdir(join(folder, 'lost+found'));
  expect(await store.get(key)).toBeUndefined();
  expect(await keysOf(store)).toEqual([key]);
  await store.remove(key);
  expect(await readdir(part)).toEqual(['notes.txt']);
});
