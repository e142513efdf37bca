import { useMediaQuery } from '@mantine/hooks';
import { wideMedia } from '#core/wide-media.ts';

/** Begins to load a part beside its page where there is room for it. */
export const loadWhereWide = <Part extends { readonly load: () => Promise<void> }>(part: Part): Part => {
  if (window.matchMedia(wideMedia).matches) part.load().catch(() => undefined); // told where it is shown
  return part;
};

export const useIsWide = (): boolean => useMediaQuery(wideMedia, true, { getInitialValueInEffect: false });
