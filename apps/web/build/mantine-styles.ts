import type { Plugin } from 'vite';

const classNames = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/**
 * Lets each component of Mantine bring its own styles, as our own components do: what a page does not show it does not
 * load, and nobody keeps a list. In a layer, so that our styles win in whatever order files arrive.
 */
export const mantineStyles = (): Plugin => ({
  name: 'mantine-styles',
  apply: 'build',
  transform: {
    filter: { id: classNames },
    handler(code, id) {
      const [, component] = classNames.exec(id) ?? [];
      return { code: `import '@mantine/core/styles/${component}.layer.css';\n${code}`, map: null };
    },
  },
});
