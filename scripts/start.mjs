// npm start: installs and builds what is missing, then runs the product until Ctrl-C.

import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { environmentFile, main, prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

await main(async () => {
  const runtime = await prepare({ web: true });
  // Over the channel the server notices when this process is killed without a chance to pass a signal on.
  return run(runtime, [...environmentFile(), 'apps/api/src/server.ts'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env },
  });
});
