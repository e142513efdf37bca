import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** Less than half as long as what the package exports: it is sent into every page anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe holds a page against; `best-practice` is beyond the standard: headings in order, landmarks. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a change of the colour scheme alone can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const options = (onlyColour: boolean) => ({
  resultTypes: ['violations'],
  iframes: false,
  runOnly: onlyColour ? { type: 'rule', values: colourRules } : { type: 'tag', values: tags },
});

/** What axe finds on the page as it is now: a line for each place. */
export const findWithAxe = async (page: Page, onlyColour = false): Promise<string[]> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  const results = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify(options(onlyColour))})`,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
  );
};

/** Resolves when what fades or moves has come to rest; what pulses without an end is left out. */
const rest = `new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))).then(() =>
  Promise.all(
    document.getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined)),
  ).then(() => undefined))`;

/** Holds the page against WCAG 2.2 AA as far as a tool can see: once it has come, as half-faded text has no contrast. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(rest);
  expect(await findWithAxe(page)).toEqual([]);
};
