import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { theme, variables } from '../src/app/theme.ts';

const name = 'virtual:theme-variables.css';
const file = '/theme-variables.css';

/** All variables of the theme, Mantine's and ours, as MantineProvider would write them. */
const css = (): string => {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const [theirs, ours] = [defaultCssVariablesResolver(merged), variables(merged)];
  return convertCssVariables(
    {
      variables: { ...theirs.variables, ...ours.variables },
      light: { '--mantine-color-scheme': 'light', ...theirs.light, ...ours.light },
      dark: { '--mantine-color-scheme': 'dark', ...theirs.dark, ...ours.dark },
    },
    ':root',
  );
};

/**
 * Writes the theme's variables when the web is built. The theme never changes while a page runs, so that no page need
 * carry the code that computes them, nor wait for it.
 */
export const themeVariables = (): Plugin => ({
  name: 'theme-variables',
  resolveId: {
    filter: { id: /^virtual:theme-variables\.css$/ },
    handler: (id) => (id === name ? file : null),
  },
  load: { filter: { id: /^\/theme-variables\.css$/ }, handler: css },
  transform: {
    filter: { id: /\/MantineCssVariables\/MantineCssVariables\.mjs$/ },
    handler: () => ({ code: 'export const MantineCssVariables = () => null;', map: null }),
  },
});
