import { isReachable, noteLost } from '#core/connection.ts';
import { keptInTab } from '#core/storage.ts';

/** Code of a page that did not come. `message` is a sentence for the user. */
export class CodeNotLoaded extends Error {
  override readonly name = 'CodeNotLoaded';
}

/** When this tab was loaded anew for a file that was gone: once helps, twice would go on for ever. */
const reloaded = keptInTab('reloaded-for-code');
const longAgo = 60_000;

/** The server answers, but not with this file: a newer build took its place, whose page knows its own files. */
const takeNewBuild = (): boolean => {
  const now = Date.now();
  if (now - Number(reloaded.get() ?? 0) < longAgo) return false;
  reloaded.set(String(now));
  window.location.reload();
  return true;
};

/**
 * Loads code that a page needs: `loadCode(() => import('…'))`. After a deploy the page is loaded anew, once.
 * @throws CodeNotLoaded when there is no connection, or the file is gone for good
 */
export const loadCode = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch {
    if (!(await isReachable())) {
      noteLost();
      throw new CodeNotLoaded('The connection was lost before this page was here.');
    }
    if (takeNewBuild()) return new Promise(() => undefined); // this page is on its way out
    throw new CodeNotLoaded('A part of this page is missing on the server.');
  }
};
