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

/** Mantine's palettes that no page of ours names; a fifth of all variables, and of no use in the code either. */
const unused = ['pink', 'grape', 'violet', 'indigo', 'blue', 'cyan', 'lime', 'yellow', 'orange'];
/** Those that the theme replaces, too, are of no use in the code. */
const needless = [...unused, ...Object.keys(theme.colors ?? {})];
const needlessPalettes = new RegExp(`\\n\\t(${needless.join('|')}): \\[[^\\]]*\\],?`, 'g');
const isUsed = (variable: string): boolean =>
  !unused.some((palette) => variable.startsWith(`--mantine-color-${palette}-`));
const used = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([variable]) => isUsed(variable)));

/** All variables of the theme, Mantine's and ours, as MantineProvider would write them. */
const css = (): string => {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const [theirs, ours] = [defaultCssVariablesResolver(merged), variables(merged)];
  return convertCssVariables(
    {
      variables: { ...used(theirs.variables), ...ours.variables },
      light: { '--mantine-color-scheme': 'light', ...used(theirs.light), ...ours.light },
      dark: { '--mantine-color-scheme': 'dark', ...used(theirs.dark), ...ours.dark },
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
    filter: { id: /\/MantineProvider\/(MantineCssVariables\/MantineCssVariables|default-colors)\.mjs$/ },
    handler: (code, id) =>
      id.endsWith('default-colors.mjs')
        ? { code: code.replace(needlessPalettes, ''), map: null }
        : { code: 'export const MantineCssVariables = () => null;', map: null },
  },
});
