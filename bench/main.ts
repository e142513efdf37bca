// Measures the product over HTTP and writes what it finds as a table:
//   npm run bench                    a small size in about a minute, on an embedded PostgreSQL of its own
//   npm run bench -- --full          a million candidates, 200,000 postings: half an hour
//   npm run bench -- --full --keep --database-url postgres://user:password@host/postgres
import { parseArgs } from 'node:util';
import { measureAll, measureFirstPages } from './measure-all.ts';
import { toMarkdown } from './report/markdown.ts';
import { keptNotes, writeReport } from './report/write.ts';
import { type Bench, openBench } from './run/context.ts';
import { type Amounts, type BenchServer, openDatabase, openServer } from './run/database.ts';
import { factsOf } from './run/facts.ts';

const { values: options } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    'database-url': { type: 'string' },
    out: { type: 'string' },
  },
});

const small = {
  amounts: { candidates: 20_000, postings: 4_000 },
  effort: { rounds: 1, deepMixes: 10, saves: 150, matches: 10, checkOneIn: 1 },
  settings: [],
};
const full = {
  amounts: { candidates: 1_000_000, postings: 200_000 },
  effort: { rounds: 3, deepMixes: 60, saves: 900, matches: 40, checkOneIn: 4 },
  // As a database of that size is set up: it fits into memory.
  settings: ['shared_buffers=3GB', 'effective_cache_size=12GB', 'jit=off', 'max_wal_size=8GB'],
};
const { amounts, effort, settings } = options.full ? full : small;
/** The growth from a tenth of the candidates is of interest at the full size only. */
const lesser: Amounts | undefined = options.full ? { candidates: 100_000, postings: 20_000 } : undefined;
const path = options.out ?? (options.full ? 'bench/RESULTS.md' : '.cache/bench-results.md');
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const sayWhen = (text: string): void => say(`${Math.round(performance.now() / 1000)} s: ${text}`);

/** Runs work on a product with so much data. */
const withBench = async <T>(
  server: BenchServer,
  size: Amounts,
  work: (bench: Bench) => Promise<T>,
): Promise<T> => {
  sayWhen(`Preparing ${size.candidates.toLocaleString('en-US')} candidates`);
  const database = await openDatabase(server, size, options);
  try {
    const bench = await openBench(server, database.url, { amounts: size, effort });
    try {
      return await work(bench);
    } finally {
      await bench.close();
    }
  } finally {
    await database.drop();
  }
};

const run = async (server: BenchServer): Promise<void> => {
  const before = lesser && (await withBench(server, lesser, measureFirstPages));
  const found = await withBench(server, amounts, (bench) => measureAll(bench, { before, say: sayWhen }));
  const report = { facts: factsOf(server, amounts), showsLimits: options.full, ...found };
  await writeReport(path, toMarkdown(report, await keptNotes(path)));
  say(`\n${toMarkdown({ ...report, slow: [] }, '')}\nWritten to ${path}`);
  if (Object.values(report.checks).some(({ wrong }) => wrong.length > 0)) process.exitCode = 1;
};

const server = await openServer(options['database-url'], settings);
try {
  await run(server);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await server.close();
}
