import { expect, test } from 'vitest';
import { parseStat, readUsage } from './usage.ts';

test('a line of /proc is read past a name with spaces and brackets; ended children count', () => {
  const line = '4711 (postgres: a) b) S 42 1 1 0 -1 4194560 100 0 0 0 7 3 20 10 20 0 1 0 5000 100 200';
  expect(parseStat(line)).toEqual({ pid: 4711, parent: 42, cpuMs: 400 });
});

test.runIf(process.platform === 'linux')('this process has used time and memory; nobody has none', () => {
  const usage = readUsage(process.pid);
  expect(usage?.cpuMs).toBeGreaterThan(0);
  expect(usage?.memoryMb).toBeGreaterThan(10);
  expect(readUsage(undefined)).toBeUndefined();
  expect(readUsage(999_999_999)).toBeUndefined();
});
