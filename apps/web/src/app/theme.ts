import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { components } from './component-defaults.ts';

// The reasons for these values, and every contrast computed from them: docs/look.md.

const teal: MantineColorsTuple = [
  '#ebf6f5',
  '#d3ebe9',
  '#a5d6d2',
  '#75c0ba',
  '#4daba4',
  '#2f968f',
  '#1c827b',
  '#0f6b66',
  '#0b5753',
  '#07403d',
];
const coral: MantineColorsTuple = [
  '#fff1ee',
  '#ffdfd9',
  '#fcbfb4',
  '#f89c8c',
  '#f4806c',
  '#ef6a54',
  '#dd5440',
  '#bf3f2d',
  '#9c3325',
  '#7a281d',
];
/** Warm greys: also the light scheme's borders and quiet text. */
const gray: MantineColorsTuple = [
  '#faf8f5',
  '#f3f0eb',
  '#e8e4dd',
  '#d8d2c8',
  '#bdb5a8',
  '#8f8678',
  '#6b6358',
  '#544d43',
  '#3b3630',
  '#24211d',
];
/** The dark scheme from its text (0) to its ground (9). */
const dark: MantineColorsTuple = [
  '#ebe7e0',
  '#d3cdc4',
  '#b0a99e',
  '#8f887d',
  '#4a453e',
  '#3a3631',
  '#2c2925',
  '#211f1c',
  '#161412',
  '#0f0e0c',
];

export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  colors: { teal, coral, gray, dark },
  black: '#1a2526',
  fontFamily: "'Figtree Variable', 'Figtree Fallback', system-ui, 'Segoe UI', 'Noto Sans', sans-serif",
  // 13, 14, 16, 18, 22, and for headings 28 and 36.
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.5', xl: '1.35' },
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
      h4: { fontSize: '1rem', lineHeight: '1.45' },
    },
  },
  // Steps of 4 up to 16, of 8 above.
  spacing: {
    '2xs': '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    '2xl': '3rem',
  },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px' },
  defaultRadius: 'md',
  // What lies on the page has a hairline; a shadow is for what floats, and a deeper one for what covers the page.
  shadows: {
    xs: 'none',
    sm: 'none',
    md: 'var(--forte-floating)',
    lg: 'var(--forte-floating)',
    xl: 'var(--forte-covering)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
});

const shared = {
  '--forte-form-width': '35rem',
  '--forte-content-width': 'clamp(75rem, 75vw, 90rem)', // wider only where a screen leaves much room
  '--forte-filter-width': '17.5rem',
  '--forte-display': '2.25rem', // 36, for one line a page at most
  '--forte-quick': '120ms', // under the hand: hover, press, focus
  '--forte-calm': '200ms', // what comes and goes
  '--forte-ease': 'cubic-bezier(0.2, 0.7, 0.3, 1)',
};

const light = {
  '--forte-ground': gray[0],
  '--forte-surface': '#ffffff',
  '--forte-sunken': gray[1],
  '--forte-hairline': '#e4dfd6',
  '--forte-field': '#ffffff',
  '--forte-edge': gray[5], // of what can be filled in or ticked
  '--forte-floating': '0 2px 4px rgb(36 33 29 / 6%), 0 8px 24px rgb(36 33 29 / 14%)',
  '--forte-covering': '0 24px 64px rgb(36 33 29 / 28%)',
  // The public panel, and what stands on it.
  '--forte-panel': teal[8],
  '--forte-panel-text': '#ffffff',
  '--forte-panel-quiet': teal[1],
  // What is chosen, and where one is.
  '--forte-chosen': teal[0],
  '--forte-chip': gray[1],
  '--forte-heart': coral[7],
  '--forte-piece': coral[5],
  // States: each has its word and icon too.
  '--forte-quiet': gray[7],
  '--forte-quiet-ground': gray[2],
  '--forte-good': '#1b5e2a',
  '--forte-good-ground': '#dff3e3',
  '--forte-warning': '#8a4b00',
  '--forte-warning-ground': '#fdf0d9',
  '--forte-bad': '#b42318',
  '--forte-bad-ground': '#fdeae7',
  '--forte-new': teal[8],
  '--forte-new-ground': teal[1],
  // The match: one hue in five steps, beside its number.
  '--forte-match-1': teal[1],
  '--forte-match-2': teal[2],
  '--forte-match-3': teal[4],
  '--forte-match-4': teal[6],
  '--forte-match-5': teal[8],
  // Mantine's quiet colours, where its own would miss AA.
  '--mantine-color-dimmed': '#5c554b',
  '--mantine-color-placeholder': gray[6],
  '--mantine-color-error': '#b42318',
  '--mantine-color-anchor': teal[7],
  '--mantine-color-disabled-color': gray[6],
  '--mantine-color-teal-light': teal[1],
  '--mantine-color-teal-light-hover': teal[2],
} satisfies Record<string, string>;

const night: Record<keyof typeof light, string> = {
  '--forte-ground': dark[8],
  '--forte-surface': dark[7],
  '--forte-sunken': dark[6],
  '--forte-hairline': '#37332e',
  '--forte-field': dark[6],
  '--forte-edge': '#7d766d',
  '--forte-floating': '0 0 0 1px rgb(235 231 224 / 8%), 0 8px 24px rgb(0 0 0 / 50%)',
  '--forte-covering': '0 0 0 1px rgb(235 231 224 / 8%), 0 24px 64px rgb(0 0 0 / 70%)',
  '--forte-panel': '#0a2f2d',
  '--forte-panel-text': dark[0],
  '--forte-panel-quiet': teal[2],
  '--forte-chosen': '#16302e',
  '--forte-chip': '#3a3632',
  '--forte-heart': coral[3],
  '--forte-piece': coral[3],
  '--forte-quiet': dark[1],
  '--forte-quiet-ground': '#3a3632',
  '--forte-good': '#9fdbab',
  '--forte-good-ground': '#1e3324',
  '--forte-warning': '#f0b860',
  '--forte-warning-ground': '#3a2b14',
  '--forte-bad': '#ff9d92',
  '--forte-bad-ground': '#42201b',
  '--forte-new': teal[2],
  '--forte-new-ground': '#123330',
  '--forte-match-1': '#123330',
  '--forte-match-2': '#1b4d49',
  '--forte-match-3': teal[6],
  '--forte-match-4': teal[4],
  '--forte-match-5': teal[2],
  '--mantine-color-dimmed': dark[2],
  '--mantine-color-placeholder': '#9b9489',
  '--mantine-color-error': '#ff9d92',
  '--mantine-color-anchor': teal[3],
  '--mantine-color-disabled-color': '#a39c91',
  '--mantine-color-teal-light': '#123330', // Mantine's own can hardly be told from a card
  '--mantine-color-teal-light-hover': '#1b4d49',
};

/** Our own variables of both schemes. */
export const schemes = { light, dark: night };
export const variables: CSSVariablesResolver = () => ({ variables: shared, ...schemes });
