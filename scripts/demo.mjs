// npm run demo: installs what is missing, then makes demo data as the arguments ask.
import { environmentFile, main, prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

await main(async () => {
  const runtime = await prepare({ web: false });
  return run(runtime, [...environmentFile(), 'apps/api/src/demo/main.ts', ...process.argv.slice(2)]);
});
