import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findChromium, findTestBrowser } from './lib/browser.mjs';

afterEach(() => vi.unstubAllEnvs());

test('[RUN-02] CHROMIUM_PATH comes before any browser that is installed, and is told when it leads nowhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forte-browser-'));
  const own = join(folder, 'my-chromium');
  writeFileSync(own, '');
  chmodSync(own, 0o755);
  vi.stubEnv('CHROMIUM_PATH', own);
  expect(findChromium()).toBe(own);
  expect(findTestBrowser()).toBe(own);
  rmSync(folder, { recursive: true });
  for (const find of [findChromium, findTestBrowser])
    expect(find).toThrow(`CHROMIUM_PATH names ${own}, which does not exist.`);
});
