// Holds the sizes: a file of code has 200 lines at most, one of tests 400.
import { listSources, readSource, report } from '../lib/sources.mjs';

const most = (path) => (/\.test\.tsx?$/.test(path) ? 400 : 200);
/** Data, one entry a line, and what grows with every table and call: to be read in one place. */
const exempt = [
  /\/words\//,
  /^packages\/contract\/src\/routes\//,
  /^apps\/api\/src\/db\/tables\.ts$/,
  /^apps\/api\/src\/demo\/.*(words|names|texts)/,
];

const files = listSources().filter((path) => !exempt.some((one) => one.test(path)));
const tooLong = files
  .map((path) => ({ path, lines: readSource(path).split('\n').length - 1 }))
  .filter(({ path, lines }) => lines > most(path))
  .map(({ path, lines }) => `${path} has ${lines} lines; ${most(path)} is the most`);
report(tooLong, `${files.length} files keep the sizes`);
