import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/** What configures a product must not reach the tests: they run beside one. */
const configuration =
  /^(NODE_ENV|PORT|HOST|PUBLIC_URL|FORTE_\w+|DATABASE_URL|SMTP_URL|MAIL_FROM|FILES_URL|LOG_LEVEL|TRUST_PROXY)$/;

const cleanEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !configuration.test(name)));

/** Runs a suite that writes its result as JSON. @returns how many tests passed, and the names of those that failed */
const runSuite = async (runtime, argsFor, environmentFor, read) => {
  const folder = mkdtempSync(join(tmpdir(), 'forte-result-'));
  const file = join(folder, 'result.json');
  try {
    const env = { ...cleanEnvironment(), ...environmentFor(file) };
    const code = await run(runtime, argsFor(file), { env });
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    return {
      passed,
      failed: code !== 0 && failed.length === 0 ? [`a suite that ended with ${code}`] : failed,
    };
  } catch (error) {
    return { passed: 0, failed: [`a suite without a readable result: ${error.message}`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** What a failure said, in one line: of a long log only the end may be at hand. */
const reasonOf = (messages = []) => {
  const text = stripVTControlCharacters(messages.join(' ')).replace(/\s+/g, ' ').trim();
  return text === '' ? '' : `: ${text.slice(0, 600)}`;
};

const failedOfVitest = ({ name: file, status, assertionResults }) => {
  const titles = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `${test.fullName}${reasonOf(test.failureMessages)}`);
  // A file that could not be read has no tests.
  const named = status === 'failed' && titles.length === 0 ? ['the file as a whole'] : titles;
  return named.map((title) => `${relative(root, file)}: ${title}`);
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
    ({ numPassedTests, testResults }) => ({
      passed: numPassedTests,
      failed: testResults.flatMap(failedOfVitest),
    }),
  );

const errorsOf = (results) =>
  (results.at(-1)?.errors ?? []).map(({ message, location }) => `${message} at line ${location?.line}`);

const failedOfPlaywright = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => `${file} (${projectName}): ${title}${reasonOf(errorsOf(results))}`),
  ),
  ...suites.flatMap(failedOfPlaywright),
];

const runPlaywright = (runtime, config) =>
  runSuite(
    runtime,
    () => [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', config, '--reporter=list,json'],
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    (report) => ({ passed: report.stats.expected + report.stats.flaky, failed: failedOfPlaywright(report) }),
  );

export const runJourneys = (runtime) => runPlaywright(runtime, 'e2e/playwright.config.ts');

/** Every screen, by itself: its lists hold what the demo data and its own people hold, and nothing of a journey. */
export const runScreens = (runtime) => runPlaywright(runtime, 'e2e/screens.config.ts');

/** Names what failed, and prints the sum of all suites as the last line. @returns the exit code */
export const tell = (suites) => {
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
  const failed = suites.flatMap((suite) => suite.failed);
  console.log('');
  for (const name of failed) console.log(`Failed: ${name}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  return failed.length === 0 && passed > 0 ? 0 : 1;
};
