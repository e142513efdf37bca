import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Outside production FORTE_SECRET may be absent: one is drawn once and kept in FORTE_DATA, so that codes outlive a restart. */
export const keptSecret = async (dataFolder: string): Promise<string> => {
  const path = join(dataFolder, 'secret');
  await mkdir(dataFolder, { recursive: true });
  const drawn = randomBytes(32).toString('base64url');
  await writeFile(path, drawn, { mode: 0o600, flag: 'wx' }).catch(() => undefined); // it is there already
  return readFile(path, 'utf8');
};
