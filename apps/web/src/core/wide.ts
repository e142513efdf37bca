import { useMediaQuery } from '@mantine/hooks';
import { wideMedia } from '#core/wide-media.ts';

let beside: Promise<unknown> = Promise.resolve();

/** Begins to load a part beside its page where there is room for it. */
export const loadWhereWide = <Part extends { readonly load: () => Promise<void> }>(part: Part): Part => {
  if (window.matchMedia(wideMedia).matches) beside = Promise.allSettled([beside, part.load()]); // a failure is told where it is shown
  return part;
};

/** React shows the shape of a part that is not here for 0.3 s at least: a page rather waits for it a little. */
const patience = 200;

/** Once the parts are here that are loaded beside a page, or when they have been waited for long enough. */
export const whatStandsBeside = (): Promise<unknown> =>
  Promise.race([beside, new Promise((resolve) => window.setTimeout(resolve, patience))]);

export const useIsWide = (): boolean => useMediaQuery(wideMedia, true, { getInitialValueInEffect: false });
