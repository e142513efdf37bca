import { defineConfig, devices } from '@playwright/test';
import config from './playwright.config.ts';

/** Every screen in every state, with people made for them: `npx playwright test -c e2e/screens.config.ts`. */
export default defineConfig({
  ...config,
  testDir: 'screens',
  timeout: 180_000,
  projects: [
    { name: 'cast', testMatch: 'cast.setup.ts' },
    {
      name: 'screens',
      dependencies: ['cast'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
