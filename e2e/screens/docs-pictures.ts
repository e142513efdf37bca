import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawWhole } from './draw-whole.ts';
import type { Scheme } from './shots-options.ts';
import { allScreens } from './table/all-screens.ts';
import { type Visit, visit } from './visit.ts';

type Picture = {
  readonly screen: string;
  readonly state: string;
  readonly width: number;
  readonly scheme: Scheme;
};

/** The dozen that docs/screens and the README show. */
const pictures: readonly Picture[] = [
  { screen: 'login', state: 'empty', width: 1280, scheme: 'light' },
  { screen: 'sign-up', state: 'candidate', width: 390, scheme: 'light' },
  { screen: 'edit-skills', state: 'many', width: 1280, scheme: 'light' },
  { screen: 'profile', state: 'many', width: 1280, scheme: 'light' },
  { screen: 'job-list', state: 'many', width: 1280, scheme: 'light' },
  { screen: 'job-list', state: 'many', width: 390, scheme: 'dark' },
  { screen: 'job', state: 'demo', width: 1280, scheme: 'light' },
  { screen: 'candidate-search', state: 'many', width: 1280, scheme: 'light' },
  { screen: 'candidate-search', state: 'many', width: 1280, scheme: 'dark' },
  { screen: 'candidate', state: 'many', width: 390, scheme: 'light' },
  { screen: 'applicants', state: 'many', width: 1280, scheme: 'light' },
  { screen: 'posting-list', state: 'many', width: 1280, scheme: 'dark' },
];

/** Of a phone all pixels, of a desk three in four: small, and still readable. */
const writtenWidth = (width: number): number => Math.min(width, 960);

/** Writes the dozen pictures, as WebP of a few dozen kB each. @returns their files */
export const writeDocsPictures = async (parts: Omit<Visit, 'width'>, folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const { screen, state, width, scheme } of pictures) {
    const shown = allScreens.find(({ name }) => name === screen)?.states.find((one) => one.state === state);
    if (shown === undefined) throw new Error(`The table has no ${screen} in the state "${state}".`);
    const file = `${screen}-${width}-${scheme}.webp`;
    const png = await visit({ ...parts, width }, shown, async (page) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.getByText('Reading your resume').waitFor({ state: 'hidden', timeout: 30_000 }); // takes a moment after the start
      await drawWhole(page);
      return page.screenshot({ animations: 'disabled' });
    });
    await sharp(png)
      .resize({ width: writtenWidth(width) })
      .webp({ quality: 72 })
      .toFile(join(folder, file));
    files.push(file);
  }
  return files;
};
