/// <reference lib="dom" />

declare global {
  interface Window {
    /** The looks that have been held against contrast. */
    forteLooks?: Set<string>;
  }
}

/**
 * Runs in the page: the texts that look as none did when it was last asked there: their colour, size and weight, and the grounds
 * they stand on. What contrast a text has hangs on these alone.
 */
export const takeNewTexts = (): Element[] => {
  window.forteLooks ??= new Set();
  const known = window.forteLooks;
  const isOpaque = (colour: string): boolean => /^rgb\(/.test(colour);
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const look = [color, fontSize, fontWeight];
    let isCovered = false;
    for (let ground: Element | null = element; ground !== null; ground = ground.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(ground);
      if (opacity !== '1') look.push(opacity); // of all that is in it, whatever covers what is under it
      if (isCovered) continue;
      look.push(backgroundColor, backgroundImage);
      isCovered = isOpaque(backgroundColor);
    }
    return look.filter((part) => part !== 'none' && part !== 'rgba(0, 0, 0, 0)').join(' ');
  };
  const hasText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  const isNew = (element: Element): boolean => {
    const look = lookOf(element);
    if (known.has(look)) return false;
    known.add(look);
    return true;
  };
  return [...document.body.querySelectorAll('*')].filter(
    (element) =>
      hasText(element) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      isNew(element),
  );
};
