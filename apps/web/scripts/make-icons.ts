import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Makes the mark and its icons. The mark: a slanted f, the sign for loud, with a notch that a second piece fits. */
const letter =
  'M11.6 27V12.4A7.6 7.6 0 0 1 19.2 4.8H23.4V9.8H19.6A2.4 2.4 0 0 0 17.2 12.2V12.4H14.6V18.6H17.2V27ZM7.4 13.3H11.7V17.7H7.4Z';
const piece = 'M15.9 13.5H23.4V17.5H15.9Z';
/** Drawn upright on a field of 32, slanted by 12 degrees. */
const slant = 'matrix(1 0 -.2126 1 4.1 0)';

const pine = '#0f6b66';
const coral = '#f89c8c';

/** `radius` of the corners, 0 where the system cuts them itself; `scale` leaves room for that. */
const mark = (radius: number, scale = 1): string => {
  const inset = 16 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>Forte</title>
  <rect width="32" height="32" rx="${radius}" fill="${pine}" />
  <g transform="translate(${inset} ${inset}) scale(${scale}) ${slant}">
    <path d="${letter}" fill="#fff" />
    <path d="${piece}" fill="${coral}" />
  </g>
</svg>
`;
};

const at = (name: string): URL => new URL(`../public/${name}`, import.meta.url);
const icon = async (name: string, size: number, svg: string): Promise<void> => {
  const png = await sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  await writeFile(at(name), png);
};

await writeFile(at('mark.svg'), mark(8));
await icon('icon-32.png', 32, mark(8));
await icon('icon-192.png', 192, mark(8));
await icon('icon-512.png', 512, mark(8));
await icon('icon-maskable-512.png', 512, mark(0, 0.8));
await icon('apple-touch-icon.png', 180, mark(0, 0.9));
