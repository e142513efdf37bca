import type { Page } from '@playwright/test';
import { findNewContrast, findWithAxe, rememberTexts } from '../harness/accessible.ts';
import { expect, test } from './fixtures.ts';
import { measureSpacing, measureTargets, measureWidth } from './measure.ts';
import { fits, type Shown } from './screen.ts';
import { allScreens } from './table/all-screens.ts';
import { resize, untilReady, visit } from './visit.ts';

const schemes = ['light', 'dark'] as const;
type Look = (page: Page, scheme: (typeof schemes)[number]) => Promise<string[]>;

type Rules = 'all' | 'place' | 'colour' | 'none';

/**
 * Holds a page against rules, and those of its texts against contrast that look as none did before in it: at another width most
 * texts look as they did, and all of them would take minutes more.
 */
const lookBy =
  (rules: Readonly<Record<(typeof schemes)[number], Rules>>): Look =>
  async (page, scheme) => {
    const asked = rules[scheme];
    const found = asked === 'none' ? [] : await findWithAxe(page, asked);
    if (asked === 'none' || asked === 'place') return [...found, ...(await findNewContrast(page))];
    await rememberTexts(page);
    return found;
  };

/** A desk and a phone; then a wide desk and a tablet, the parts of the two in other places. */
const widths = [
  { width: 1280, look: lookBy({ light: 'all', dark: 'colour' }) },
  { width: 390, look: lookBy({ light: 'all', dark: 'colour' }) },
  { width: 1920, look: lookBy({ light: 'place', dark: 'none' }) },
  { width: 768, look: lookBy({ light: 'place', dark: 'none' }) },
] as const;
/** 1280 at 400 % (WCAG 1.4.10). */
const narrowest = 320;

const lookAt = async (page: Page, shown: Shown, width: number, look: Look): Promise<string[]> => {
  await resize(page, width);
  const found: string[] = [];
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await untilReady(page, shown);
    found.push(...(await look(page, scheme)).map((line) => `${scheme}: ${line}`));
  }
  found.push(...(await measureTargets(page)), ...(await measureWidth(page)));
  await page.emulateMedia({ colorScheme: 'light' });
  return found.map((line) => `${width}: ${line}`);
};

const lookNarrow = async (page: Page): Promise<string[]> => {
  await resize(page, narrowest);
  const found = [...(await measureWidth(page)), ...(await measureSpacing(page))];
  return found.map((line) => `${narrowest}: ${line}`);
};

const lookFromAllSides = async (page: Page, shown: Shown): Promise<string[]> => {
  const found: string[] = [];
  for (const { width, look } of widths) {
    if (fits(shown, width)) found.push(...(await lookAt(page, shown, width, look)));
  }
  if (fits(shown, narrowest)) found.push(...(await lookNarrow(page)));
  return found.map((line) => `${shown.state}: ${line}`);
};

for (const { name, states } of allScreens) {
  test(`${name}: WCAG 2.2 AA in every state, scheme and width, targets, reflow, text spacing`, async ({
    browsers,
    cast,
  }) => {
    const found: string[] = [];
    for (const shown of states) {
      const width = fits(shown, 1280) ? 1280 : 390;
      found.push(...(await visit({ browsers, cast, width }, shown, (page) => lookFromAllSides(page, shown))));
    }
    expect(found).toEqual([]);
  });
}
