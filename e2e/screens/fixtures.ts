import { readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { type Browsers, createBrowsers } from './browsers.ts';
import type { Cast } from './cast.ts';
import { castFile } from './cast-file.ts';

type Fixtures = { readonly cast: Cast; readonly browsers: Browsers };

/** Playwright's test, with the people that `cast.setup.ts` made. */
// biome-ignore lint/complexity/noBannedTypes: Playwright's own way to say "no fixtures of a test"
export const test = base.extend<{}, Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from the pattern
  cast: [async ({}, use) => use(JSON.parse(readFileSync(castFile, 'utf8'))), { scope: 'worker' }],
  browsers: [
    async ({ browser, cast }, use) => {
      const browsers = createBrowsers(browser, process.env.FORTE_E2E_URL ?? '', cast);
      await use(browsers);
      await browsers.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
