import { existsSync } from 'node:fs';

/** Chromium without windows: what the tests look at is drawn by the same code, in two thirds of the time. */
const withoutWindows = ['/usr/bin/chromium-headless-shell'];

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const find = (places) => {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return named || places.find((path) => existsSync(path));
};

/** The Chromium or Chrome that CHROMIUM_PATH names or that stands in a usual place; undefined: Playwright's own. */
export const findChromium = () => find(whole);

/** The same for the tests, most of which rather take one without windows. */
export const findTestBrowser = () => find([...withoutWindows, ...whole]);

/** Whether the tests take a slower browser than there could be. */
export const lacksTestBrowser = () => find(withoutWindows) === undefined;
