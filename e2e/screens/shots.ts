// The gallery: a picture of every screen in every state, width and scheme, from a product of its own with the demo data.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, request as newRequest, type Page } from '@playwright/test';
import { newClientAddress } from '../harness/client-address.ts';
import { wholeBrowserOptions } from '../harness/launch-options.ts';
import { openMailbox } from '../harness/mailbox.ts';
import startProduct from '../harness/start-product.ts';
import { createBrowsers } from './browsers.ts';
import { type Cast, isOfDemo, makeCast, makeDemoCast } from './cast.ts';
import { writeDocsPictures } from './docs-pictures.ts';
import { drawWhole } from './draw-whole.ts';
import { indexOf, type Shot } from './shots-index.ts';
import { chooseStates, readOptions, type ShotsOptions, type Wanted } from './shots-options.ts';
import { allScreens } from './table/all-screens.ts';
import { resize, untilReady, type Visit, visit } from './visit.ts';

const tell = (text: string): void => void process.stdout.write(text);

const docsFolder = 'docs/screens';
/** A page as long as this is shown whole; of a longer one, its beginning. */
const mostHeight = 3_000;

const shoot = async (page: Page, file: string, width: number): Promise<void> => {
  await drawWhole(page);
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(length, 900), mostHeight) };
  await page.screenshot({ path: file, fullPage: true, clip, animations: 'disabled' });
};

const shootState = async (
  parts: Visit,
  { screen, shown, widths }: Wanted,
  { schemes, out }: ShotsOptions,
): Promise<Shot[]> => {
  const shots: Shot[] = [];
  await visit({ ...parts, width: widths[0] ?? 1280 }, shown, async (page) => {
    for (const width of widths) {
      await resize(page, width);
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        await untilReady(page, shown);
        const file = `${screen}-${shown.state}-${width}-${scheme}.png`;
        await shoot(page, join(out, file), width);
        shots.push({ screen, state: shown.state, width, scheme, file });
      }
    }
  });
  return shots;
};

type Makers = Parameters<typeof makeCast>[0];

const withPeople = async <T>(
  browser: Browser,
  cast: Cast,
  use: (parts: Omit<Visit, 'width'>) => Promise<T>,
): Promise<T> => {
  const browsers = createBrowsers(browser, process.env.FORTE_E2E_URL ?? '', cast);
  return use({ browsers, cast }).finally(browsers.close);
};

const shootGallery = async (browser: Browser, makers: Makers, options: ShotsOptions): Promise<void> => {
  await mkdir(options.out, { recursive: true });
  const states = chooseStates(allScreens, options);
  const shots: Shot[] = [];
  const shootEach = (cast: Cast, some: readonly Wanted[]) =>
    withPeople(browser, cast, async (parts) => {
      for (const wanted of some) {
        tell(`${wanted.screen}: ${wanted.shown.state}\n`);
        shots.push(...(await shootState({ ...parts, width: 1280 }, wanted, options)));
      }
    });
  // The demo data's lists first, before those with the longest texts stand in them too.
  const { demo = [], made = [] } = Object.groupBy(states, ({ shown }) => (isOfDemo(shown) ? 'demo' : 'made'));
  if (demo.length > 0) await shootEach(await makeDemoCast(makers), demo);
  if (made.length > 0) await shootEach(await makeCast(makers), made);
  await writeFile(join(options.out, 'index.html'), indexOf(shots));
  tell(`\n${shots.length} pictures: ${join(options.out, 'index.html')}\n`);
};

const shootDocs = async (browser: Browser, makers: Makers): Promise<void> => {
  const files = await withPeople(browser, await makeDemoCast(makers), (parts) =>
    writeDocsPictures(parts, docsFolder),
  );
  tell(`\n${files.length} pictures: ${docsFolder}\n`);
};

const shootAll = async (browser: Browser, options: ShotsOptions): Promise<void> => {
  const request = await newRequest.newContext({
    baseURL: process.env.FORTE_E2E_URL ?? '',
    extraHTTPHeaders: { 'x-forwarded-for': newClientAddress() },
  });
  const makers = { request, mailbox: openMailbox(process.env.FORTE_E2E_MAIL ?? '') };
  await (options.docs ? shootDocs(browser, makers) : shootGallery(browser, makers, options));
  await request.dispose();
};

const main = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2));
  const endProduct = await startProduct();
  try {
    const browser = await chromium.launch(wholeBrowserOptions);
    await shootAll(browser, options).finally(() => browser.close());
  } finally {
    await endProduct();
  }
};

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
