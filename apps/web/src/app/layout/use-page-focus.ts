import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusQuietly, heading, isNowhere, isUntouched, main, whenThere } from './focus.ts';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled)';

/** Focuses the heading, which may be still to come. */
const focusHeading = (): (() => void) => {
  if (focusQuietly(heading())) return () => {};
  focusQuietly(main());
  return whenThere(heading, (found) => isUntouched() && focusQuietly(found));
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
      stopWaiting = focusHeading();
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

/** Where focus was: all that it stood in, and the rows beside its own. */
type Place = { readonly path: readonly Element[]; readonly beside: readonly (Element | null | undefined)[] };

const placeOf = (element: Element): Place => {
  const row = element.closest('li');
  return { path: pathOf(element), beside: [row?.nextElementSibling, row?.previousElementSibling] };
};

const isLeft = (one: Element | null | undefined): boolean =>
  one?.isConnected === true && one !== main() && main()?.contains(one) === true;

/** The nearest that is left in the page: in its row, in the row that took its place, around it. */
const leftOf = ({ path, beside }: Place): Element | null | undefined => {
  const row = path.find((one) => one.matches('li'));
  return (row === undefined || isLeft(row) ? undefined : beside.find(isLeft)) ?? path.find(isLeft);
};

/** To what can be pressed where focus was; after a dialog that is gone, where it was opened; else to the page's heading. */
const rescue = (places: readonly Place[]): void => {
  const left = places.map(leftOf).find((one) => one != null);
  const inside = left?.querySelector<HTMLElement>(focusable) ?? left?.closest<HTMLElement>(focusable);
  focusQuietly(inside ?? heading() ?? main());
};

/** Focus that goes with what it was on (a deleted row, a filter taken off) is not lost to the top of the document. */
const useFocusThatStays = (): void => {
  useEffect(() => {
    let place: Place = { path: [], beside: [] };
    let inPage = place;
    let timer = 0;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      place = placeOf(target);
      if (place.path.some((one) => one === main()) && target.closest('[role=dialog]') === null)
        inPage = place;
    };
    const observer = new MutationObserver(() => {
      if (place.path[0]?.isConnected !== false || !isNowhere()) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => isNowhere() && rescue([place, inPage]), patience);
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
