import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../scripts/lib/browser.mjs';

const executablePath = findChromium();
const isRoot = process.getuid?.() === 0;

/** How every journey starts its browser. */
export const launchOptions: LaunchOptions = {
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
};
