import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptSecret } from '#api/start/kept-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forte-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a secret is drawn once, for the owner alone to read', async () => {
  const drawn = await keptSecret(join(folder, 'data'));
  expect(drawn).toMatch(/^[\w-]{43}$/);
  expect(await keptSecret(join(folder, 'data'))).toBe(drawn);
  expect(await keptSecret(join(folder, 'other'))).not.toBe(drawn);
  expect((await stat(join(folder, 'data/secret'))).mode & 0o777).toBe(0o600);
});

test.each(['', 'cut-off'])('a file that holds %j only is no secret', async (text) => {
  await writeFile(join(folder, 'secret'), text);
  await expect(keptSecret(folder)).rejects.toThrow('does not hold a whole secret');
});

test('where none can be kept, nothing starts', async () => {
  await writeFile(join(folder, 'data'), 'a file where the folder should be');
  await expect(keptSecret(join(folder, 'data'))).rejects.toThrow(/EEXIST|ENOTDIR/);
});
