import { schemes, theme } from '../src/app/theme.ts';

export type Scheme = keyof typeof schemes;
type Colour = keyof (typeof schemes)['light'] | 'ink' | 'primary' | 'on primary';

/** A colour of a scheme by its name: our variables, and the three that Mantine derives from the theme. */
const colour = (scheme: Scheme, name: Colour): string => {
  const isLight = scheme === 'light';
  if (name === 'ink') return (isLight ? theme.black : theme.colors?.dark?.[0]) ?? '';
  if (name === 'primary') return theme.colors?.teal?.[isLight ? 7 : 6] ?? '';
  return name === 'on primary' ? '#ffffff' : schemes[scheme][name];
};

const channel = (byte: number): number => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours (#rrggbb) as WCAG counts it, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** What stands on what, and the least that WCAG 2.2 AA asks: 4.5 for text, 3 for edges, signs and large letters. */
export const pairs = [
  ['Text on a card', 'ink', '--forte-surface', 4.5],
  ['Text on the ground', 'ink', '--forte-ground', 4.5],
  ['Quiet text on a card', '--mantine-color-dimmed', '--forte-surface', 4.5],
  ['Quiet text on the ground', '--mantine-color-dimmed', '--forte-ground', 4.5],
  ['Quiet text on a chip', '--mantine-color-dimmed', '--forte-chip', 4.5],
  ['Placeholder in a field', '--mantine-color-placeholder', '--forte-field', 4.5],
  ['Link on a card', '--mantine-color-anchor', '--forte-surface', 4.5],
  ['Link on the ground', '--mantine-color-anchor', '--forte-ground', 4.5],
  ['Link on what is chosen', '--mantine-color-anchor', '--forte-chosen', 4.5],
  ['Text of the primary button', 'on primary', 'primary', 4.5],
  ['Primary button on the ground', 'primary', '--forte-ground', 3],
  ['Edge of a field on a card', '--forte-edge', '--forte-surface', 3],
  ['Edge of a field on the ground', '--forte-edge', '--forte-ground', 3],
  ['Error on a card', '--mantine-color-error', '--forte-surface', 4.5],
  ['Error on the ground', '--mantine-color-error', '--forte-ground', 4.5],
  ['Heart on a card', '--forte-heart', '--forte-surface', 3],
  ['Good', '--forte-good', '--forte-good-ground', 4.5],
  ['New', '--forte-new', '--forte-new-ground', 4.5],
  ['Warning', '--forte-warning', '--forte-warning-ground', 4.5],
  ['Warning on a card', '--forte-warning', '--forte-surface', 4.5],
  ['Bad', '--forte-bad', '--forte-bad-ground', 4.5],
  ['Quiet state', '--forte-quiet', '--forte-quiet-ground', 4.5],
  ['Text of the panel', '--forte-panel-text', '--forte-panel', 4.5],
  ['Quiet text of the panel', '--forte-panel-quiet', '--forte-panel', 4.5],
  ['Match, the fullest step, on a card', '--forte-match-5', '--forte-surface', 3],
] as const satisfies readonly (readonly [string, Colour, Colour, 3 | 4.5])[];

export const contrastOf = (scheme: Scheme, [, front, back]: (typeof pairs)[number]): number =>
  contrast(colour(scheme, front), colour(scheme, back));

/** Rounded down: 4.49 must not read as 4.5. */
const figure = (value: number): string => (Math.floor(value * 10) / 10).toFixed(1);

/** The table of docs/look.md. */
export const contrastTable = (): string =>
  [
    '| what | at least | light | dark |',
    '| --- | --- | --- | --- |',
    ...pairs.map((pair) => {
      const [light, dark] = [contrastOf('light', pair), contrastOf('dark', pair)].map(figure);
      return `| ${pair[0]} | ${pair[3]} | ${light} | ${dark} |`;
    }),
  ].join('\n');

const swatches = [
  ['Ground', '--forte-ground'],
  ['Surface', '--forte-surface'],
  ['Sunken', '--forte-sunken'],
  ['Hairline', '--forte-hairline'],
  ['Edge', '--forte-edge'],
  ['Quiet text', '--mantine-color-dimmed'],
  ['Ink', 'ink'],
  ['Primary', 'primary'],
  ['Link', '--mantine-color-anchor'],
  ['Chosen', '--forte-chosen'],
  ['Panel', '--forte-panel'],
  ['Piece', '--forte-piece'],
  ['Heart', '--forte-heart'],
  ['Good', '--forte-good'],
  ['Warning', '--forte-warning'],
  ['Bad', '--forte-bad'],
  ['Match 1', '--forte-match-1'],
  ['Match 2', '--forte-match-2'],
  ['Match 3', '--forte-match-3'],
  ['Match 4', '--forte-match-4'],
  ['Match 5', '--forte-match-5'],
] as const satisfies readonly (readonly [string, Colour])[];

const across = 7;
const cell = { width: 104, height: 92 };

/** The colours of a scheme as a drawing, each with its name and value. */
export const swatchSheet = (scheme: Scheme): string => {
  const ink = colour(scheme, 'ink');
  const width = across * cell.width + 16;
  const height = Math.ceil(swatches.length / across) * cell.height + 16;
  const cells = swatches.map(([name, of], index) => {
    const x = 16 + (index % across) * cell.width;
    const y = 16 + Math.floor(index / across) * cell.height;
    const value = colour(scheme, of);
    return `  <rect x="${x}" y="${y}" width="88" height="40" rx="6" fill="${value}" stroke="${colour(scheme, '--forte-hairline')}" />
  <text x="${x}" y="${y + 56}" font-weight="600">${name}</text>
  <text x="${x}" y="${y + 70}">${value}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" font-family="sans-serif" font-size="11" fill="${ink}">
  <title>The colours of the ${scheme} scheme</title>
  <rect width="${width}" height="${height}" fill="${colour(scheme, '--forte-ground')}" />
${cells.join('\n')}
</svg>
`;
};
