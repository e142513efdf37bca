// npm run check: everything that can be told without running the product.
import { runChecks } from './lib/checks.mjs';
import { main, prepare } from './lib/prepare.mjs';
import { tell } from './lib/suites.mjs';

await main(async () => tell([await runChecks(await prepare({ web: true }))]));
