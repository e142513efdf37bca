// npm run lighthouse: builds the web and measures its pages on a simulated phone; see bench/lighthouse.ts.
import { ensureChromium } from './lib/ensure-browser.mjs';
import { main, prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

await main(async () => {
  const runtime = await prepare({ web: true });
  await ensureChromium(runtime);
  return run(runtime, ['bench/lighthouse.ts', ...process.argv.slice(2)]);
});
