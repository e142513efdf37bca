import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the API answers while developing: a started product, unless FORTE_API names another. */
const api = process.env.FORTE_API ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist', sourcemap: false, assetsInlineLimit: 0 },
  server: { proxy: { '/V1': api, '/dev': api } },
  preview: { proxy: { '/V1': api, '/dev': api } },
});
