// npm run bench: installs what is missing, then measures as the arguments ask.
import { main, prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

await main(async () => {
  const runtime = await prepare({ web: true });
  return run(runtime, ['bench/main.ts', ...process.argv.slice(2)]);
});
