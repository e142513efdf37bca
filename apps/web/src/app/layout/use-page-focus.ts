import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled)';

const heading = (): HTMLElement | null => document.querySelector('main h1');
const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

const focusQuietly = (element: HTMLElement | null | undefined): boolean => {
  element?.focus({ preventScroll: true });
  return element !== null && element !== undefined;
};

/** Where focus waits for a heading that comes with what is still being loaded. */
const main = (): HTMLElement | null => document.getElementById('main');

const whenHeadingComes = (act: () => void): (() => void) => {
  const observer = new MutationObserver(() => {
    if (heading() === null) return;
    observer.disconnect();
    act();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** After a navigation the page's heading takes focus, so that screen readers begin there. */
const useFocusOnNavigation = (): void => {
  const router = useRouter();
  useEffect(() => {
    let stopWaiting = () => {};
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (fromLocation === undefined || !pathChanged) return; // the first page keeps the browser's own focus
      if (toLocation.hash !== '') return; // focus belongs to the place that the address names
      stopWaiting();
      if (focusQuietly(heading())) return;
      focusQuietly(main());
      stopWaiting = whenHeadingComes(() => {
        if (isNowhere() || document.activeElement === main()) focusQuietly(heading());
      });
    });
    return () => {
      stopWaiting();
      unsubscribe();
    };
  }, [router]);
};

/** A closing dialog gives focus back by itself; what it came from may be gone then. */
const patience = 60;

const pathOf = (element: Element): Element[] => {
  const path: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) path.push(at);
  return path;
};

/** The nearest that is left to be pressed, in the page and not in a dialog that has closed; else the page's heading. */
const rescue = (path: readonly Element[]): void => {
  const left = path.find((one) => one.isConnected && one !== main() && main()?.contains(one));
  focusQuietly(left?.querySelector<HTMLElement>(focusable) ?? heading() ?? main());
};

/** Focus that goes with what it was on (a deleted row, a filter taken off) is not lost to the top of the document. */
const useFocusThatStays = (): void => {
  useEffect(() => {
    let path: readonly Element[] = [];
    let timer = 0;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) path = pathOf(target);
    };
    const observer = new MutationObserver(() => {
      if (path[0]?.isConnected !== false || !isNowhere()) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => isNowhere() && rescue(path), patience);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
};

/** Keeps focus where a reader without a mouse is. */
export const usePageFocus = (): void => {
  useFocusOnNavigation();
  useFocusThatStays();
};
