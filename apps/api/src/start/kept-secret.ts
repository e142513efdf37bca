import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const bytes = 32;

/**
 * Outside production FORTE_SECRET may be absent: one is drawn once and kept in FORTE_DATA, so that codes outlive a restart.
 * @throws when it can't be kept, or what is kept is not whole: nothing is ever signed with less than a secret
 */
export const keptSecret = async (dataFolder: string): Promise<string> => {
  const path = join(dataFolder, 'secret');
  await mkdir(dataFolder, { recursive: true });
  const drawn = randomBytes(bytes).toString('base64url');
  await writeFile(path, drawn, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const kept = (await readFile(path, 'utf8')).trim();
  if (kept.length >= drawn.length) return kept;
  throw new Error(`${path} does not hold a whole secret. Remove it, and another one is drawn.`);
};
