// Holds the sizes: a file of code has 200 lines at most, one of tests 400.
import { listSources, readSource, report } from '../lib/sources.mjs';

const most = (path) => (/\.test\.tsx?$/.test(path) ? 400 : 200);
/** Data, one entry a line. */
const isData = (path) => path.includes('/words/');

const files = listSources().filter((path) => !isData(path));
const tooLong = files
  .map((path) => ({ path, lines: readSource(path).split('\n').length - 1 }))
  .filter(({ path, lines }) => lines > most(path))
  .map(({ path, lines }) => `${path} has ${lines} lines; ${most(path)} is the most`);
report(tooLong, `${files.length} files keep the sizes`);
