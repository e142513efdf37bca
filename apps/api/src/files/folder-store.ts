import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileStore } from '#api/files/file-store.ts';
import { isStorageKey, requireStorageKey } from '#api/files/storage-key.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const unfinished = '.part';

const without = async <T>(missing: T, act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    if (isMissing(error)) return missing;
    throw error;
  }
};

/** A new name lasts through a power cut only when its folder is flushed too. */
const flushFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** The keys in one of the folders under the root, finished or not, that were written before a time. */
const keysIn = async (root: string, part: string, time: Date): Promise<string[]> => {
  const names = await without([], () => readdir(join(root, part)));
  const keys: string[] = [];
  for (const name of names) {
    const key = `${part}/${name.endsWith(unfinished) ? name.slice(0, -unfinished.length) : name}`;
    if (!isStorageKey(key)) continue;
    const written = await without(undefined, async () => (await stat(join(root, part, name))).mtime);
    if (written !== undefined && written < time) keys.push(key);
  }
  return keys;
};

/** Files in a folder. A file is written beside its place, flushed and then renamed, so that half a file is never seen. */
export const folderStore = (folder: string): FileStore => {
  const root = folder.startsWith('file:') ? fileURLToPath(folder) : folder;
  const pathOf = (key: string) => join(root, requireStorageKey(key));
  return {
    put: async (key, content) => {
      const path = pathOf(key);
      const half = `${path}${unfinished}`;
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeFile(half, content, { flag: 'wx', mode: 0o600, flush: true });
        await rename(half, path);
        await flushFolder(dirname(path));
        if (made !== undefined) await flushFolder(root);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    get: async (key) =>
      without(undefined, async () => {
        const file = await open(pathOf(key));
        return file.createReadStream();
      }),
    remove: async (key) => {
      await rm(`${pathOf(key)}${unfinished}`, { force: true });
      await rm(pathOf(key), { force: true });
    },
    keysBefore: async function* (time) {
      for (const part of await without([], () => readdir(root))) {
        if (/^[0-9a-f]{2}$/.test(part)) yield await keysIn(root, part, time);
      }
    },
  };
};
