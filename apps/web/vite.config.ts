import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { mantineStyles } from './build/mantine-styles.ts';
import { preloadFont } from './build/preload-font.ts';
import { themeVariables } from './build/theme-variables.ts';
import { withoutDocumentation } from './build/without-documentation.ts';

/** Where the API answers while developing: a started product, unless FORTE_API names another. */
const api = process.env.FORTE_API ?? 'http://localhost:3000';

/** Few files rather than many: each costs a phone a round trip, and what one page loads the next one mostly needs, too. */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 1 },
  { name: 'inside', test: /layout\/header/ },
];

export default defineConfig({
  // React has had this of its own since version 18; a library still brings it along.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [react(), themeVariables(), mantineStyles(), withoutDocumentation(), preloadFont(), compress()],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    outDir: 'dist',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // By their hash alone: the list of all files is a part of the start, and names would be a tenth of a page's own code.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: { groups },
      },
    },
  },
  server: { proxy: { '/V1': api, '/dev': api } },
  preview: { proxy: { '/V1': api, '/dev': api } },
});
