import { useMediaQuery } from '@mantine/hooks';

/** From here on there is room for a header's links, and for filters beside a list. */
const wide = '(min-width: 62em)';

/** Begins to load a part beside its page where there is room for it. */
export const loadWhereWide = <Part extends { readonly load: () => Promise<void> }>(part: Part): Part => {
  if (window.matchMedia(wide).matches) part.load().catch(() => undefined); // told where it is shown
  return part;
};

export const useIsWide = (): boolean => useMediaQuery(wide, true, { getInitialValueInEffect: false });
