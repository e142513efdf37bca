import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** Less than half as long as what the package exports: it is sent into every page anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What a page is held against: all of it, or the rules that a change around the same parts can break. `best-practice` is
 * beyond the standard: headings in order, landmarks.
 */
const runOnly = {
  all: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  /** Of the colour scheme alone. */
  colour: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  /** Of the width: what scrolls, which parts are shown, and how they stand to each other. */
  width: {
    type: 'rule',
    values: [
      'scrollable-region-focusable',
      'aria-hidden-focus',
      'nested-interactive',
      'bypass',
      'region',
      'heading-order',
      'page-has-heading-one',
      'landmark-one-main',
      'landmark-unique',
      'duplicate-id-aria',
      'aria-valid-attr-value',
      'button-name',
      'link-name',
      'label',
    ],
  },
} as const;

type Rules = keyof typeof runOnly;

const options = (rules: Rules) => ({
  resultTypes: ['violations'],
  iframes: false,
  runOnly: runOnly[rules],
});

/** What axe finds on the page as it is now: a line for each place. */
export const findWithAxe = async (page: Page, rules: Rules = 'all'): Promise<string[]> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  const results = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options(rules))})`);
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

/**
 * Holds the page against WCAG 2.2 AA as far as a tool can see: once it has come, as half-faded text has no contrast. A
 * journey that is made on both widths is held against everything on the desk, on the phone against what the width changes.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(rest);
  expect(await findWithAxe(page, test.info().project.name === 'phone' ? 'width' : 'all')).toEqual([]);
};
