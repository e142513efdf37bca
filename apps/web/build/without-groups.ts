import type { Plugin } from 'vite';

const groups = /@mantine\/core\/esm\/components\/(?:Button|ActionIcon)\/\w+Group(?:Section)?\/(\w+)\.mjs$/;

/** Leaves out rows of joined buttons (`Button.Group`), which Mantine hangs on each button: no page of ours has one. */
export const withoutGroups = (): Plugin => ({
  name: 'without-groups',
  apply: 'build',
  transform: {
    filter: { id: groups },
    handler: (_code, id) => ({ code: `export const ${groups.exec(id)?.[1]} = undefined;`, map: null }),
  },
});
