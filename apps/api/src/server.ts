import { type Env, readEnv } from '#api/env.ts';
import { type Product, startProduct } from '#api/start/product.ts';

/** The longest that requests under way may take when the server stops. */
const grace = 10_000;

/** For people at a terminal; what a log collector reads goes through the logger. */
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const fail = (error: unknown): void => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
};

const welcome = ({ publicUrl }: Env, { hasMailbox, demoLogins }: Product): string =>
  [
    '',
    `Forte is at ${publicUrl}`,
    ...(hasMailbox ? [`  Mails that it would send: ${publicUrl}/dev/mailbox`] : []),
    ...Object.entries(demoLogins ?? {}).map(
      ([role, { email, password }]) => `  Log in as the demo ${role}: ${email}, password ${password}`,
    ),
    `  The HTTP interface: ${publicUrl}/V1/docs`,
    '  Ctrl-C stops it.',
    '',
  ].join('\n');

const stopOnSignals = (stop: () => void): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Started by scripts/start.mjs: when that is killed without a word, this must not stay behind.
  process.on('disconnect', stop);
};

const run = async (env: Env): Promise<void> => {
  let stopping = false;
  let product: Product | undefined;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    if (product === undefined) return; // it closes as soon as it has started
    setTimeout(() => process.exit(1), grace).unref();
    await product.close();
    if (process.connected) process.disconnect();
  };
  stopOnSignals(() => void stop().catch(fail));
  product = await startProduct(env, (error) => {
    fail(error);
    void stop();
  });
  if (stopping) return product.close();
  if (env.production) product.app.log.info({ publicUrl: env.publicUrl }, 'started');
  else say(welcome(env, product));
};

try {
  await run(readEnv(process.env));
} catch (error) {
  fail(error);
  if (process.connected) process.disconnect();
}
