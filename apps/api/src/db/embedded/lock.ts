import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type Lock = { readonly release: () => void };

/** Time for a server that is just stopping to let go. */
const patience = 3_000;

/**
 * Takes a folder for this process. The lock is the kernel's, on an open file (Node has no call for it, SQLite
 * does): it ends with the process however that ends, so that there are no leftovers and no reused pids to
 * mistake for the holder.
 * @throws when another process holds it, naming that process
 */
export const takeLock = (folder: string, shownAs: string): Lock => {
  const holder = join(folder, 'server.pid');
  const file = new DatabaseSync(join(folder, 'server.lock'), { timeout: patience });
  try {
    file.exec('begin exclusive');
  } catch (cause) {
    file.close();
    throw new Error(
      `Another Forte server (process ${readFileSync(holder, 'utf8').trim()}) already runs on ${shownAs}. ` +
        'Stop it first, or give this one a FORTE_DATA of its own.',
      { cause },
    );
  }
  writeFileSync(holder, `${process.pid}\n`);
  return { release: () => file.close() };
};
