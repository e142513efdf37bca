import { Worker } from 'node:worker_threads';
import { createTurns } from '#api/http/turns.ts';
import type { ReadableResume, Reading } from '#api/modules/resume-reading/reader.ts';

/** A long resume takes a second and 60 MB; what needs more was made to. */
const limits = { milliseconds: 6_000, heapMegabytes: 160, outsideHeapBytes: 192 * 1_048_576 };
const checkEvery = 25;

/** One at a time leaves the other processors to everybody else (SEC-22). */
const reading = createTurns({ atOnce: 1, inLine: 20 });

const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

const startWorker = ({ bytes, format, today }: ReadableResume): Worker =>
  new Worker(new URL('./reader.worker.ts', import.meta.url), {
    workerData: { bytes, format, today },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 32 },
  });

/** Ends what takes too much: the heap has its own limit, but what is unpacked lies outside of it. */
const watch = (worker: Worker, onTooMuch: () => void): (() => void) => {
  const end = setTimeout(onTooMuch, limits.milliseconds);
  const look = setInterval(async () => {
    const heap = await worker.getHeapStatistics().catch(() => undefined); // gone: nothing to watch
    if ((heap?.external_memory ?? 0) > limits.outsideHeapBytes) onTooMuch();
  }, checkEvery);
  return () => {
    clearTimeout(end);
    clearInterval(look);
  };
};

const readInWorker = (resume: ReadableResume): Promise<Reading> =>
  new Promise((resolve) => {
    const worker = startWorker(resume);
    const finish = (result: Reading) => {
      stopWatching();
      void worker.terminate();
      resolve(result);
    };
    const stopWatching = watch(worker, () => finish({ reading: 'too-much' }));
    worker.once('message', (result: Reading) => finish(result));
    worker.once('error', (error) => finish({ reading: isOutOfMemory(error) ? 'too-much' : 'unreadable' }));
    worker.once('exit', () => finish({ reading: 'unreadable' }));
  });

/**
 * Reads a resume in a thread of its own, which is ended when it takes too long or too much memory: whoever made the
 * file, the server goes on (SEC-11, SEC-22).
 * @throws Refusal `unavailable` when too many wait
 */
export const runReader = (resume: ReadableResume): Promise<Reading> => reading(() => readInWorker(resume));
