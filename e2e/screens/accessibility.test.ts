import type { Page } from '@playwright/test';
import { findWithAxe } from '../harness/accessible.ts';
import { expect, test } from './fixtures.ts';
import { measureSpacing, measureTargets, measureWidth } from './measure.ts';
import { fits, type Shown } from './screen.ts';
import { allScreens } from './table/all-screens.ts';
import { resize, untilReady, visit } from './visit.ts';

/** A desk's and a phone's: held against every rule, in both schemes. */
const widths = [1280, 390] as const;
/**
 * A tablet's and a wide desk's: the parts of the two above in other places. So only what a width can change is looked
 * at, in one scheme; everything would take five minutes for all screens instead of two.
 */
const between = [1920, 768] as const;
/** 1280 at 400 % (WCAG 1.4.10). */
const narrowest = 320;

const measurePlaces = async (page: Page): Promise<string[]> => [
  ...(await measureTargets(page)),
  ...(await measureWidth(page)),
];

const lookAt = async (page: Page, shown: Shown, width: number): Promise<string[]> => {
  await resize(page, width);
  await page.emulateMedia({ colorScheme: 'light' });
  await untilReady(page, shown);
  const light = [...(await findWithAxe(page)), ...(await measurePlaces(page))];
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = (await findWithAxe(page, 'colour')).map((line) => `dark: ${line}`);
  return [...light, ...dark].map((line) => `${width}: ${line}`);
};

const lookBetween = async (page: Page, shown: Shown, width: number): Promise<string[]> => {
  await resize(page, width);
  await untilReady(page, shown);
  const found = [...(await findWithAxe(page, 'width')), ...(await measurePlaces(page))];
  return found.map((line) => `${width}: ${line}`);
};

const lookNarrow = async (page: Page): Promise<string[]> => {
  await resize(page, narrowest);
  const found = [...(await measureWidth(page)), ...(await measureSpacing(page))];
  return found.map((line) => `${narrowest}: ${line}`);
};

const lookFromAllSides = async (page: Page, shown: Shown): Promise<string[]> => {
  const found: string[] = [];
  for (const width of widths.filter((one) => fits(shown, one)))
    found.push(...(await lookAt(page, shown, width)));
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of between.filter((one) => fits(shown, one)))
    found.push(...(await lookBetween(page, shown, width)));
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
      const width = fits(shown, widths[0]) ? widths[0] : widths[1];
      found.push(...(await visit({ browsers, cast, width }, shown, (page) => lookFromAllSides(page, shown))));
    }
    expect(found).toEqual([]);
  });
}
