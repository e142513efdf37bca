import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, installFromDistribution } from './apt.mjs';
import { findChromium, lacksTestBrowser } from './browser.mjs';
import { root } from './paths.mjs';
import { runOrThrow } from './run.mjs';

const hasOwn = (runtime) => {
  const script =
    "import { chromium } from 'playwright-core'; process.stdout.write(chromium.executablePath());";
  const path = execFileSync(runtime, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' });
  return existsSync(path);
};

/** Finds a Chromium, or gets one: the distribution's when root, else Playwright's own. */
export const ensureChromium = async (runtime) => {
  if (findChromium() !== undefined || hasOwn(runtime)) return;
  if (canInstall() && (await installFromDistribution('chromium')) && findChromium() !== undefined) return;
  console.log("Installing Playwright's Chromium ...");
  await runOrThrow(runtime, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
};

/** The same, and one without windows where the distribution has it, which most tests then take. */
export const ensureTestBrowsers = async (runtime) => {
  await ensureChromium(runtime);
  if (lacksTestBrowser() && canInstall()) await installFromDistribution('chromium-headless-shell');
};
