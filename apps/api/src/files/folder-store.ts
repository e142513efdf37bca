import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileStore } from '#api/files/file-store.ts';
import { requireStorageKey } from '#api/files/storage-key.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files in a folder. A file is written beside its place, flushed and then renamed, so that half a file is never seen. */
export const folderStore = (folder: string): FileStore => {
  const root = folder.startsWith('file:') ? fileURLToPath(folder) : folder;
  const pathOf = (key: string) => join(root, requireStorageKey(key));
  return {
    put: async (key, content) => {
      const path = pathOf(key);
      const unfinished = `${path}.part`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeFile(unfinished, content, { flag: 'wx', mode: 0o600, flush: true });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      try {
        const file = await open(pathOf(key));
        return file.createReadStream();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
};
