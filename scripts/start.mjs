// npm start: installs and builds what is missing, then runs the product until Ctrl-C.
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { environmentFile, main, prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

/** Between npm and this stands a shell, which passes no signal on: when it is gone, npm was asked to stop. */
const stopWithNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
};

await main(async () => {
  stopWithNpm();
  const runtime = await prepare({ web: true });
  return run(runtime, [...environmentFile(), 'apps/api/src/server.ts'], {
    // Over the channel the server notices when this process is killed without a chance to pass a signal on.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env },
  });
});
