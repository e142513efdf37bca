const attribute = 'data-mantine-color-scheme';

/** Paper is white, and browsers leave grounds away: the light letters of the dark scheme could not be read on it. */
export const printInLight = (): void => {
  const root = document.documentElement;
  let shown: string | null = null;
  window.addEventListener('beforeprint', () => {
    shown = root.getAttribute(attribute);
    root.setAttribute(attribute, 'light');
  });
  window.addEventListener('afterprint', () => {
    if (shown !== null) root.setAttribute(attribute, shown);
  });
};
