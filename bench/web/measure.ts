import lighthouse from 'lighthouse';
import { launch, type Page } from 'puppeteer-core';
import { findChromium } from '../../scripts/lib/browser.mjs';

export type Session = { readonly userType: string; readonly stored: string };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

const timings = {
  'First paint': 'first-contentful-paint',
  'Largest paint': 'largest-contentful-paint',
  'Speed index': 'speed-index',
  Blocked: 'total-blocking-time',
} as const;

/** What one page load came to: scores 0 to 100, times in milliseconds, the layout shift, bytes, and what was complained of. */
export type Measured = {
  readonly scores: Readonly<Record<Category, number>>;
  readonly times: Readonly<Record<keyof typeof timings, number>>;
  readonly shift: number;
  readonly bytes: number;
  readonly complaints: readonly string[];
};

/** Performance has no audit that passes or fails: it is told by its times. */
const isTold = (category: string): boolean => category !== 'performance';

/** What Lighthouse could not measure, as a load in which the browser painted nothing in time, is undefined. */
const load = async (page: Page, url: string): Promise<Measured | undefined> => {
  const result = await lighthouse(
    url,
    { onlyCategories: [...categories], disableStorageReset: true, logLevel: 'error' },
    undefined,
    page,
  );
  if (result === undefined) throw new Error(`${url} could not be measured.`);
  if (result.lhr.runtimeError !== undefined) return undefined;
  const { audits, categories: found } = result.lhr;
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const entries = <T extends object>(of: T, of1: (key: string) => number) =>
    Object.fromEntries(Object.entries(of).map(([name, id]) => [name, of1(id)])) as Record<keyof T, number>; // its own keys
  return {
    scores: entries(
      Object.fromEntries(categories.map((one) => [one, one])) as Record<Category, string>, // as above
      (id) => Math.round((found[id]?.score ?? 0) * 100),
    ),
    times: entries(timings, value),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    complaints: Object.entries(found)
      .filter(([name]) => isTold(name))
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => audits[id]?.title ?? id),
  };
};

/**
 * Loads an address afresh, on a phone as Lighthouse simulates one, until so many loads were measured; signed in when a
 * session is given.
 */
export const measure = async (
  url: string,
  runs: number,
  session: Session | undefined,
): Promise<Measured[]> => {
  const executablePath = findChromium();
  const browser = await launch({
    ...(executablePath === undefined ? { channel: 'chrome' as const } : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-dev-shm-usage'],
  });
  try {
    const found: Measured[] = [];
    for (let run = 0; found.length < runs; run += 1) {
      if (run === 2 * runs) throw new Error(`${url} could not be measured ${runs} times.`);
      const context = await browser.createBrowserContext(); // has kept nothing yet
      const page = await context.newPage();
      if (session !== undefined) {
        await page.goto(new URL('/mark.svg', url).href);
        await page.evaluate(({ userType, stored }) => {
          localStorage.setItem('userType', userType);
          localStorage.setItem('forte-session', stored);
        }, session);
      }
      const measured = await load(page, url);
      if (measured !== undefined) found.push(measured);
      await context.close();
    }
    return found;
  } finally {
    await browser.close();
  }
};
