import type { Page } from '@playwright/test';

/** Draws a list whole: what is out of sight waits until the browser has nothing else to do, or until it is scrolled to. */
export const drawWhole = async (page: Page): Promise<void> => {
  await page.addStyleTag({ content: 'main li { content-visibility: visible !important }' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
};
