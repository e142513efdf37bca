import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileStore } from '#api/files/file-store.ts';
import { newStorageKey } from '#api/files/storage-key.ts';

let folder: string;
/** What S3 does as far as we ask: objects by path, XML for a missing one. */
const objects = new Map<string, Buffer>();
const s3 = createServer((request: IncomingMessage, response: ServerResponse) => {
  const path = (request.url ?? '').split('?')[0] ?? '';
  void (async () => {
    if (request.method === 'PUT') objects.set(path, await buffer(request));
    if (request.method === 'DELETE') objects.delete(path);
    const found = objects.get(path);
    if (request.method === 'GET' && found === undefined) {
      response.writeHead(404, { 'content-type': 'application/xml' });
      return response.end('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
    }
    return response.end(request.method === 'GET' ? found : '');
  })();
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forte-store-'));
  await new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  s3.close();
});

const addressOf = (kind: 'folder' | 's3'): string => {
  const { port } = s3.address() as AddressInfo; // it listens on a port
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  return kind === 'folder' ? folder : `s3://key:se%2Fcret@forte/files?region=eu-north-1&endpoint=${endpoint}`;
};

test.each(['folder', 's3'] as const)('%s: keeps, gives back and removes a file', async (kind) => {
  const store = createFileStore(addressOf(kind));
  const key = newStorageKey();
  const content = Buffer.from([0, 1, 2, 255]);
  await store.put(key, content);
  expect(await buffer((await store.get(key)) as Readable)).toEqual(content);
  await store.remove(key);
  expect(await store.get(key)).toBeUndefined();
  await store.remove(key);
});

test('a key in S3 stands under its prefix, in its bucket', async () => {
  const key = newStorageKey();
  await createFileStore(addressOf('s3')).put(key, Buffer.from('x'));
  expect([...objects.keys()]).toContain(`/forte/files/${key}`);
});

test('[SEC-11] a key that leaves the folder is refused, and nothing unfinished stays beside a file', async () => {
  const store = createFileStore(folder);
  await expect(store.put('../outside', Buffer.from('x'))).rejects.toThrow('Not a storage key');
  const key = newStorageKey();
  await store.put(key, Buffer.from('x'));
  const [part] = key.split('/');
  expect(await readdir(join(folder, part ?? ''))).toHaveLength(1);
});
