import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './harness/launch-options.ts';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/e2e',
  globalSetup: './harness/start-product.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 10_000,
    trace: 'off', // a tenth of the time; to see the steps of one that fails, run it with --trace on
    screenshot: 'only-on-failure',
    locale: 'en-US',
    launchOptions,
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // What no width can change is seen once.
      grepInvert: /@any-width/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        reducedMotion: 'reduce', // and on the desk all that moves
      },
    },
  ],
});
