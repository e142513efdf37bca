import { isReachable, noteLost } from '#core/connection.ts';
import { keptInTab } from '#core/storage.ts';

/** Code of a page that did not come. `message` is a sentence for the user; `isGone`: the server is there, the file is not. */
export class CodeNotLoaded extends Error {
  override readonly name = 'CodeNotLoaded';
  readonly isGone: boolean;

  constructor(isGone: boolean) {
    super(
      isGone
        ? 'A part of this page is missing on the server.'
        : 'The connection was lost before this page was here.',
    );
    this.isGone = isGone;
  }
}

/** When this tab was loaded anew for a file that was gone: once helps, twice would go on for ever. */
const reloaded = keptInTab('reloaded-for-code');
const longAgo = 60_000;

/** A newer build took the place of a file: its page, loaded anew, knows its own files. Once; then the error stays in sight. */
export const takeNewBuild = (): void => {
  const now = Date.now();
  if (now - Number(reloaded.get() ?? 0) < longAgo) return;
  reloaded.set(String(now));
  window.location.reload();
};

/** Lets a press be answered between running a page's code and drawing the page. Not every browser can. */
export const breathe = (): Promise<void> | undefined =>
  (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler?.yield?.(); // not in the types yet

/**
 * Loads code that a page needs: `loadCode(() => import('…'))`.
 * @throws CodeNotLoaded when there is no connection, or the file is gone
 */
export const loadCode = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    const loaded = await load();
    await breathe();
    return loaded;
  } catch {
    const isGone = await isReachable();
    if (!isGone) noteLost();
    throw new CodeNotLoaded(isGone);
  }
};
