import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { schemes } from '../src/app/theme.ts';
import { wordmark } from '../src/ui/logo-shapes.ts';
import { contrastTable, swatchSheet } from './look-figures.ts';

/** Puts what the theme says into docs/look.md: its table of contrasts, the colours of both schemes and the wordmark. */
const docs = new URL('../../../docs/', import.meta.url);
const page = new URL('look.md', docs);
const between = /(<!-- contrasts -->\n)[\s\S]*(<!-- end -->)/;

const wordmarkOn = (ground: string, ink: string, piece: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -6 96 41" width="288">
  <title>Forte</title>
  <rect x="-8" y="-6" width="96" height="41" fill="${ground}" />
  <g transform="${wordmark.slant}" fill="none" stroke="${ink}" stroke-width="${wordmark.pen}">
    <path d="${wordmark.f}" fill="${ink}" stroke="none" />
    <path d="${wordmark.piece}" fill="${piece}" stroke="none" />
    <path d="${wordmark.letters.join('')}" />
    <path d="${wordmark.bar}" stroke-width="${wordmark.barPen}" />
  </g>
</svg>
`;

await mkdir(new URL('look/', docs), { recursive: true });
const text = await readFile(page, 'utf8');
await writeFile(page, text.replace(between, `$1\n${contrastTable()}\n\n$2`));
for (const scheme of ['light', 'dark'] as const) {
  const { '--forte-ground': ground, '--forte-piece': piece } = schemes[scheme];
  await writeFile(new URL(`look/palette-${scheme}.svg`, docs), swatchSheet(scheme));
  const ink = scheme === 'light' ? '#1a2526' : '#ebe7e0';
  await writeFile(new URL(`look/wordmark-${scheme}.svg`, docs), wordmarkOn(ground, ink, piece));
}
await writeFile(new URL('look/wordmark-one-colour.svg', docs), wordmarkOn('#ffffff', '#000000', '#000000'));
