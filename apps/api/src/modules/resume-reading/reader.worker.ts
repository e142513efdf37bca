import { parentPort, workerData } from 'node:worker_threads';
import { type ReadableResume, readResume } from '#api/modules/resume-reading/reader.ts';

// What run-reader.ts gave.
parentPort?.postMessage(await readResume(workerData as ReadableResume));
