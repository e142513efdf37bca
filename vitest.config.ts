import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Left alone, Vitest keeps a core for itself; of two that is half of them. And while one waits for its database another can go on.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          exclude: ['apps/api/src/db/embedded/**'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          // Each file has a database and an app of its own; to load the server's code anew for each took as long as its tests.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // Kills and restarts databases of its own; the same on whatever server the API is tested.
          name: 'embedded',
          include: ['apps/api/src/db/embedded/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: 'apps/web',
          environment: 'jsdom',
          testTimeout: 60_000,
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: [fileURLToPath(new URL('apps/web/src/testing/setup.ts', import.meta.url))],
        },
      },
    ],
  },
});
