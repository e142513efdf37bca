export const heading = (): HTMLElement | null => document.querySelector('main h1');
export const isNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

export const focusQuietly = (element: HTMLElement | null | undefined): boolean => {
  element?.focus({ preventScroll: true });
  return element !== null && element !== undefined;
};

/** Where focus waits for a heading that comes with what is still being loaded. */
export const main = (): HTMLElement | null => document.getElementById('main');

/** Calls once with what was looked for, as soon as it is in the page; the answer ends the waiting. */
export const whenThere = (
  find: () => HTMLElement | null | undefined,
  act: (found: HTMLElement) => void,
): (() => void) => {
  const observer = new MutationObserver(() => {
    const found = find();
    if (found == null) return;
    observer.disconnect();
    act(found);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Nothing was done yet on the page that has just come. */
export const isUntouched = (): boolean =>
  isNowhere() || document.activeElement === main() || document.activeElement === heading();
