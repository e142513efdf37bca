import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { mantineStyles } from './build/mantine-styles.ts';

/** Where the API answers while developing: a started product, unless FORTE_API names another. */
const api = process.env.FORTE_API ?? 'http://localhost:3000';

/** Few files rather than many: each costs a phone a round trip, and what one page loads the next one mostly needs, too. */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  { name: 'forms', test: /login-form|role-choice/, priority: 1 },
  { name: 'inside', test: /layout\/header/ },
];

export default defineConfig({
  plugins: [react(), mantineStyles(), compress()],
  build: {
    manifest: true,
    outDir: 'dist',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/V1': api, '/dev': api } },
  preview: { proxy: { '/V1': api, '/dev': api } },
});
