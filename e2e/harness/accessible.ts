import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';
import { takeNewTexts } from './text-looks.ts';

/** Less than half as long as what the package exports: it is sent into every page anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

const everything: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/**
 * What a page is held against: all of it, or less where the same parts were looked at before. `best-practice` is beyond the
 * standard: headings in order, landmarks.
 */
const rulesOf = {
  all: { runOnly: everything },
  /** Of the colour scheme alone. */
  colour: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  /** `findNewContrast` looks at the rest, which is two thirds of what a look costs. */
  withoutContrast: { runOnly: everything, rules: { 'color-contrast': { enabled: false } } },
  /** All but the three that cost most and are held otherwise: by `findNewContrast`, `measureTargets` and `measureSpacing`. */
  place: {
    runOnly: everything,
    rules: {
      'color-contrast': { enabled: false },
      'target-size': { enabled: false },
      'avoid-inline-spacing': { enabled: false },
    },
  },
  /** Of the width: what scrolls, which parts are shown, and how they stand to each other. */
  width: {
    runOnly: {
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
  },
} satisfies Record<string, RunOptions>;

type Rules = keyof typeof rulesOf;

const options = (rules: Rules): RunOptions => ({
  resultTypes: ['violations'],
  iframes: false,
  ...rulesOf[rules],
});

const bringAxe = async (page: Page): Promise<void> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
};

const toLines = ({ violations }: AxeResults): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
  );

/** What axe finds on the page as it is now: a line for each place. */
export const findWithAxe = async (page: Page, rules: Rules = 'all'): Promise<string[]> => {
  await bringAxe(page);
  return toLines(await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options(rules))})`));
};

/** Takes all texts of the page as held against contrast: `findNewContrast` leaves out what looks like them. */
export const rememberTexts = async (page: Page): Promise<void> => {
  await (await page.evaluateHandle(takeNewTexts)).dispose();
};

/** What axe finds of the contrast of those texts that look as none did before in this page. */
export const findNewContrast = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluateHandle(takeNewTexts);
  try {
    const areNone = await texts.evaluate(({ length }) => length === 0);
    if (areNone) return [];
    await bringAxe(page);
    const run = (include: Element[], rules: RunOptions) => window.axe.run({ include }, rules);
    return toLines(await texts.evaluate(run, options('colour')));
  } finally {
    await texts.dispose();
  }
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
 * journey that is made on both widths is held against everything on the desk, on the phone against what the width changes; and
 * on both against the contrast of every text that looks as none did in it before.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(rest);
  const rules = test.info().project.name === 'phone' ? 'width' : 'withoutContrast';
  expect([...(await findWithAxe(page, rules)), ...(await findNewContrast(page))]).toEqual([]);
};
