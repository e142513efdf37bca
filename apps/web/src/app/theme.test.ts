import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import darkSheet from '../../../../docs/look/palette-dark.svg?raw';
import lightSheet from '../../../../docs/look/palette-light.svg?raw';
import page from '../../../../docs/look.md?raw';
import {
  contrast,
  contrastOf,
  contrastTable,
  pairs,
  type Scheme,
  swatchSheet,
} from '../../scripts/look-figures.ts';

test('black on white has the contrast 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#0f6b66', '#0f6b66')).toBe(1);
});

const schemes: readonly Scheme[] = ['light', 'dark'];

test.each(schemes.flatMap((scheme) => pairs.map((pair) => ({ scheme, pair, what: pair[0] }))))(
  '$what has the contrast that AA asks ($scheme)',
  ({ scheme, pair }) => {
    expect(contrastOf(scheme, pair)).toBeGreaterThanOrEqual(pair[3]);
  },
);

test('the page about the look shows the colours as they are: npm run look-page -w @forte/web', () => {
  expect(page.replace(/ {2,}|-{2,}/g, ' ')).toContain(contrastTable().replace(/ {2,}|-{2,}/g, ' '));
  expect(lightSheet).toBe(swatchSheet('light'));
  expect(darkSheet).toBe(swatchSheet('dark'));
});

/** The build writes it as variables that nobody sets: then the whole line counts for nothing. */
test('no style chooses between the schemes by itself: a variable of the theme does', () => {
  const folder = join(import.meta.dirname, '..');
  const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const found = styles.filter((file) => readFileSync(join(folder, file), 'utf8').includes('light-dark('));
  expect(styles.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
