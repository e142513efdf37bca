import type { LaunchOptions } from '@playwright/test';
import { findChromium, findTestBrowser } from '../../scripts/lib/browser.mjs';

const isRoot = process.getuid?.() === 0;

const optionsFor = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    ...(isRoot ? ['--no-sandbox'] : []), // Chromium's sandbox can't be had as root
    '--disable-gpu',
    '--disable-quic',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** How a journey starts its browser. */
export const launchOptions = optionsFor(findTestBrowser());

const wholeBrowser = optionsFor(findChromium());
/** With windows, though nobody sees them: for what the other does not have, as pages kept for the Back button and the PDF viewer. */
export const wholeBrowserOptions: LaunchOptions =
  wholeBrowser.executablePath === undefined ? { ...wholeBrowser, channel: 'chromium' } : wholeBrowser;
