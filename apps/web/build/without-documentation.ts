import type { Plugin } from 'vite';

const routeTables = /\/packages\/contract\/src\/routes\/[\w-]+\.ts$/;
/** `summary: '…',` and the like, in one line or with its text in the next one; `refuses: […],`. */
const documentation =
  /^\s+((summary|origin|source):\s+('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|refuses: \[[^\]]*\]),\n/gm;

/** Leaves out of the calls what only their document (API-03) tells. */
export const withoutDocumentation = (): Plugin => ({
  name: 'without-documentation',
  apply: 'build',
  transform: {
    order: 'pre',
    filter: { id: routeTables },
    handler: (code) => ({ code: code.replace(documentation, ''), map: null }),
  },
});
