import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/** What configures a product must not reach the tests: they run beside one. */
const configuration =
  /^(NODE_ENV|PORT|HOST|PUBLIC_URL|FORTE_\w+|DATABASE_URL|SMTP_URL|MAIL_FROM|FILES_URL|LOG_LEVEL|TRUST_PROXY)$/;

const cleanEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !configuration.test(name)));

/** Runs a suite that writes its result as JSON, and reads the counts from it; no readable result is a failure. */
const runSuite = async (runtime, argsFor, environmentFor, count) => {
  const folder = mkdtempSync(join(tmpdir(), 'forte-result-'));
  const file = join(folder, 'result.json');
  try {
    const env = { ...cleanEnvironment(), ...environmentFor(file) };
    const code = await run(runtime, argsFor(file), { env });
    const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch (error) {
    console.error(`This suite gave no result: ${error.message}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const runVitest = (runtime, args, environment = {}) =>
  runSuite(
    runtime,
    (file) => [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    () => environment,
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  );

const runPlaywright = (runtime, config) =>
  runSuite(
    runtime,
    () => [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', config, '--reporter=list,json'],
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  );

export const runJourneys = (runtime) => runPlaywright(runtime, 'e2e/playwright.config.ts');

/** Every screen, by itself: its lists hold what the demo data and its own people hold, and nothing of a journey. */
export const runScreens = (runtime) => runPlaywright(runtime, 'e2e/screens.config.ts');

/** Prints the sum of all suites as the last line. @returns the exit code */
export const tell = (suites) => {
  const sum = (name) => suites.reduce((total, suite) => total + suite[name], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
};
