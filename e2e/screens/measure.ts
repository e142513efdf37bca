import type { Page } from '@playwright/test';

/** Runs in the page: what is to be pressed and smaller than 24 pixels, unless it stands in a line of text (WCAG 2.5.8). */
const findSmallTargets = (): string[] => {
  const least = 24;
  const selector =
    'a[href], button, input, select, textarea, summary, [role=button], [role=option], [role=menuitem]';
  /** In a sentence, where a higher target would push the lines apart. */
  const isInline = (element: Element): boolean =>
    getComputedStyle(element).display.startsWith('inline') &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** What reacts to a press for it: the card of its link, the label of a box, the frame around what is typed. */
  const areasOf = (element: Element): DOMRect[] =>
    [
      element,
      getComputedStyle(element, '::after').position === 'absolute' ? element.closest('article') : null,
      element.closest('label, .mantine-PillsInput-input, .mantine-Input-wrapper'),
      document.querySelector(`label[for="${CSS.escape(element.id || '-')}"]`),
    ].flatMap((one) => (one === null ? [] : [one.getBoundingClientRect()]));
  const areaOf = (element: Element): DOMRect =>
    areasOf(element).reduce((most, one) => (one.width * one.height > most.width * most.height ? one : most));
  const hits = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found === null || found === element || element.contains(found) || found.contains(element);
  };
  return [...document.querySelectorAll(selector)]
    .filter((element) => isShown(element) && !isInline(element) && hits(element))
    .map((element) => ({ element, area: areaOf(element) }))
    .filter(({ area }) => area.width > 1 && (area.width < least - 0.5 || area.height < least - 0.5))
    .map(({ element, area }) => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      return `target ${element.tagName.toLowerCase()} "${name}" is ${Math.round(area.width)} x ${Math.round(area.height)}`;
    });
};

/** Runs in the page: whether it scrolls sideways, and what sticks out. */
const findSideways = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const out = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .slice(-3)
    .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
  return [`scrolls sideways by ${scrollWidth - clientWidth}: ${out.join(', ')}`];
};

/** Runs in the page: text that its box cuts off, as it does when letters and lines stand further apart (WCAG 1.4.12). */
const findCutText = (): string[] =>
  [...document.querySelectorAll('main *, [role=dialog] *')]
    .filter((element) => {
      if (element.textContent?.trim() === '' || element.matches('svg, svg *, input, textarea, select'))
        return false;
      const { overflowX, overflowY, clipPath, position, textOverflow } = getComputedStyle(element);
      const isHiddenText = position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1);
      if (isHiddenText || element.closest('[aria-hidden=true]') !== null) return false;
      const cutX = overflowX === 'hidden' || overflowX === 'clip';
      const cutY = overflowY === 'hidden' || overflowY === 'clip';
      return (
        (cutY && element.scrollHeight > element.clientHeight + 2) ||
        (cutX && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 2)
      );
    })
    .map(
      (element) =>
        `cuts text: ${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`,
    );

/** The spacing that a reader may choose (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Targets of 24 pixels or more. */
export const measureTargets = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets);

/** No sideways scrolling. */
export const measureWidth = (page: Page): Promise<string[]> => page.evaluate(findSideways);

/** Neither sideways scrolling nor cut text while letters and lines stand further apart. */
export const measureSpacing = async (page: Page): Promise<string[]> => {
  const style = await page.addStyleTag({ content: spacing });
  const found = [...(await page.evaluate(findSideways)), ...(await page.evaluate(findCutText))];
  await style.evaluate((element) => (element as HTMLStyleElement).remove());
  return found.map((line) => `with wide text spacing: ${line}`);
};
