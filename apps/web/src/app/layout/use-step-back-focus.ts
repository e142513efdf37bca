import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusQuietly, isUntouched, whenThere } from './focus.ts';

/** So long one may have to wait for a list whose rows come after the page. */
const rowsMayTake = 3_000;

/** In a list, the link to the page that one steps back from. */
const linkTo = (address: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main article a')].find(
    ({ pathname, search }) => pathname + search === address,
  );

/** Focuses the link once its row is there, if nothing else was done meanwhile. @returns what ends the waiting */
const focusLinkTo = (address: string): (() => void) => {
  const find = () => linkTo(address);
  const take = (found: HTMLElement | undefined) => isUntouched() && focusQuietly(found);
  if (take(find())) return () => {};
  const stop = whenThere(find, take);
  const timer = window.setTimeout(stop, rowsMayTake);
  return () => {
    window.clearTimeout(timer);
    stop();
  };
};

/** Who steps back to a list goes on from the link by which they left it, not from its top. */
export const useStepBackFocus = (): void => {
  const router = useRouter();
  useEffect(() => {
    let isBack = false;
    let stopWaiting = () => {};
    const forget = router.history.subscribe(({ action }) => {
      isBack = action.type === 'BACK';
    });
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      stopWaiting();
      if (!isBack || !pathChanged || fromLocation === undefined || toLocation.hash !== '') return;
      const address = fromLocation.pathname + fromLocation.searchStr;
      // Not before the heading has taken the focus, as after every navigation.
      const frame = requestAnimationFrame(() => {
        stopWaiting = focusLinkTo(address);
      });
      stopWaiting = () => cancelAnimationFrame(frame);
    });
    return () => {
      stopWaiting();
      forget();
      unsubscribe();
    };
  }, [router]);
};
