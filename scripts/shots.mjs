// npm run shots: writes a picture of every screen into a folder, to look at what a change did. See --help.
import { ensureChromium } from './lib/ensure-browser.mjs';
import { main, prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

await main(async () => {
  const runtime = await prepare({ web: true });
  await ensureChromium(runtime);
  return run(runtime, ['e2e/screens/shots.ts', ...process.argv.slice(2)]);
});
