// npm test: installs what is missing, finds a browser, and runs every check and every test.
import { runChecks } from './lib/checks.mjs';
import { ensureTestBrowsers } from './lib/ensure-browser.mjs';
import { main, prepare } from './lib/prepare.mjs';
import { runJourneys, runScreens, runVitest, tell } from './lib/suites.mjs';

await main(async () => {
  const runtime = await prepare({ web: true });
  await ensureTestBrowsers(runtime);
  return tell([
    await runChecks(runtime),
    await runVitest(runtime, []),
    await runJourneys(runtime),
    await runScreens(runtime),
  ]);
});
