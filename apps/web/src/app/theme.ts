import {
  Anchor,
  Avatar,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  Menu,
  PasswordInput,
  Textarea,
} from '@mantine/core';

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
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif",
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.5', xl: '1.35' },
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
      h4: { fontSize: '1rem', lineHeight: '1.45' },
      h5: { fontSize: '0.875rem', lineHeight: '1.5' },
      h6: { fontSize: '0.8125rem', lineHeight: '1.5' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Beside the page's own header, a dialog's is no banner.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false } }),
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    PasswordInput: PasswordInput.extend({
      defaultProps: {
        visibilityToggleButtonProps: { 'aria-label': 'Show password', tabIndex: 0 },
      },
    }),
    Textarea: Textarea.extend({ defaultProps: { autosize: true, minRows: 3, maxRows: 12 } }),
    Avatar: Avatar.extend({ defaultProps: { color: 'teal' } }),
  },
});

/** Our own variables, and Mantine's quiet colours where they would miss AA. */
export const variables: CSSVariablesResolver = () => ({
  variables: { '--forte-form-width': '35rem', '--forte-content-width': '75rem' },
  light: {
    '--forte-ground': '#faf8f5',
    '--forte-hairline': '#e4dfd6',
    '--forte-heart': '#bf3f2d',
    '--forte-warning': '#8a4b00',
    '--forte-chip': '#f3f0eb',
    '--forte-quiet': '#544d43',
    '--forte-quiet-ground': '#e8e4dd',
    '--forte-good': '#1b5e2a',
    '--forte-good-ground': '#dff3e3',
    '--forte-new': '#0b5753',
    '--forte-new-ground': '#d3ebe9',
    '--mantine-color-dimmed': '#5c554b',
    '--mantine-color-placeholder': '#6b6358',
    '--mantine-color-error': '#b42318',
    '--mantine-color-anchor': '#0f6b66',
    '--mantine-color-disabled-color': '#6b6358',
  },
  dark: {
    '--forte-ground': '#161412',
    '--forte-hairline': '#37332e',
    '--forte-heart': '#f89c8c',
    '--forte-warning': '#f0b860',
    '--forte-chip': '#3a3632',
    '--forte-quiet': '#d3cdc4',
    '--forte-quiet-ground': '#3a3632',
    '--forte-good': '#9fdbab',
    '--forte-good-ground': '#1e3324',
    '--forte-new': '#a5d6d2',
    '--forte-new-ground': '#123330',
    '--mantine-color-dimmed': '#b0a99e',
    '--mantine-color-placeholder': '#9b9489',
    '--mantine-color-error': '#ff9d92',
    '--mantine-color-anchor': '#75c0ba',
    '--mantine-color-disabled-color': '#a39c91',
  },
});
